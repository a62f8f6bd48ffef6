import { findViolations } from '#server/features/payments/invariants.ts';
import { type Proxy, proxyTo } from '#tests/support/proxy.ts';
import { RACES } from './races.ts';
import { openShop, type Shop } from './shop.ts';

export interface RaceOptions {
  /** Milliseconds by which each message to the database is delayed. */
  delays: number[];
  rounds: number;
  atOnce: number;
}

export interface RaceResult {
  requests: number;
  /** Server errors, by status. */
  failures: Record<string, number>;
  violations: string[];
}

/** Runs every race with every delay, then checks that the books are still right. */
export async function runRaces(options: RaceOptions): Promise<RaceResult> {
  let proxy: Proxy | undefined;
  const shop = await openShop(async (databaseUrl) => {
    proxy = await proxyTo(databaseUrl);
    return proxy.url;
  });
  try {
    return await raceIn(shop, (milliseconds) => proxy?.delay(milliseconds), options);
  } finally {
    await shop.close();
  }
}

async function raceIn(shop: Shop, late: (milliseconds: number) => void, options: RaceOptions): Promise<RaceResult> {
  const { delays, rounds, atOnce } = options;
  let requests = 0;
  const failures: Record<string, number> = {};
  for (const [name, race] of Object.entries(RACES)) {
    const statuses: Record<number, number> = {};
    for (const delay of delays) {
      for (let round = 0; round < rounds; round += 1) {
        // One buyer acts for many, so their rate limits are reset.
        await shop.db.deleteFrom('rateLimits').execute();
        const asks = await race(shop, atOnce);
        late(delay);
        const answers = await Promise.all(asks.map((ask) => ask()));
        late(0);
        requests += answers.length;
        for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
      }
    }
    for (const [status, times] of Object.entries(statuses))
      // 503 means refused in time under load: nothing has happened, and the caller may ask again.
      if (Number(status) >= 500 && status !== '503') failures[`${name}: ${status}`] = times;
    console.log(
      `  ${name}: ${Object.entries(statuses)
        .map(([status, times]) => `${times} × ${status}`)
        .join(', ')}`,
    );
  }
  return { requests, failures, violations: await findViolations(shop.db) };
}
