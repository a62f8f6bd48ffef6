import {
  CamelCasePlugin,
  CompiledQuery,
  Kysely,
  PostgresDialect,
  type RawBuilder,
  sql,
  type Transaction,
} from 'kysely';
import pg from 'pg';
import { camelRows } from './camel-rows.ts';
import type { DB } from './rows.ts';
import { limitCrowd, limitWaiting, type Statement } from './waiting.ts';

// Ids and counts stay below 2^53, and JSON functions give numbers as well.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export type Database = Kysely<DB> | Transaction<DB>;

interface Options {
  connections: number;
  /** Shown in pg_stat_activity. */
  name: string;
  onLost?: (error: Error) => void;
  /** How long one statement may take; 10 seconds when absent. */
  statementSeconds?: number;
  /** How long it may wait for one lock; 5 seconds when absent. */
  lockMs?: number | undefined;
}

/** Converts between camelCase here and snake_case in SQL; keys inside JSON values stay unchanged. */
const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true });

/** Opens a pool in which every wait has a limit. */
export function openDatabase(url: string, options: Options): Kysely<DB> {
  const statementMs = (options.statementSeconds ?? 10) * 1000;
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections,
    application_name: options.name,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    statement_timeout: statementMs,
    lock_timeout: options.lockMs ?? 5_000,
    idle_in_transaction_session_timeout: statementMs * 1.5,
  });
  // A connection that loses its server, idle or in use, must not end the process; the next query opens another.
  const onLost = (error: Error) => options.onLost?.(error);
  pool.on('error', onLost);
  pool.on('connect', (client) => {
    client.on('error', onLost);
    limitWaiting(client, statementMs + 2000);
  });
  limitCrowd(pool);
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), plugins: [camelCase] });
  pools.set(db, pool);
  return db;
}

const pools = new WeakMap<Database, pg.Pool>();

/** How many connections work, lie idle, and are wanted by those who wait for one. */
export function connectionsOf(db: Database): Record<'busy' | 'idle' | 'wanted', number> {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pools.get(db) ?? {};
  return { busy: totalCount - idleCount, idle: idleCount, wanted: waitingCount };
}

interface Prepared {
  name: string;
  text: string;
  values: unknown[];
}

/** Reads with a prepared statement, which each connection parses and plans only once; for what every request needs. */
export async function readPrepared<Row extends object>(db: Database, statement: Prepared): Promise<Row[]> {
  const pool = pools.get(db);
  if (pool) return camelRows(statement.name, await pool.query<unknown[]>({ ...statement, rowMode: 'array' }));
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
