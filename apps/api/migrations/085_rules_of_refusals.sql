-- The rule by which a claim, a notice or a request to remove a listing was declined. Null: it wasn't, or nobody named one then.
alter table claims add column because text check (because in (
  'unconfirmed', 'unanswered', 'not-authorised', 'untrue', 'someone-else', 'not-listed', 'other'));
alter table notices add column because text check (because in (
  'not-illegal', 'not-shown-here', 'unconfirmed', 'gone', 'decided-before', 'other'));
alter table removal_requests add column because text check (because in (
  'not-authorised', 'unconfirmed', 'still-open', 'unwelcome-reviews', 'correctable', 'other'));

-- On record, beside the words: these stay there for good. Where words are kept elsewhere, and go with what they are about, the rule
-- is the event's reason instead (083). The chain covers this column, too, and the hashes of earlier events stay as they are (042).
alter table moderation_events add column because text;
