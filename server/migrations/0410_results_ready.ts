import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Since when it is certain who won, or that nobody did; the results come out no earlier, whatever their date. What is
    -- public stays so.
    alter table contests add column results_ready_at timestamptz;
    update contests set results_ready_at = results_at where published and results_at <= clock_now();
    update contests c set results_ready_at = g.fixed_at from contest_awardings g
    where g.contest_id = c.id and g.fixed_at is not null and c.results_ready_at is null;
  `.execute(db);
}
