import type { Db } from 'pg-boss';
import type pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { clientsOf } from '../database/server-client.ts';

const BEFORE_NEXT_TRY_MS = 1000;
const BETWEEN_CHECKS_MS = 10_000;
const PATIENCE_MS = 5000;

type Listen = NonNullable<Db['listen']>;

interface Options {
  url: string;
  pool: pg.Pool;
  name: string;
  onLost: (error: Error) => void;
}

/** What pg-boss runs its statements on and hears of new jobs by. Both follow the primary to another server. */
export function queueDatabase({ url, pool, name, onLost }: Options): Db & { listen: Listen } {
  const Client = clientsOf(url);

  async function connect(channel: string, hear: (payload: string) => void): Promise<pg.Client> {
    const client = new Client({ application_name: name, connectionTimeoutMillis: PATIENCE_MS, keepAlive: true });
    client.on('error', onLost);
    client.on('notification', ({ payload = '' }) => hear(payload));
    await client.connect();
    await client.query(`listen "${channel}"`);
    return client;
  }

  return {
    executeSql: (text, values) => pool.query(text, values),
    async listen(channel, hear, onReconnect) {
      const closing = new AbortController();
      let client = await connect(channel, hear);
      const keepListening = async (): Promise<void> => {
        while (!closing.signal.aborted) {
          await untilLost(client, closing.signal);
          if (!closing.signal.aborted) client = await connectAgain();
        }
      };
      const connectAgain = async (): Promise<pg.Client> => {
        for (;;) {
          await sleep(BEFORE_NEXT_TRY_MS, undefined, { signal: closing.signal });
          const next = await connect(channel, hear).catch(onLost);
          // Whatever was announced meanwhile, nobody has heard.
          if (next) return (onReconnect(), next);
        }
      };
      const listening = keepListening().catch(() => {});
      return {
        async close() {
          closing.abort();
          await listening;
        },
      };
    },
  };
}

/** Waits until a connection ends, or does not answer, or `signal` ends it. */
async function untilLost(client: pg.Client, signal: AbortSignal): Promise<void> {
  const ended = new AbortController();
  client.once('end', () => ended.abort());
  const either = AbortSignal.any([signal, ended.signal]);
  while (!either.aborted) {
    await sleep(BETWEEN_CHECKS_MS, undefined, { signal: either }).catch(() => {});
    if (!either.aborted && !(await answers(client))) break;
  }
  await client.end().catch(() => {});
}

async function answers(client: pg.Client): Promise<boolean> {
  const asked = client.query('select 1').then(
    () => true,
    () => false,
  );
  return await Promise.race([asked, sleep(PATIENCE_MS, false, { ref: false })]);
}
