import { sql } from 'kysely';
import { LISTED_UP_TO } from '#contract/calls/catalogue-desk.ts';
import type { SoundEdit } from '#contract/calls/music-desk.ts';
import type { MaterialState } from '#contract/domain/material.ts';
import type { Key, LACKING, SoundKind, TagType } from '#contract/domain/music.ts';
import type { Database } from '../../../platform/database/database.ts';
import { meant } from '../catalogue-desk/find.queries.ts';

export interface PieceFilter {
  keyword: string;
  kind?: SoundKind | undefined;
  state?: MaterialState | undefined;
  lacking?: (typeof LACKING)[number] | undefined;
  pageNo: number;
  pageSize: number;
}

/** Effects have no tempo, and a sound that nobody could listen to yet lacks nothing. */
const LACKS = {
  facts: sql`m.kind = 'music' and not exists (select from sounds s where s.material_id = m.id
    and s.bpm is not null and s.musical_key is not null and s.vocals is not null)`,
  rights: sql`not exists (select from sound_writers w where w.material_id = m.id)`,
  tags: sql`not exists (select from material_tag_facts tag where tag.material_id = m.id)`,
};

function matching({ keyword, kind, state, lacking }: Omit<PieceFilter, 'pageNo' | 'pageSize'>) {
  const conditions = [
    meant(keyword),
    sql`m.version_of is null`,
    kind ? sql`m.kind = ${kind}` : sql`m.kind in ('music', 'effect')`,
    state && sql`m.state = ${state}`,
    lacking && sql`m.state not in ('uploaded', 'transcoding', 'rejected') and ${LACKS[lacking]}`,
  ];
  return sql.join(
    conditions.filter((condition) => typeof condition === 'object'),
    sql` and `,
  );
}

export interface PieceRow {
  id: number;
  code: string;
  kind: SoundKind;
  state: MaterialState;
  titleZh: string;
  titleEn: string;
  fileName: string;
  thumbnail: string | null;
  sellerZh: string;
  sellerEn: string;
  durationMs: number | null;
  composer: string;
  artist: string;
  bpm: number | null;
  musicalKey: Key | null;
  vocals: boolean | null;
  tags: number;
  versions: number;
}

/** Pieces, those changed last first. */
export async function findPieces(db: Database, filter: PieceFilter): Promise<{ total: number; rows: PieceRow[] }> {
  const where = matching(filter);
  const counted = await sql<{ total: number }>`
    select count(*) as total from (select from materials m where ${where} limit ${LISTED_UP_TO}) found`.execute(db);
  const { rows } = await sql<PieceRow>`
    select m.id, m.code, m.kind, m.state, m.title_zh, m.title_en, m.file_name, m.duration_ms, m.composer, m.artist,
      s.bpm, s.musical_key, s.vocals,
      (select key from material_thumbnails where material_id = m.id) as thumbnail,
      coalesce(shop.name_zh, u.nickname) as seller_zh, coalesce(shop.name_en, u.nickname) as seller_en,
      (select count(*) from material_tag_facts tag where tag.material_id = m.id) as tags,
      (select count(*) from materials version where version.version_of = m.id) as versions
    from materials m
    join user_facts u on u.id = m.owner_id
    left join shop_facts shop on shop.id = m.shop_id
    left join sounds s on s.material_id = m.id
    where ${where}
    order by m.updated_at desc, m.id desc
    limit ${filter.pageSize} offset ${(filter.pageNo - 1) * filter.pageSize}`.execute(db);
  return { total: counted.rows[0]?.total ?? 0, rows };
}

export interface SoundRow {
  id: number;
  kind: SoundKind;
  state: MaterialState;
  version: number;
  composer: string;
  artist: string;
  bpm: number | null;
  musicalKey: Key | null;
  vocals: boolean | null;
  tagIds: number[];
  /** What a machine heard; null where it heard nothing. */
  heardBpm: number | null;
  heardKey: Key | null;
}

const SOUND = sql`
  m.id, m.kind, m.state, m.composer, m.artist, coalesce(s.version, 0) as version, s.bpm, s.musical_key, s.vocals,
  (select heard.bpm from heard_sounds heard where heard.material_id = m.id) as heard_bpm,
  (select heard.musical_key from heard_sounds heard where heard.material_id = m.id) as heard_key,
  array(select tag.tag_id::float8 from material_tag_facts tag where tag.material_id = m.id order by tag.tag_id) as tag_ids`;

/** A piece, given its number or that of one of its versions. */
export async function readPiece(db: Database, id: number): Promise<SoundRow | undefined> {
  const { rows } = await sql<SoundRow>`
    select ${SOUND} from materials asked
    join materials m on m.id = coalesce(asked.version_of, asked.id)
    left join sounds s on s.material_id = m.id
    where asked.id = ${id} and asked.kind in ('music', 'effect')`.execute(db);
  return rows[0];
}

export interface VersionRow {
  id: number;
  code: string;
  state: MaterialState;
  titleZh: string;
  titleEn: string;
  versionZh: string;
  versionEn: string;
  fileName: string;
  durationMs: number | null;
}

export async function listVersions(db: Database, pieceId: number): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select id, code, state, title_zh, title_en, version_zh, version_en, file_name, duration_ms from materials
    where version_of = ${pieceId} order by duration_ms desc nulls last, id`.execute(db);
  return rows;
}

interface SheetRow extends SoundRow {
  code: string;
  titleZh: string;
  titleEn: string;
}

/** Pieces for a table, in the order of the list. */
export async function listForSheet(db: Database, filter: Omit<PieceFilter, 'pageNo' | 'pageSize'>, most: number) {
  const { rows } = await sql<SheetRow>`
    select m.code, m.title_zh, m.title_en, ${SOUND} from materials m left join sounds s on s.material_id = m.id
    where ${matching(filter)} order by m.updated_at desc, m.id desc limit ${most}`.execute(db);
  return rows;
}

/** Locks the pieces with these codes, in order of their numbers. */
export async function lockByCode(db: Database, codes: readonly string[]): Promise<SheetRow[]> {
  const { rows } = await sql<SheetRow>`
    with locked as (
      select id from materials where code = any(${[...codes]}) and kind in ('music', 'effect') and version_of is null
      order by id for update)
    select m.code, m.title_zh, m.title_en, ${SOUND}
    from locked join materials m on m.id = locked.id left join sounds s on s.material_id = m.id`.execute(db);
  return rows;
}

/** Locks a piece until the transaction ends; undefined for anything else. */
export async function lockPiece(db: Database, id: number): Promise<SoundRow | undefined> {
  await sql`select from materials where id = ${id} for update`.execute(db);
  const { rows } = await sql<SoundRow>`
    select ${SOUND} from materials m left join sounds s on s.material_id = m.id
    where m.id = ${id} and m.kind in ('music', 'effect') and m.version_of is null`.execute(db);
  return rows[0];
}

interface ChosenTag {
  id: number;
  type: TagType;
  /** In both languages, for the audit trail. */
  name: string;
  zh: string;
  en: string;
}

/** Those of these tags that are not retired, with their names. */
export async function findTags(db: Database, ids: readonly number[]): Promise<ChosenTag[]> {
  const { rows } = await sql<ChosenTag>`
    select id, type, name_zh || ' · ' || name_en as name, name_zh as zh, name_en as en from music_tags
    where id = any(${[...ids]}) and retired_at is null order by type, position, id`.execute(db);
  return rows;
}

/** Saves what was confirmed. Retired tags stay where they are. */
export async function savePiece(db: Database, id: number, edit: SoundEdit): Promise<void> {
  const { composer, artist, bpm, musicalKey, vocals, tagIds } = edit;
  await sql`
    update materials set composer = ${composer}, artist = ${artist}, updated_at = clock_now()
    where id = ${id}`.execute(db);
  await sql`
    insert into sounds (material_id, bpm, musical_key, vocals) values (${id}, ${bpm}, ${musicalKey}, ${vocals})
    on conflict (material_id) do update set bpm = excluded.bpm, musical_key = excluded.musical_key,
      vocals = excluded.vocals, version = sounds.version + 1`.execute(db);
  await sql`
    delete from material_tags own using music_tags t
    where own.material_id = ${id} and t.id = own.tag_id and t.retired_at is null
      and own.tag_id <> all(${[...tagIds]}::bigint[])`.execute(db);
  await sql`
    insert into material_tags (material_id, tag_id) select ${id}, unnest(${[...tagIds]}::bigint[])
    on conflict do nothing`.execute(db);
}
