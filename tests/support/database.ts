import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** A database of the test's own, copied from the migrated template or from an empty one. */
export async function createDatabase(from = 'postgres'): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const template = inject('databaseUrl');
  // Connects to `template1`, because the database that is copied must have no other connections.
  const admin = new URL(template);
  admin.pathname = '/template1';
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: admin.href });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await run(`create database ${name} template ${from} strategy file_copy`);
  const own = new URL(template);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => run(`drop database ${name} with (force)`) };
}
