import type { Language } from '#contract/domain/language.ts';
import type { PriceClass, Source } from '#contract/domain/material.ts';
import type { MediaKind, Rendition, SizeClass } from '#contract/domain/media.ts';
import { type Database, readPrepared } from '../../platform/database/database.ts';

/** Columns of a material that a card needs. */
export interface ItemRow {
  id: number;
  code: string;
  kind: MediaKind;
  source: Source;
  ownerTitle: string;
  titleZh: string;
  titleEn: string;
  /** Both empty but for a version of a piece of music. */
  versionZh: string;
  versionEn: string;
  /** In the reader's language, one on each line. */
  keywords: string;
  composer: string;
  artist: string;
  priceClass: PriceClass;
  groupId: number | null;
  hdr: boolean;
  width: number | null;
  height: number | null;
  durationMs: number | null;
  /** Only clips have one. */
  sizeClass: SizeClass | null;
  /** The heaviest colour. */
  colour: string | null;
  tags: string[] | null;
  versions: number | null;
  /** How many near duplicates are folded behind it. */
  alike: number;
  bookmarkId: number | null;
  files: Partial<Record<Rendition, string>>;
}

export interface Reader {
  /** The reader whose bookmarks show; undefined for a visitor. */
  id: number | undefined;
  language: Language;
}

/** The parameters $1 and $2 are the reader's. */
const ITEM = `
  m.id, m.code, m.kind, m.source, m.owner_title, m.title_zh, m.title_en, m.version_zh, m.version_en,
  array_to_string(case $2 when 'en' then m.keywords_en else m.keywords_zh end, E'\\n') as keywords,
  m.composer, m.artist, m.price_class, m.group_id, m.hdr, m.width, m.height, m.duration_ms,
  m.size_class,
  -- Only sounds have tags and versions.
  case when m.kind in ('music', 'effect') then (
    select array_agg(case $2 when 'en' then t.name_en else t.name_zh end order by t.type, t.position, t.id)
    from material_tags own join music_tags t on t.id = own.tag_id
    where own.material_id = m.id and t.retired_at is null) end as tags,
  case when m.kind in ('music', 'effect')
    then (select count(*) from materials v where v.version_of = m.id and v.state = 'online') end as versions,
  -- Only pictures have colours.
  case when m.kind in ('video', 'photo')
    then (select colours[1] from look_facts where material_id = m.id) end as colour,
  (select count(*) from fold_facts where head_id = m.id) as alike,
  (select id from bookmark_facts where material_id = m.id and user_id = $1::bigint) as bookmark_id,
  (select coalesce(json_object_agg(rendition, key), '{}') from material_files
    where material_id = m.id and bucket = 'previews') as files`;

/** Leaves out versions of a piece of music and near duplicates, which are shown with that piece. */
const NEWEST = {
  name: 'catalogue-newest-items',
  text: `select ${ITEM} from materials m
    where m.kind = $3 and m.state = 'online' and m.version_of is null
      and not exists (select from fold_facts f where f.material_id = m.id)
    order by m.published_at desc, m.id desc limit $4`,
};

export async function newestItems(db: Database, reader: Reader, kind: MediaKind, count: number): Promise<ItemRow[]> {
  return await readPrepared<ItemRow>(db, { ...NEWEST, values: [reader.id ?? null, reader.language, kind, count] });
}

const BY_IDS = {
  name: 'catalogue-items-by-ids',
  text: `select ${ITEM}
    from unnest($3::bigint[]) with ordinality as wanted (id, place)
    join materials m on m.id = wanted.id and m.state = 'online'
    order by wanted.place`,
};

/** Those of these materials that are online, in the given order. */
export async function itemsByIds(db: Database, reader: Reader, ids: readonly number[]): Promise<ItemRow[]> {
  return await readPrepared<ItemRow>(db, { ...BY_IDS, values: [reader.id ?? null, reader.language, ids] });
}

export async function listCategories(db: Database, kind: MediaKind) {
  return await db
    .selectFrom('categories')
    .select(['id', 'nameZh', 'nameEn'])
    .where('kind', '=', kind)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

const HOT_WORDS = {
  name: 'catalogue-hot-words',
  text: 'select word_zh, word_en from hot_words order by position, id',
  values: [],
};

export async function listHotWords(db: Database): Promise<{ wordZh: string; wordEn: string }[]> {
  return await readPrepared(db, HOT_WORDS);
}
