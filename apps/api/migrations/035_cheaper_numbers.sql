-- What reviews add up to, as before, with plans that are made once a session. PostgreSQL would otherwise plan all of it again at every
-- call, because it can't know how many vendors it will be given: that took longer than the sums. A plan kept for good must not
-- depend on how small the tables were when it was made, so it always reads a vendor's rows by their index.
create or replace function refresh_vendor_stats(vendor_ids uuid[]) returns void language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  -- First the lock, then (in a statement that sees what committed meanwhile) the sums: two reviews at once both count.
  perform 1 from vendor_stats where vendor_id = any(vendor_ids) order by vendor_id for update;
  with sums as (
    update vendor_stats s set
      review_count = r.review_count, rating_sum = r.rating_sum, histogram = r.histogram, aspects = r.aspects, average = r.average,
      score = r.score
    from unnest(vendor_ids) v(id),
    lateral (
      select count(*) as review_count, coalesce(sum(rating), 0) as rating_sum,
             array[count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3),
                   count(*) filter (where rating = 4), count(*) filter (where rating = 5)] as histogram,
             jsonb_strip_nulls(jsonb_build_object(
               'quality', round(avg(quality), 2), 'value', round(avg(value), 2), 'communication', round(avg(communication), 2),
               'professionalism', round(avg(professionalism), 2), 'flexibility', round(avg(flexibility), 2))) as aspects,
             avg(rating)::double precision as average,
             (7 * 3.5 + coalesce(sum(rating * weight), 0)) / (7 + coalesce(sum(weight), 0)) as score
      from (
        select *, power(0.5, extract(epoch from now() - created_at)::double precision / (86400 * 730.5)) as weight
        from reviews where vendor_id = v.id and status = 'published' and experience <> 'enquired') counted) r
    where s.vendor_id = v.id
    returning s.vendor_id, s.score)
  update vendor_listings l set score = sums.score from sums
  where l.vendor_id = sums.vendor_id and l.score is distinct from sums.score;
end $$;
