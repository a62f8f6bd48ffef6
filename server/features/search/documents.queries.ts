import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tag } from './filters.ts';
import { scoreOf, traffic } from './scores.queries.ts';
import type { Filterable } from './traits.ts';

/** Columns from which a document is made. */
export interface DocumentRow extends Filterable {
  id: number;
  categoryId: number | null;
  shopId: number | null;
  tags: Tag[];
  ownerTitle: string;
  titleZh: string;
  titleEn: string;
  keywordsZh: string[];
  keywordsEn: string[];
  placeZh: string;
  placeEn: string;
  composer: string;
  artist: string;
  score: number;
  /** Seconds since the year 2000. */
  seconds: number;
}

/** Online, not a version of another piece of music, and not folded behind a near duplicate. */
export const isDocument = sql`m.state = 'online' and m.version_of is null
  and not exists (select from material_folds behind where behind.material_id = m.id)`;

export const secondsOf = sql`greatest(0, floor(extract(epoch from m.published_at))::bigint - 946684800)`;

export const documentColumns = sql`m.id, m.kind, m.category_id, m.shop_id, m.owner_title, m.title_zh, m.title_en, m.keywords_zh,
  m.keywords_en, m.place_zh, m.place_en, m.composer, m.artist, m.source, m.price_class, m.size_class, m.width, m.height,
  m.hdr, m.duration_ms, m.frame_rate, m.people, look.colours, sound.bpm, sound.musical_key, sound.vocals,
  heard.energy,
  case when m.kind in ('music', 'effect') then (
    select coalesce(json_agg(json_build_object('type', tag.type, 'id', tag.tag_id)), '[]')
    from material_tag_facts tag where tag.material_id = m.id) else '[]' end as tags`;

export const documentJoins = sql`
  left join look_facts look on look.material_id = m.id
  left join sound_facts sound on sound.material_id = m.id
  left join heard_facts heard on heard.material_id = m.id`;

/** The next materials that are documents. */
export async function readDocumentIds(db: Database, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.id from material_facts m where m.id > ${after} and ${isDocument} order by m.id limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

/** Those of these materials that are documents, with their current scores; `usualRates` are those of each kind. */
export async function readDocuments(db: Database, ids: readonly number[], usualRates: RawBuilder<unknown>) {
  const usualRate = sql`(${usualRates})[array_position(array['video', 'photo', 'music', 'effect'], m.kind)]`;
  const { rows } = await sql<DocumentRow>`
    select ${documentColumns}, ${scoreOf(usualRate)} as score, ${secondsOf} as seconds
    from material_facts m
    left join (${traffic(ids)}) traffic on traffic.material_id = m.id
    ${documentJoins}
    where m.id = any(${ids}) and ${isDocument}`.execute(db);
  return rows;
}
