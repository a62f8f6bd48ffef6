import { sql } from 'kysely';
import type { OwnGroup, OwnRelease } from '#contract/calls/material-editor.ts';
import type { Database } from '../../../platform/database/database.ts';

/** Owners with more series see the newest. */
const LISTED = sql.lit(500);

export async function listGroups(db: Database, ownerId: number, id: number | null = null): Promise<OwnGroup[]> {
  const { rows } = await sql<OwnGroup>`
    select g.id, g.title_zh as zh, g.title_en as en,
      (select count(*) from material_facts m where m.group_id = g.id) as materials
    from material_groups g where g.owner_id = ${ownerId} and (${id}::bigint is null or g.id = ${id})
    order by g.id desc limit ${LISTED}`.execute(db);
  return rows;
}

interface Title {
  titleZh: string;
  titleEn: string;
}

export async function insertGroup(db: Database, ownerId: number, title: Title): Promise<number> {
  const { id } = await db
    .insertInto('materialGroups')
    .values({ ownerId, titleZh: title.titleZh, titleEn: title.titleEn })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks a series and returns its titles; undefined when the caller has no such series. */
export async function lockGroup(db: Database, ownerId: number, id: number) {
  return await db
    .selectFrom('materialGroups')
    .select(['titleZh', 'titleEn'])
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateGroup(db: Database, id: number, title: Title): Promise<void> {
  await db
    .updateTable('materialGroups')
    .set({ titleZh: title.titleZh, titleEn: title.titleEn })
    .where('id', '=', id)
    .execute();
}

type ReleaseRow = Omit<OwnRelease, 'createdAt'> & { createdAt: Date };

export async function listReleases(db: Database, ownerId: number): Promise<ReleaseRow[]> {
  const { rows } = await sql<ReleaseRow>`
    select r.id, r.kind, r.subject, r.file_name, r.created_at,
      (select count(*) from material_releases mr where mr.release_id = r.id) as materials
    from release_facts r where r.owner_id = ${ownerId} order by r.id desc limit ${LISTED}`.execute(db);
  return rows;
}

export async function readRelease(db: Database, ownerId: number, id: number) {
  return await db
    .selectFrom('releaseFacts')
    .select(['id', 'kind', 'subject'])
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .executeTakeFirst();
}

/** Attaches a release and returns the materials that did not have it. */
export async function attach(db: Database, releaseId: number, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ materialId: number }>`
    insert into material_releases (material_id, release_id) select unnest(${ids}::bigint[]), ${releaseId}
    on conflict do nothing returning material_id`.execute(db);
  return rows.map((row) => row.materialId);
}

/** Detaches a release and returns the materials that had it. */
export async function detach(db: Database, releaseId: number, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ materialId: number }>`
    delete from material_releases where release_id = ${releaseId} and material_id = any(${ids}::bigint[])
    returning material_id`.execute(db);
  return rows.map((row) => row.materialId);
}
