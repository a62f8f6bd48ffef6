import { type Kysely, sql } from 'kysely';
import { openDatabase } from '#server/platform/database/database.ts';
import type { DB } from '#server/platform/database/rows.ts';
import { embeddedUrl } from './embedded-url.ts';

/** Works in the database of a product that runs in processes of its own. */
export async function withDatabase<T>(dataDir: string, work: (db: Kysely<DB>) => Promise<T>): Promise<T> {
  const db = openDatabase(embeddedUrl(dataDir), { connections: 2, name: 'framehall-test' });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Moves the product's clock to a moment in China, from where it goes on. */
export async function moveClock(db: Kysely<DB>, at: string): Promise<void> {
  const seconds = Math.round((Date.parse(`${at.replace(' ', 'T')}+08:00`) - Date.now()) / 1000);
  const body = sql.lit(`select now() + interval '${seconds} seconds'`);
  await sql`create or replace function clock_now() returns timestamptz language sql stable as ${body}`.execute(db);
}

/** Photos on sale of a demo account, without files. */
export async function makePhotos(db: Kysely<DB>, count: number, owner = 'photographer'): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into materials (kind, owner_id, state, title_zh, title_en, file_name, size_bytes, sha256, width, height, published_at)
    select 'photo', id, 'online', '山 ' || n, 'Mountain ' || n, n || '.jpg', 20000000, md5(n::text), 6000, 4000, clock_now()
    from users, generate_series(1, ${count}::int) n where email = ${`${owner}@framehall.test`}
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}
