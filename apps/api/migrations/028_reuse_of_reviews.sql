-- The licence under which the accepted terms let others reuse someone's reviews, as an SPDX id; null where they don't.
alter table terms_acceptances add column review_licence text;
