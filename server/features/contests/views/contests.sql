-- Contests as others see them; `state` is what one is now, by the clock and without any job. Results come out at their
-- date, or later if it is certain only then who won.
create view contest_facts as
select c.id, c.slug, c.series, c.title_zh, c.title_en, c.summary_zh, c.summary_en, c.rules_zh, c.rules_en, c.sponsor_zh,
  c.sponsor_en, c.opens_at, c.closes_at, c.results_at, c.max_score, c.gallery_from, c.audience_prize, c.published,
  c.results_ready_at, case when c.results_at is not null then greatest(c.results_at, c.results_ready_at) end as announced_at,
  case
    when not c.published then 'draft'
    when c.opens_at > clock_now() then 'soon'
    when c.closes_at > clock_now() then 'open'
    when c.results_at <= clock_now() and c.results_ready_at is not null then 'decided'
    else 'judging'
  end as state
from contests c;

create view track_facts as
select id, contest_id, place, name_zh, name_en, brief_zh, brief_en, kind, shows_car, limits
from contest_tracks;

create view criterion_facts as
select id, contest_id, place, name_zh, name_en, max_score from contest_criteria;

create view prize_facts as
select id, contest_id, track_id, place, name_zh, name_en, reward_zh, reward_en, count from contest_prizes;
