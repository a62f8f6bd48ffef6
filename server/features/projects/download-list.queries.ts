import { sql } from 'kysely';
import type { SkuKind } from '#contract/domain/project.ts';
import type { Buyer } from '../../context.ts';
import type { Database } from '../../platform/database/database.ts';

/** Lets only one transaction at a time count and change the download list of a project. */
export async function lockList(db: Database, projectId: number): Promise<number> {
  await sql`select from projects where id = ${projectId} for no key update`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from download_list where project_id = ${projectId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Adds videos and photos on sale; returns how many are new. */
export async function addToList(
  db: Database,
  { projectId, userId, materialIds }: { projectId: number; userId: number; materialIds: readonly number[] },
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into download_list (project_id, material_id, added_by)
    select ${projectId}, id, ${userId} from material_facts
    where id = any(${[...materialIds]}::bigint[]) and state = 'online' and kind in ('video', 'photo')
    on conflict do nothing`.execute(db);
  return Number(numAffectedRows ?? 0);
}

export async function removeFromList(db: Database, projectId: number, materialIds: readonly number[]): Promise<void> {
  await sql`
    delete from download_list
    where project_id = ${projectId} and material_id = any(${[...materialIds]}::bigint[])`.execute(db);
}

export async function listGathered(db: Database, projectId: number): Promise<number[]> {
  const { rows } = await sql<{ materialId: number }>`
    select material_id from download_list where project_id = ${projectId}`.execute(db);
  return rows.map(({ materialId }) => materialId);
}

export interface GatheredRow {
  materialId: number;
  code: string;
  titleZh: string;
  titleEn: string;
  thumbnail: string | null;
  online: boolean;
  own: boolean;
  boughtOut: boolean;
  addedBy: string | null;
  addedAt: Date;
}

interface Page {
  projectId: number;
  buyer: Buyer;
  kind: SkuKind;
  pageNo: number;
  pageSize: number;
}

/** What a project's people have gathered of one kind, newest first. */
export async function pageOfList(db: Database, { projectId, buyer, kind, pageNo, pageSize }: Page) {
  const from = sql`
    from download_list d join material_facts m on m.id = d.material_id
    where d.project_id = ${projectId} and m.kind = ${kind}`;
  const counted = await sql<{ total: number }>`select count(*) as total ${from}`.execute(db);
  const { rows } = await sql<GatheredRow>`
    select m.id as material_id, m.code, m.title_zh, m.title_en, m.state = 'online' as online,
      m.owner_id = ${buyer.userId} as own,
      licence_against(m.id, null, ${buyer.userId}, ${buyer.customerId}) is not null as bought_out,
      (select key from material_thumbnails where material_id = m.id) as thumbnail,
      (select nickname from user_facts where id = d.added_by) as added_by, d.added_at
    ${from}
    order by d.added_at desc, d.material_id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(db);
  return { total: counted.rows[0]?.total ?? 0, rows };
}
