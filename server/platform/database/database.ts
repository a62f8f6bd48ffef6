import {
  CamelCasePlugin,
  CompiledQuery,
  Kysely,
  PostgresDialect,
  type RawBuilder,
  sql,
  type Transaction,
} from 'kysely';
import type pg from 'pg';
import { camelRows } from './camel-rows.ts';
import { countOf, openPool, type PoolCount, type PoolOptions } from './pool.ts';
import type { DB } from './rows.ts';
import type { Statement } from './waiting.ts';
import { noteStatement, statementSpan } from './statement-spans.ts';
import { inSpan } from '../tracing/span.ts';

export type Database = Kysely<DB> | Transaction<DB>;

interface Options extends PoolOptions {
  /** Whether statements are recorded in the trace around them. */
  traced?: boolean;
}

/** Converts between camelCase here and snake_case in SQL; keys inside JSON values stay unchanged. */
const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true });

/** Opens a database through a pool of its own. */
export function openDatabase(url: string, { traced = false, ...options }: Options): Kysely<DB> {
  const pool = openPool(url, options);
  const dialect = new PostgresDialect({ pool });
  const db = new Kysely<DB>({ dialect, plugins: [camelCase], ...(traced ? { log: noteStatement } : {}) });
  pools.set(db, pool);
  return db;
}

const pools = new WeakMap<Database, pg.Pool>();

export function connectionsOf(db: Database): PoolCount {
  const pool = pools.get(db);
  if (!pool) throw new Error('a transaction has no connections of its own');
  return countOf(pool);
}

interface Prepared {
  name: string;
  text: string;
  values: unknown[];
}

/** Reads with a prepared statement, which each connection parses and plans only once; for what every request needs. */
export async function readPrepared<Row extends object>(db: Database, statement: Prepared): Promise<Row[]> {
  const pool = pools.get(db);
  if (pool) {
    const ask = () => pool.query<unknown[]>({ ...statement, rowMode: 'array' });
    return camelRows(statement.name, await inSpan(() => statementSpan(statement.name), ask));
  }
  return (await db.executeQuery<Row>(CompiledQuery.raw(statement.text, statement.values))).rows;
}

/** Runs one statement with a longer limit than usual, such as building an index. */
export async function runLong(db: Database, statement: RawBuilder<unknown>, seconds: number): Promise<void> {
  const pool = pools.get(db);
  if (!pool) throw new Error('a long statement needs a connection of its own');
  const { sql: text, parameters } = statement.compile(db);
  const client = await pool.connect();
  try {
    await client.query(`set statement_timeout = ${seconds * 1000}`);
    const query: Statement = { text, values: [...parameters], waitMs: seconds * 1000 + 2000 };
    await client.query(query);
    await client.query('reset statement_timeout');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Runs `work` within a transaction. An error undoes only what `work` did. */
export async function withSavepoint<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  await sql`savepoint nested`.execute(db);
  try {
    return await work(db);
  } catch (error) {
    await sql`rollback to savepoint nested`.execute(db);
    throw error;
  } finally {
    // Uncovers an outer savepoint of the same name.
    await sql`release savepoint nested`.execute(db);
  }
}

export async function currentTime(db: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_now() as now`.execute(db);
  const now = rows[0]?.now;
  if (!now) throw new Error('the database did not tell the time');
  return now;
}

/** Turns typed text into a LIKE pattern in which `%` and `_` mean themselves. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
