-- Where imported listings come from, by vendors.source, and whom to credit for each wherever its listings are shown. Imports add what
-- their files say: an operator's file has a source of its own, and Overture's listings are made from several.
create table listing_sources (
  source text primary key,
  holders text[] not null,
  licences text[] not null,
  url text not null -- where to read about the licence
);
-- https://osmfoundation.org/wiki/Licence/Attribution_Guidelines, https://docs.overturemaps.org/attribution/,
-- https://opensource.foursquare.com/os-places/
insert into listing_sources (source, holders, licences, url) values
  ('osm', '{OpenStreetMap contributors}', '{ODbL}', 'https://www.openstreetmap.org/copyright'),
  ('overture', '{Overture Maps Foundation}', '{CDLA Permissive 2.0}', 'https://docs.overturemaps.org/attribution/'),
  ('foursquare', '{"Foursquare Labs, Inc."}', '{Apache 2.0}', 'https://docs.foursquare.com/data-products/docs/access-fsq-os-places');
