import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { EndingSku } from './mails.ts';

interface Ending {
  customerId: number;
  project: string;
  skus: EndingSku[];
}

/** Marks the SKUs of one running project that end within so many days and have something left; undefined when none do. */
export async function takeEnding(db: Database, days: number): Promise<Ending | undefined> {
  const { rows } = await sql<Ending>`
    with next as (
      select s.project_id from project_skus s
      join projects pr on pr.id = s.project_id and pr.status = 1
      join customer_facts c on c.id = pr.customer_id and c.status = 1
      where s.end_told_at is null and s.used < s.quota
        and s.ends_on between day_in_china(clock_now()) and day_in_china(clock_now()) + ${days}::int
      order by s.ends_on, s.id limit 1
    ), told as (
      update project_skus s set end_told_at = clock_now() from next
      where s.project_id = next.project_id and s.end_told_at is null and s.used < s.quota
        and s.ends_on between day_in_china(clock_now()) and day_in_china(clock_now()) + ${days}::int
      returning s.*
    )
    select pr.customer_id, pr.name as project, json_agg(json_build_object('kind', told.kind, 'branch', told.branch,
      'quota', told.quota, 'used', told.used, 'endsOn', told.ends_on::text) order by told.ends_on, told.id) as skus
    from told join projects pr on pr.id = told.project_id
    group by pr.id`.execute(db);
  return rows[0];
}
