-- What other features may read of judging.

-- Judges who have agreed to be named.
create view jury_facts as
select id as judge_id, contest_id, name, title_zh, title_en
from judges
where shown and revoked_at is null;

-- Works by their rank in the last closed round of each track. Whether visitors may see them is up to the contest.
create view winner_facts as
select r.contest_id, r.track_id, r.id as round_id, w.entry_id, w.rank, w.tied, w.votes, w.raw, w.standardised
from contest_rounds r cross join lateral ranked_works(r.id, r.count_by, r.tie_break) w
where r.state = 'closed' and w.votes > 0
  and not exists (
    select from contest_rounds later
    where later.track_id = r.track_id and later.number > r.number and later.state = 'closed');
