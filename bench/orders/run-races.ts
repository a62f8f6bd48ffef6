import { findViolations } from '#server/features/payments/invariants.ts';
import { RACES } from './races.ts';
import type { Shop } from './shop.ts';

export interface RaceOptions {
  /** Milliseconds by which each word to the database is late. */
  delays: number[];
  rounds: number;
  atOnce: number;
}

export interface RaceResult {
  requests: number;
  /** Answers that are our fault, by status. */
  failures: Record<string, number>;
  violations: string[];
}

/** Runs every race with every delay and looks afterwards whether the books are still right. */
export async function runRaces(shop: Shop, { delays, rounds, atOnce }: RaceOptions): Promise<RaceResult> {
  let requests = 0;
  const failures: Record<string, number> = {};
  for (const [name, race] of Object.entries(RACES)) {
    const statuses: Record<number, number> = {};
    for (const delay of delays) {
      for (let round = 0; round < rounds; round += 1) {
        // One buyer does what many would: limits of one person are not what is looked at here.
        await shop.db.deleteFrom('rate_limits').execute();
        const asks = await race(shop, atOnce);
        shop.proxy.delay(delay);
        const answers = await Promise.all(asks.map((ask) => ask()));
        shop.proxy.delay(0);
        requests += answers.length;
        for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
      }
    }
    for (const [status, times] of Object.entries(statuses))
      // 503: refused in time under load, nothing has happened; the caller may ask again.
      if (Number(status) >= 500 && status !== '503') failures[`${name}: ${status}`] = times;
    console.log(
      `  ${name}: ${Object.entries(statuses)
        .map(([status, times]) => `${times} × ${status}`)
        .join(', ')}`,
    );
  }
  return { requests, failures, violations: await findViolations(shop.db) };
}
