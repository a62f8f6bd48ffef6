-- What other features may read of materials and their files.
create view material_facts as
select id, kind, code, owner_id, shop_id, state, source, price_class, category_id, group_id, version_of, owner_title,
  title_zh, title_en, description_zh, description_en, keywords_zh, keywords_en, place_zh, place_en, editorial, composer,
  artist, people, file_name, size_bytes, sha256, codec, width, height, size_class, bit_depth, hdr, duration_ms, frame_rate,
  bitrate, has_audio, loudness, created_at, updated_at, published_at, featured_at, version_zh, version_en, taken_on, floor_fen
from materials;

create view material_file_facts as
select material_id, rendition, bucket, key, content_type, size_bytes, width, height
from material_files;
