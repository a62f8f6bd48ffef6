-- What staff confirmed of sounds, what a machine heard in them, and the tags that they have.
create view sound_facts as
select material_id, bpm, musical_key, vocals from sounds;

create view heard_facts as
select material_id, bpm, musical_key, energy, numbers from heard_sounds;

create view material_tag_facts as
select material_tags.material_id, tag.id as tag_id, tag.type
from material_tags join music_tags tag on tag.id = material_tags.tag_id
where tag.retired_at is null;

create view sound_writer_facts as
select material_id, position, role, name, share from sound_writers;
