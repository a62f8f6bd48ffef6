-- What other features may read of judging.

-- Judges who have agreed to be named.
create view jury_facts as
select id as judge_id, contest_id, name, title_zh, title_en
from judges
where shown and revoked_at is null;

-- Works by their rank in the last closed round of each track. Whether visitors may see them is up to the contest.
create view winner_facts as
select r.contest_id, r.track_id, r.id as round_id, w.entry_id, w.rank, w.tied, w.votes, w.raw, w.standardised
from contest_rounds r cross join lateral ranked_works(r.id) w
where r.state = 'closed' and w.votes > 0
  and not exists (
    select from contest_rounds later
    where later.track_id = r.track_id and later.number > r.number and later.state = 'closed');

-- Tracks that have been judged: no round of theirs will change a rank any more, unless another one is planned.
create view judged_tracks as
select r.contest_id, r.track_id
from contest_rounds r left join contest_protocols p on p.contest_id = r.contest_id
group by r.contest_id, r.track_id
having bool_or(r.state = 'closed') and bool_and(r.state = 'closed' or p.contest_id is not null);

-- Works that were in a round that is closed.
create view judged_works as
select distinct r.track_id, w.entry_id
from contest_rounds r join round_works w on w.round_id = r.id
where r.state = 'closed';

-- Contests whose judging is on record.
create view sealed_contests as
select contest_id, sealed_at from contest_protocols;

-- How many rounds were judged, and by how many.
create view judging_figures as
select r.contest_id, count(distinct r.id) as rounds, count(distinct j.judge_id) as judges
from contest_rounds r join round_judges j on j.round_id = r.id
where r.state = 'closed'
group by r.contest_id;
