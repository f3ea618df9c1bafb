-- A summary of the past month for owners who ask for one, once for each month.

-- The summaries of all months before this one have been dealt with: sent, or left out because there was nothing to tell.
-- Null: the person has never asked for any.
alter table users add column summarised_until date;
create index users_monthly_summary on users (summarised_until)
  where settings @> '{"notices": {"monthlySummary": true}}' and erase_at is null and deleted_at is null;

-- Where mail readers turn off what the e-mail belongs to; dropped like its text once it is sent.
alter table emails add column unsubscribe_url text;
