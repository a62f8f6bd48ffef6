import pg from 'pg';
import { clientsOf } from './server-client.ts';
import type { Wanted } from './servers.ts';
import { limitCrowd, limitWaiting } from './waiting.ts';

// Ids and counts stay below 2^53, and JSON functions give numbers as well.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface PoolOptions {
  connections: number;
  /** Shown in pg_stat_activity. */
  name: string;
  onLost?: (error: Error) => void;
  /** How long one statement may take; 10 seconds when absent. */
  statementSeconds?: number;
  /** How long it may wait for one lock; 5 seconds when absent. */
  lockMs?: number | undefined;
  /** The primary when absent. Nothing can be written through connections for a standby, wherever they lead. */
  wanted?: Wanted;
}

/** Opens a pool in which every wait has a limit. */
export function openPool(url: string, options: PoolOptions): pg.Pool {
  const statementMs = (options.statementSeconds ?? 10) * 1000;
  const pool = new pg.Pool({
    Client: clientsOf(url, options.wanted),
    connectionString: url,
    max: options.connections,
    application_name: options.name,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    statement_timeout: statementMs,
    lock_timeout: options.lockMs ?? 5_000,
    idle_in_transaction_session_timeout: statementMs * 1.5,
    ...(options.wanted === 'standby' ? { options: '-c default_transaction_read_only=on' } : {}),
  });
  // A connection that loses its server, idle or in use, must not end the process; the next query opens another.
  const onLost = (error: Error) => options.onLost?.(error);
  pool.on('error', onLost);
  pool.on('connect', (client) => {
    client.on('error', onLost);
    limitWaiting(client, statementMs + 2000, () => (client as Pooled).giveUp());
  });
  dropOutdated(pool);
  limitCrowd(pool);
  return pool;
}

/** How many connections work, lie idle, and are wanted by those who wait for one. */
export type PoolCount = Record<'busy' | 'idle' | 'wanted', number>;

export function countOf({ totalCount, idleCount, waitingCount }: pg.Pool): PoolCount {
  return { busy: totalCount - idleCount, idle: idleCount, wanted: waitingCount };
}

type Pooled = pg.PoolClient & InstanceType<ReturnType<typeof clientsOf>>;

/** Ends connections to a server that is not the wanted one any more: idle ones before the next use, others after it. */
function dropOutdated(pool: pg.Pool): void {
  const idle = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => idle.delete(client));
  pool.on('remove', (client) => idle.delete(client));
  pool.on('release', (_error, client) => {
    // A pool drops whatever is ended when it comes back.
    if ((client as Pooled).outdated) void client.end();
    else idle.add(client);
  });
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  pool.connect = ((...then: []) => {
    // A pool drops idle connections that report an error.
    for (const client of idle) {
      if (!(client as Pooled).outdated) continue;
      idle.delete(client);
      client.emit('error', new Error('the server is not the primary any more'));
    }
    return connect(...then);
  }) as typeof pool.connect;
}
