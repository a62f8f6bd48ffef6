import type pg from 'pg';

type Done = (error: Error | null, result?: pg.QueryResult) => void;
type Send = (config: unknown, values: unknown, done: Done) => unknown;

export interface Statement extends pg.QueryConfig {
  /** Overrides the client's limit. */
  waitMs?: number;
}

/** Thrown when the database does not answer a statement in time. */
export class NoAnswer extends Error {}

/**
 * Limits how long a statement of this client may wait for its answer. pg's own `query_timeout` and promises keep every
 * result until a full garbage collection: under load that stops the process for 10 ms at a time, ten times as long as
 * without them.
 */
export function limitWaiting(client: pg.PoolClient, milliseconds: number): void {
  const send = client.query.bind(client) as Send;
  const giveUp = () => void client.end();
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
