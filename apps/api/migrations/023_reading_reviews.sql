-- Which reviews people find helpful. One vote each; it goes with the review, and with the person.

create table helpful_votes (
  review_id uuid not null references reviews on delete cascade,
  user_id uuid not null references users on delete cascade,
  voted_at timestamptz not null default now(),
  primary key (review_id, user_id)
);
create index helpful_votes_user on helpful_votes (user_id, voted_at desc);

-- Once a statement, because votes also go by cascades. The reviews' locks make parallel votes take turns.
create function count_helpful_votes() returns trigger language plpgsql as $$
begin
  update reviews r set helpful_count = r.helpful_count + case tg_op when 'INSERT' then v.votes else -v.votes end
  from (select review_id, count(*)::integer as votes from changed_votes group by review_id) v
  where r.id = v.review_id;
  return null;
end $$;
create trigger count_helpful_votes_given after insert on helpful_votes
  referencing new table as changed_votes for each statement execute function count_helpful_votes();
create trigger count_helpful_votes_taken after delete on helpful_votes
  referencing old table as changed_votes for each statement execute function count_helpful_votes();

-- The words of a review, read like those of vendors. Apart from the reviews, so that a vote doesn't copy them. Reviews from before
-- get theirs at night, a few hundred at a time; until then they are read when someone searches.
create table review_words (
  review_id uuid primary key references reviews on delete cascade,
  words tsvector not null
);

create function review_words_of(title text, review text) returns tsvector language sql stable as $$
  select search_vector(title || ' ' || review, 'A')
$$;

create function reviews_make_searchable() returns trigger language plpgsql as $$
begin
  insert into review_words (review_id, words) values (new.id, review_words_of(new.title, new.review))
    on conflict (review_id) do update set words = excluded.words;
  return null;
end $$;
create trigger reviews_make_searchable after insert or update of title, review
  on reviews for each row execute function reviews_make_searchable();
