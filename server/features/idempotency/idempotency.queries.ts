import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

export interface Request {
  userId: number;
  key: string;
  call: string;
  bodyHash: string;
}

/** False when the key was used before; waits for a transaction that is using it now. */
export async function insertRequest(db: Database, { userId, key, call, bodyHash }: Request): Promise<boolean> {
  const { rows } = await sql`
    insert into request_keys (user_id, key, call, body_hash) values (${userId}, ${key}, ${call}, ${bodyHash})
    on conflict do nothing returning key`.execute(db);
  return rows.length === 1;
}

export async function findRequest(db: Database, { userId, key }: Pick<Request, 'userId' | 'key'>) {
  return await db
    .selectFrom('requestKeys')
    .select(['call', 'bodyHash', 'reply'])
    .where('userId', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
}

export async function saveReply(db: Database, { userId, key }: Request, reply: object): Promise<void> {
  await db
    .updateTable('requestKeys')
    .set({ reply: JSON.stringify(reply) })
    .where('userId', '=', userId)
    .where('key', '=', key)
    .execute();
}

/** Deletes keys that are too old to be sent again. */
export async function removeOldRequests(db: Database): Promise<void> {
  await sql`delete from request_keys where created_at < clock_now() - interval '30 days'`.execute(db);
}
