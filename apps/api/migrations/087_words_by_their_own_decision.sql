-- Words are digested with their own decision (src/record/words.ts). Those of decisions about vendors were digested with the vendor, so
-- two about the same one could have been exchanged: they count as from before the record had digests.
update vendor_decisions set salt = null where salt is not null;
