-- Works that visitors see now: those that went to the jury and stayed, from the stage that their contest says.
create view gallery_facts as
select e.id, e.contest_id, e.track_id, e.entrant_id, e.title, e.story, e.place, e.taken_on, e.marked_at,
  c.audience_prize, c.audience_prize and c.state = 'judging' as voting, c.state = 'decided' as decided
from contest_facts c
join entry_facts e on e.contest_id = c.id
where (c.state = 'decided' and c.gallery_from in ('judging', 'results')
    or c.state = 'judging' and c.gallery_from = 'judging')
  and e.marked_at is not null and e.state in ('judging', 'shortlisted', 'awarded', 'not-awarded');
