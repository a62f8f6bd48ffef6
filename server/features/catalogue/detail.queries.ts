import { sql } from 'kysely';
import type { MaterialDetail } from '#contract/calls/catalogue.ts';
import type { PriceClass, Source } from '#contract/domain/material.ts';
import type { MediaKind, Rendition } from '#contract/domain/media.ts';
import type { Energy, Key, TagType } from '#contract/domain/music.ts';
import type { Database } from '../../platform/database/database.ts';
import { ENTERED, type EnteredRow } from './entered.queries.ts';
import type { TechnicalRow } from './technical.ts';

/** How many works of its series, and how many near duplicates, a material's page shows. */
const SHOWN = { members: 24, alike: 12 };

interface DetailRow extends TechnicalRow {
  descriptionZh: string;
  descriptionEn: string;
  keywordsZh: string[];
  keywordsEn: string[];
  category: { id: number; nameZh: string; nameEn: string } | null;
  shop: { id: number; nameZh: string; nameEn: string } | null;
  placeZh: string;
  placeEn: string;
  takenOn: string | null;
  editorial: boolean;
  modelReleases: number;
  propertyReleases: number;
  priceClass: PriceClass;
  bpm: number | null;
  musicalKey: Key | null;
  vocals: boolean | null;
  heardBpm: number | null;
  heardKey: Key | null;
  energy: Energy | null;
  tags: { id: number; type: TagType; nameZh: string; nameEn: string }[];
  rights: MaterialDetail['rights'];
  colours: string[] | null;
  groupTitleZh: string | null;
  groupTitleEn: string | null;
  memberIds: number[];
  alikeIds: number[];
  entered: EnteredRow[];
  publishedAt: Date;
}

/** Everything about one material online that a card does not show, with the ids of its series and near duplicates. */
export async function readDetail(db: Database, id: number): Promise<DetailRow | undefined> {
  const { rows } = await sql<DetailRow>`
    select
      m.description_zh, m.description_en, m.keywords_zh, m.keywords_en,
      (select json_build_object('id', c.id, 'nameZh', c.name_zh, 'nameEn', c.name_en)
        from categories c where c.id = m.category_id) as category,
      (select json_build_object('id', s.id, 'nameZh', s.name_zh, 'nameEn', s.name_en)
        from shop_facts s where s.id = m.shop_id) as shop,
      m.place_zh, m.place_en, to_char(m.taken_on, 'YYYY-MM-DD') as taken_on, m.editorial,
      consents.model_releases, consents.property_releases, m.price_class,
      m.width, m.height, m.size_class, m.duration_ms, m.frame_rate, m.bitrate, m.bit_depth, m.codec,
      m.has_audio, m.loudness, m.size_bytes, original.content_type, looks.colours,
      sound.bpm, sound.musical_key, sound.vocals, heard.bpm as heard_bpm, heard.musical_key as heard_key, heard.energy,
      ${tags} as tags, ${rights} as rights,
      g.title_zh as group_title_zh, g.title_en as group_title_en,
      ${memberIds} as member_ids, ${alikeIds} as alike_ids, ${ENTERED},
      coalesce(m.published_at, m.created_at) as published_at
    from materials m
    left join group_facts g on g.id = m.group_id
    left join look_facts looks on looks.material_id = m.id
    left join sounds sound on sound.material_id = m.id
    left join heard_sounds heard on heard.material_id = m.id
    left join material_files original on original.material_id = m.id and original.rendition = 'original'
    cross join lateral (
      select count(*) filter (where r.kind = 'model') as model_releases,
        count(*) filter (where r.kind = 'property') as property_releases
      from material_release_facts mr join release_facts r on r.id = mr.release_id
      where mr.material_id = m.id
    ) consents
    where m.id = ${id} and m.state = 'online'`.execute(db);
  return rows[0];
}

const tags = sql`(
  select coalesce(json_agg(json_build_object('id', t.id, 'type', t.type, 'nameZh', t.name_zh, 'nameEn', t.name_en)
    order by t.type, t.position, t.id), '[]')
  from material_tags own join music_tags t on t.id = own.tag_id
  where own.material_id = m.id and t.retired_at is null)`;

/** What papers name of a piece, without numbers at societies and shares, which concern nobody else. */
const rights = sql`(
  select jsonb_build_object('isrc', credits -> 'isrc', 'iswc', credits -> 'iswc',
    'writers', (select coalesce(jsonb_agg(writer - 'ipi' - 'share' order by position), '[]')
      from jsonb_array_elements(credits -> 'writers') with ordinality noted (writer, position)),
    'contentId', known.content_id, 'madeWithAi', known.made_with_ai)
  from sound_credits c join sound_rights known on known.material_id = coalesce(m.version_of, m.id)
  where c.material_id = m.id)`;

const memberIds = sql`array(
  select other.id::float8 from materials other
  where other.group_id = m.group_id and other.id <> m.id and other.state = 'online'
  order by other.id limit ${sql.lit(SHOWN.members)})`;

/** The head of the material's fold, and the others folded behind the same head. */
const alikeIds = sql`(
  with head as (
    select coalesce((select head_id from fold_facts where material_id = m.id), m.id) as id
  )
  select coalesce(array_agg(near.id order by near.id), '{}') from (
    select head.id::float8 as id from head where head.id <> m.id
    union all
    (select material_id::float8 from fold_facts
      where head_id = (select id from head) and material_id <> m.id
      order by material_id limit ${sql.lit(SHOWN.alike)})
  ) near)`;

export interface SampleRow {
  code: string;
  kind: MediaKind;
  source: Source;
  files: Partial<Record<Rendition, { key: string; contentType: string }>>;
}

/** The preview files of a material online. */
export async function readSample(db: Database, id: number): Promise<SampleRow | undefined> {
  const { rows } = await sql<SampleRow>`
    select m.code, m.kind, m.source,
      (select coalesce(json_object_agg(rendition, json_build_object('key', key, 'contentType', content_type)), '{}')
        from material_files where material_id = m.id and bucket = 'previews') as files
    from materials m where m.id = ${id} and m.state = 'online'`.execute(db);
  return rows[0];
}
