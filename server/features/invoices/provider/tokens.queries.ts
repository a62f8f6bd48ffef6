import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { resealColumn } from '../../../platform/database/reseal.ts';
import type { Secrets } from '../../../platform/secrets.ts';

interface TokenRow {
  id: number;
  sealed: string;
  leftSeconds: number;
}

export async function findToken(db: Database, appKey: string): Promise<TokenRow | undefined> {
  const { rows } = await sql<TokenRow>`
    select id, token as sealed, extract(epoch from ends_at - clock_now())::int as left_seconds from provider_tokens
    where app_key = ${appKey} and ends_at > clock_now() order by id desc limit 1`.execute(db);
  return rows[0];
}

interface Limits {
  /** Seconds that must have passed since the last call. */
  apartSeconds: number;
  days: number;
  /** Most calls within these days. */
  most: number;
}

/** Notes a call, unless one was made a moment ago or as many as may be. Callers take turns. */
export async function claimCall(db: Database, appKey: string, limits: Limits): Promise<number | undefined> {
  return await db.transaction().execute(async (tx) => await insertCall(tx, appKey, limits));
}

async function insertCall(
  db: Database,
  appKey: string,
  { apartSeconds, days, most }: Limits,
): Promise<number | undefined> {
  await sql`lock table provider_tokens in share row exclusive mode`.execute(db);
  await sql`
    delete from provider_tokens where asked_at < clock_now() - make_interval(days => ${days}::int)`.execute(db);
  const { rows } = await sql<{ id: number }>`
    insert into provider_tokens (app_key) select ${appKey}::text
    where not exists (
      select from provider_tokens
      where app_key = ${appKey} and asked_at > clock_now() - make_interval(secs => ${apartSeconds}::int)
    ) and (select count(*) from provider_tokens where app_key = ${appKey}) < ${most}::int
    returning id`.execute(db);
  return rows[0]?.id;
}

export async function saveToken(db: Database, id: number, sealed: string, seconds: number): Promise<void> {
  await sql`
    update provider_tokens set token = ${sealed}, ends_at = clock_now() + make_interval(secs => ${seconds}::int)
    where id = ${id}`.execute(db);
}

export async function endToken(db: Database, id: number): Promise<void> {
  await sql`
    update provider_tokens set ends_at = clock_now() where id = ${id} and ends_at > clock_now()`.execute(db);
}

export async function resealTokens(db: Database, secrets: Secrets): Promise<number> {
  return await resealColumn(db, secrets, { table: 'provider_tokens', column: 'token' });
}
