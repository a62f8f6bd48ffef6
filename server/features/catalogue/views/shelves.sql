-- What other features may read of categories, topics and hot words.
create view category_facts as
select id, kind, slug, name_zh, name_en, position
from categories;

create view topic_facts as
select id, slug, title_zh, title_en, description_zh, description_en, position, published
from topics;

create view topic_material_facts as
select topic_id, material_id, position
from topic_materials;

create view hot_word_facts as
select id, word_zh, word_en, position
from hot_words;
