-- Dates with hours of their own, which replace the week's. "Open now" stays a condition in SQL: where special_days has the
-- date on the vendor's clock, special_open decides, otherwise opening_minutes does. The days include the one after each
-- special date, which its night may reach into; the times include the week's on that day. Null where nothing is ahead, so
-- listings without special dates pay nothing.

alter table vendors
  add column special_hours jsonb not null default '[]',
  add column special_days datemultirange,
  add column special_open tsmultirange; -- on the vendor's own clock
