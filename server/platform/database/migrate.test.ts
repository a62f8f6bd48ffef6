import { type Kysely, sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '#tests/support/database.ts';
import { openDatabase } from './database.ts';
import { laterMigration } from './later-release.ts';
import { migrate, untilMigrated } from './migrate.ts';
import type { DB } from './rows.ts';

async function open({ from, lockMs }: { from?: string; lockMs?: number } = {}): Promise<Kysely<DB>> {
  const { url, drop } = await createDatabase(from);
  const db = openDatabase(url, { connections: 4, name: 'migrate', statementSeconds: 600, lockMs });
  onTestFinished(async () => {
    await db.destroy();
    await drop();
  });
  return db;
}

const note = (db: Kysely<DB>, name: string) =>
  sql`insert into kysely_migration (name, timestamp) values (${name}, now()::text)`.execute(db);
const release = { version: '1.0.0-abc', builtAt: '2026-01-01T00:00:00Z' };

describe('beside a later release', () => {
  test('a node goes on, and makes neither functions nor a note of its own', async () => {
    const db = await open();
    await note(db, '9998_more');
    await sql`update made_functions set hash = 'of the later release'`.execute(db);
    expect(await migrate(db, release)).toBe('9998_more');
    expect((await db.selectFrom('madeFunctions').select('hash').executeTakeFirst())?.hash).toBe('of the later release');
    expect(await db.selectFrom('builtReleases').selectAll().execute()).toEqual([]);
    expect(await untilMigrated(db, { release })).toBe('9998_more');
  });

  test('it is refused once something was taken away that it may still use', async () => {
    const db = await open();
    await note(db, '9998_more');
    await note(db, '9999_drop_titles_after_9998');
    const why = 'A later release has taken away what this one still uses (9999_drop_titles_after_9998)';
    await expect(migrate(db)).rejects.toThrow(why);
    await expect(untilMigrated(db, {})).rejects.toThrow(why);
  });

  test('a release that was built earlier goes on with the functions of the later one', async () => {
    const db = await open();
    const later = { version: '1.0.1-def', builtAt: '2026-01-02T00:00:00Z' };
    expect(await migrate(db, later)).toBeUndefined();
    expect(await migrate(db, release)).toBe('1.0.1-def');
    expect(await migrate(db, later)).toBeUndefined();
    const { rows } = await sql`select version from built_releases`.execute(db);
    expect(rows).toEqual([{ version: '1.0.1-def' }]);
  });
});

test.each([
  { applied: ['0001_a', '0002_b'], later: undefined },
  { applied: ['0001_a'], later: undefined },
  { applied: ['0001_a', '0002_b', '0003_c', '0004_d'], later: '0004_d' },
  // The release that first knew 0002 no longer used it.
  { applied: ['0001_a', '0002_b', '0003_drop_c_after_0002'], later: '0003_drop_c_after_0002' },
])('a release that knows 0001 and 0002 works with $applied', ({ applied, later }) => {
  expect(laterMigration(applied, ['0001_a', '0002_b'])).toBe(later);
});

test.each([
  { applied: ['0001_a', '0002_b', '0003_c', '0004_drop_c_after_0003'], why: 'has taken away' },
  { applied: ['0001_a', '0003_c'], why: 'which has 0003_c and not 0002_b' },
])('a release that knows 0001 and 0002 refuses $applied', ({ applied, why }) => {
  expect(() => laterMigration(applied, ['0001_a', '0002_b'])).toThrow(why);
});

describe('a node that does not migrate', () => {
  test('says once what it waits for, and goes on when somebody else has migrated', async () => {
    const db = await open({ from: 'template0' });
    const said: string[] = [];
    const waiting = untilMigrated(db, { release, onWait: (sentence) => said.push(sentence) });
    await expect.poll(() => said).toEqual(['The database lacks 0001_accounts; waiting for npm run migrate.']);
    await migrate(db, release);
    expect(await waiting).toBeUndefined();
    expect(said).toHaveLength(1);
  });

  test('gives up when nobody does', async () => {
    const db = await open();
    await expect(untilMigrated(db, { release, patienceMs: 0 })).rejects.toThrow(
      'The database lacks the functions of release 1.0.0-abc: run npm run migrate of this release, or set MIGRATE=1.',
    );
    await sql`delete from kysely_migration where name = '0290_built_releases'`.execute(db);
    await expect(untilMigrated(db, { patienceMs: 0 })).rejects.toThrow('The database lacks 0290_built_releases: run');
  });
});

test('whoever reads meanwhile is waited for, and holds up nobody else', async () => {
  const db = await open({ lockMs: 100 });
  await sql`update made_functions set hash = 'others'`.execute(db);
  let migrating: Promise<unknown> = Promise.resolve();
  await db.transaction().execute(async (trx) => {
    await sql`select from order_facts limit 1`.execute(trx);
    migrating = migrate(db);
    const waiting = async () =>
      (
        await sql<{ n: number }>`
          select count(*) as n from pg_locks where mode = 'AccessExclusiveLock' and not granted
            and relation = 'order_facts'::regclass`.execute(db)
      ).rows[0]?.n;
    await expect.poll(waiting).toBe(1);
    // Another view that the migration holds by now, or wants next: the reader must get it before the migration ends.
    await sql`select from user_facts limit 1`.execute(trx);
  });
  await migrating;
  expect((await db.selectFrom('madeFunctions').select('hash').executeTakeFirst())?.hash).not.toBe('others');
});
