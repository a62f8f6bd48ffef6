-- Contests that owners entered materials in, and whether these won. Only works of decided contests become materials.
create view entered_materials as
select f.material_id, json_agg(json_build_object('slug', c.slug, 'titleZh', c.title_zh, 'titleEn', c.title_en,
    'awarded', e.state = 'awarded') order by e.id) as contests
from stock_offer_files f
join entry_facts e on e.id = f.entry_id
join contest_facts c on c.id = e.contest_id and c.published
join material_facts m on m.id = f.material_id and m.owner_id = e.entrant_id
group by f.material_id;
