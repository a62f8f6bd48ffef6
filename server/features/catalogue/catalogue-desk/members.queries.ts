import { sql } from 'kysely';
import type { MaterialState } from '#contract/domain/material.ts';
import { MEDIA_KINDS, type MediaKind } from '#contract/domain/media.ts';
import type { Database } from '../../../platform/database/database.ts';

/** A list of lists whose members editors choose and put in order. */
export interface Collection {
  /** Name in the audit trail. */
  name: 'topic' | 'playlist';
  table: 'topics' | 'playlists';
  members: 'topicMaterials' | 'playlistMaterials';
  key: 'topicId' | 'playlistId';
  kinds: readonly MediaKind[];
}

export const TOPICS: Collection = {
  name: 'topic',
  table: 'topics',
  members: 'topicMaterials',
  key: 'topicId',
  kinds: MEDIA_KINDS,
};
export const PLAYLISTS: Collection = {
  name: 'playlist',
  table: 'playlists',
  members: 'playlistMaterials',
  key: 'playlistId',
  kinds: ['music', 'effect'],
};

interface MemberRow {
  id: number;
  code: string;
  kind: MediaKind;
  state: MaterialState;
  titleZh: string;
  titleEn: string;
  thumbnail: string | null;
}

export async function listMembers(db: Database, { members, key }: Collection, id: number): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select m.id, m.code, m.kind, m.state, m.title_zh, m.title_en,
      (select key from material_thumbnails where material_id = m.id) as thumbnail
    from ${sql.table(members)} member join materials m on m.id = member.material_id
    where member.${sql.ref(key)} = ${id}
    order by member.position, m.id`.execute(db);
  return rows;
}

export async function collectionExists(db: Database, { table }: Collection, id: number): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)} where id = ${id}`.execute(db);
  return rows.length === 1;
}

/** Locks one list, so that its members have one editor at a time; false when it does not exist. */
export async function lockCollection(db: Database, { table }: Collection, id: number): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)} where id = ${id} for update`.execute(db);
  return rows.length === 1;
}

/** False when the material is already in the list. */
export async function insertMember(
  db: Database,
  { members, key }: Collection,
  id: number,
  materialId: number,
): Promise<boolean> {
  const [table, column] = [sql.table(members), sql.ref(key)];
  const { rows } = await sql`
    insert into ${table} (${column}, material_id, position)
    select ${id}, ${materialId}, (select coalesce(max(position), 0) + 1 from ${table} where ${column} = ${id})
    on conflict do nothing returning material_id`.execute(db);
  return rows.length === 1;
}

export async function deleteMember(
  db: Database,
  { members, key }: Collection,
  id: number,
  materialId: number,
): Promise<boolean> {
  const { rows } = await sql`
    delete from ${sql.table(members)} where ${sql.ref(key)} = ${id} and material_id = ${materialId}
    returning material_id`.execute(db);
  return rows.length === 1;
}

export async function saveMemberOrder(
  db: Database,
  { members, key }: Collection,
  id: number,
  materialIds: readonly number[],
): Promise<void> {
  await sql`
    update ${sql.table(members)} member set position = wanted.place
    from unnest(${materialIds}::bigint[]) with ordinality as wanted (id, place)
    where member.${sql.ref(key)} = ${id} and member.material_id = wanted.id`.execute(db);
}

/** The code of a material that the list may have; undefined when there is none. */
export async function codeFor(db: Database, { kinds }: Collection, materialId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('materials')
    .select('code')
    .where('id', '=', materialId)
    .where('kind', 'in', kinds)
    .executeTakeFirst();
  return row?.code;
}
