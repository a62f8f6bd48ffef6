import { sql } from 'kysely';
import type { Language } from '#contract/domain/language.ts';
import type { Database } from '../../../platform/database/database.ts';

/** Sets or clears the mark and returns the changed ids; only materials online can be featured. */
export async function setFeatured(db: Database, ids: readonly number[], featured: boolean): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with wanted as (
      select id from materials where id = any(${ids}::bigint[]) order by id for update
    )
    update materials m
    set featured_at = ${featured ? sql`clock_now()` : null}, updated_at = clock_now()
    from wanted
    where m.id = wanted.id
      and ${featured ? sql`m.state = 'online' and m.featured_at is null` : sql`m.featured_at is not null`}
    returning m.id`.execute(db);
  return rows.map((row) => row.id);
}

interface Told {
  email: string | null;
  mobile: string | null;
  language: Language;
}

export interface OwnerRow extends Told {
  works: { code: string; titleZh: string; titleEn: string }[];
}

/** The owners of these materials, each with their works; leaves out disabled accounts. */
export async function ownersOf(db: Database, ids: readonly number[]): Promise<OwnerRow[]> {
  const { rows } = await sql<OwnerRow>`
    select u.email, u.mobile, u.language,
      json_agg(json_build_object('code', m.code, 'titleZh', m.title_zh, 'titleEn', m.title_en) order by m.id) as works
    from materials m join user_facts u on u.id = m.owner_id
    where m.id = any(${ids}::bigint[]) and u.disabled_at is null
    group by u.id, u.email, u.mobile, u.language order by u.id`.execute(db);
  return rows;
}

export interface ClosedReport extends Partial<Told> {
  materialId: number;
  reason: string;
  code: string;
  titleZh: string;
  titleEn: string;
}

/** Closes an open report and returns its reporter and material; undefined when it is already closed. */
export async function closeOpenReport(
  db: Database,
  id: number,
  { answer, by }: { answer: string; by: number },
): Promise<ClosedReport | undefined> {
  const { rows } = await sql<ClosedReport>`
    with closed as (
      update material_reports set closed_at = clock_now(), closed_by = ${by}, answer = ${answer}
      where id = ${id} and closed_at is null
      returning material_id, reason, reporter_id
    )
    select closed.material_id, closed.reason, m.code, m.title_zh, m.title_en, u.email, u.mobile, u.language
    from closed join materials m on m.id = closed.material_id
    left join user_facts u on u.id = closed.reporter_id and u.disabled_at is null`.execute(db);
  return rows[0];
}

export async function reportExists(db: Database, id: number): Promise<boolean> {
  const row = await db.selectFrom('materialReports').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
