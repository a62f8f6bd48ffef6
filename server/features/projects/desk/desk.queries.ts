import { sql } from 'kysely';
import type { LicenceTerms } from '#contract/domain/licence-terms.ts';
import type { SkuKind } from '#contract/domain/project.ts';
import type { Database } from '../../../platform/database/database.ts';

interface NewProject {
  customerId: number;
  name: string;
  brand: string;
  endClient: string;
}

export async function insertProject(db: Database, project: NewProject): Promise<number> {
  const { id } = await db.insertInto('projects').values(project).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** False when the project does not have the status that the caller expected. */
export async function updateStatus(
  db: Database,
  { projectId, from, to, words }: { projectId: number; from: number; to: number; words: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('projects')
    .set({ status: to, words })
    .where('id', '=', projectId)
    .where('status', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export interface NewSku {
  projectId: number;
  kind: SkuKind;
  branch: string;
  terms: LicenceTerms;
  unitFen: number;
  quota: number;
  endsOn: string;
}

/** Undefined when the branch has this kind for this use already. */
export async function insertSku(db: Database, { terms, ...sku }: NewSku, by: number): Promise<number | undefined> {
  const row = await db
    .insertInto('projectSkus')
    .values({ ...sku, ...terms, createdBy: by })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** A higher quota or a later last day is told about anew when it runs out. */
export async function updateSku(db: Database, { id, quota, endsOn }: { id: number; quota: number; endsOn: string }) {
  await sql`
    update project_skus set quota = ${quota}, ends_on = ${endsOn}::date,
      low_told_at = case when ${quota} > quota then null else low_told_at end,
      end_told_at = case when ${endsOn}::date > ends_on then null else end_told_at end
    where id = ${id}`.execute(db);
}

/** Today in China, and the last day that a SKU may have. */
export async function lastDays(db: Database, years: number): Promise<{ first: string; last: string }> {
  const { rows } = await sql<{ first: string; last: string }>`
    select day::text as first, (day + make_interval(years => ${years}::int))::date::text as last
    from day_in_china(clock_now()) as day`.execute(db);
  return rows[0]!;
}
