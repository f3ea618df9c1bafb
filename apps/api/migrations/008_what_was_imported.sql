-- What a listing was when it was last imported, so that an import of the same again need not read it. Null where that was before
-- this column was.
alter table vendors add column source_digest text;
