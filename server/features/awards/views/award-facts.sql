-- Contests whose awards are fixed, also those in which nobody wins.
create view fixed_awards as
select contest_id, fixed_at from contest_awardings where fixed_at is not null;

-- Awards that are fixed and stand. Whether visitors may know of them is up to the contest.
create view award_facts as
select a.id, a.contest_id, a.prize_id, a.entry_id, a.place, a.words_zh, a.words_en, a.number, a.author, g.fixed_at
from contest_awards a join contest_awardings g using (contest_id)
where g.fixed_at is not null and a.revoked_at is null;
