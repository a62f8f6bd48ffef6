-- What other features may read of categories, topics and hot words.
create view category_facts as
select id, kind, slug, name_zh, name_en, position
from categories;

-- Published is what visitors see now: not before its time, and not after.
create view topic_facts as
select id, slug, title_zh, title_en, description_zh, description_en, position,
  published and coalesce(shown_from <= clock_now(), true) and coalesce(clock_now() < shown_until, true) as published
from topics;

-- Pictures of the editors' library that topics show, in their covers and bodies.
create view topic_picture_facts as
select t.id as topic_id, t.title_zh, t.title_en, key, f.published
from topics t join topic_facts f on f.id = t.id, unnest(t.pictures) as key;

create view topic_material_facts as
select topic_id, material_id, position
from topic_materials;

create view hot_word_facts as
select id, word_zh, word_en, position
from hot_words;
