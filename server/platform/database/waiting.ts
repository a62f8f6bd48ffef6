import type pg from 'pg';

type Done = (error: Error | null, result?: pg.QueryResult) => void;
type Send = (config: unknown, values: unknown, done: Done) => unknown;

export interface Statement extends pg.QueryConfig {
  /** Overrides the client's limit. */
  waitMs?: number;
}

/** Thrown when the database does not answer a statement in time. */
export class NoAnswer extends Error {}

/** Thrown for whoever comes when enough others wait for a connection already. */
export class Crowded extends Error {}

/** Fewer than a web process serves at once, so that those who need no database are served however long others wait. */
const MOST_WAITING = 300;

type Connected = (error?: Error, client?: pg.PoolClient, done?: (release?: unknown) => void) => void;

/** Refuses at once whoever would wait for a connection behind hundreds of others. */
export function limitCrowd(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (then?: Connected) => Promise<pg.PoolClient> | undefined;
  const limited = (then?: Connected) => {
    if (pool.waitingCount < MOST_WAITING) return connect(then);
    const refused = new Crowded('too many wait for the database');
    return then ? then(refused) : Promise.reject(refused);
  };
  pool.connect = limited as typeof pool.connect;
}

/**
 * Limits how long a statement of this client may wait for its answer; then `giveUp` ends it. pg's own `query_timeout`
 * and promises keep every result until a full garbage collection: under load that stops the process for 10 ms at a
 * time, ten times as long as without them.
 */
export function limitWaiting(client: pg.PoolClient, milliseconds: number, giveUp: () => void): void {
  const send = client.query.bind(client) as Send;
  const query = (config: Statement | string, values?: unknown, done?: Done) => {
    const limit = (typeof config === 'object' && config.waitMs) || milliseconds;
    if (done) return send(config, values, withLimit(done, limit, giveUp));
    return promised((settle) => send(config, values, withLimit(settle, limit, giveUp)));
  };
  client.query = query as typeof client.query;
}

function withLimit(done: Done, milliseconds: number, giveUp: () => void): Done {
  const timer = setTimeout(() => {
    done(new NoAnswer('the database did not answer in time'));
    giveUp();
  }, milliseconds);
  return (error, result) => {
    clearTimeout(timer);
    done(error, result);
  };
}

async function promised(ask: (settle: Done) => unknown): Promise<pg.QueryResult | undefined> {
  try {
    return await new Promise((resolve, reject) => ask((error, result) => (error ? reject(error) : resolve(result))));
  } catch (error) {
    // Makes the trace show the caller instead of the socket.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
}
