import { sql } from 'kysely';
import type { ContestPlan } from '#contract/calls/contests-desk.ts';
import type { Database } from '../../platform/database/database.ts';

type Begun = Pick<ContestPlan, 'slug' | 'titleZh' | 'titleEn' | 'opensAt' | 'closesAt'>;

/** Undefined when a contest has this address, or came under this name before. */
export async function bringContest(db: Database, begun: Begun, broughtAs: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into contests (slug, title_zh, title_en, opens_at, closes_at, brought_as)
    values (${begun.slug}, ${begun.titleZh}, ${begun.titleEn}, ${begun.opensAt}, ${begun.closesAt}, ${broughtAs})
    on conflict do nothing returning id`.execute(db);
  return rows[0]?.id;
}

/** The results of a contest that is over are out, whoever won. */
export async function endBrought(db: Database, id: number): Promise<void> {
  await sql`
    update contests set results_ready_at = results_at where id = ${id} and results_at <= clock_now()`.execute(db);
}

/** Publishes contests that came along, or makes them drafts, but for those that a person made drafts. */
export async function setBroughtPublished(db: Database, beginning: string, published: boolean): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update contests c set published = ${published}, version = version + 1
    where starts_with(brought_as, ${beginning}) and published <> ${published} and (published or coalesce((
      select actor_id is null from audit_facts
      where subject = 'contest:' || c.id and action = 'contest.withdrawn' order by id desc limit 1), true))
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The contests that came under names with this beginning, by the rest of these names. */
export async function contestsBrought(db: Database, beginning: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; id: number }>`
    select substr(brought_as, length(${beginning}::text) + 1) as name, id from contests
    where starts_with(brought_as, ${beginning})`.execute(db);
  return new Map(rows.map(({ name, id }) => [name, id]));
}
