-- What visitors may see now.
create view shown_entries as
select e.id, e.type, e.slug, e.position, coalesce(e.shown_from, e.published_at) as published_at,
  r.made_at as changed_at, r.title_zh, r.title_en, r.summary_zh, r.summary_en, r.seo_zh, r.seo_en, r.body_zh, r.body_en,
  r.cover, r.tags, r.material_ids, r.shop_ids, r.topic_ids, r.facts, r.spelt
from content_entries e
join content_revisions r on r.id = e.published_revision
where e.state = 'published'
  and (e.shown_from is null or e.shown_from <= clock_now())
  and (e.shown_until is null or e.shown_until > clock_now());
