import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { freePort } from '#server/platform/net.ts';
import type { RunningProduct } from '../product.ts';
import { median } from '../session.ts';
import type { FullContest } from './fill.ts';
import { enter } from './judge.ts';

const ROUNDS = 5;
const SECONDS = 4;
/** Each saves one score after the other, as the judges' page does. */
const AT_ONCE = 16;
/** Works that each goes through, again and again. */
const WORKS_EACH = 500;

interface Scoring {
  token: string;
  ids: number[];
}

/** A jury that saves scores, against a bare route with one insert, in turns. */
export async function benchSaving(product: RunningProduct, contest: FullContest): Promise<void> {
  const jury: Scoring[] = [];
  for (const key of contest.keys.slice(0, AT_ONCE)) jury.push(await enter(product, contest, key));
  const port = await freePort();
  const bare = fork(join(import.meta.dirname, 'bare-insert.ts'), {
    env: { ...process.env, PORT: String(port), DATABASE_URL: product.databaseUrl },
  });
  await once(bare, 'message');
  const urls = { product: `${product.url}/score/save`, bare: `http://127.0.0.1:${port}/save` };
  const rates = { product: [] as number[], bare: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const name of ['product', 'bare'] as const) {
      const rate = await savesPerSecond(urls[name], jury);
      if (round > 0) rates[name].push(rate);
    }
  bare.disconnect();
  const [ours, limit] = [median(rates.product), median(rates.bare)];
  console.log(`Saving a score: ${Math.round(ours)}/s; bare Fastify with one insert: ${Math.round(limit)}/s`);
  console.log(
    `  ratio ${(ours / limit).toFixed(2)} (wanted ≥ 0.70), median of ${ROUNDS} rounds of ${SECONDS} s in turns`,
  );
}

async function savesPerSecond(url: string, jury: readonly Scoring[]): Promise<number> {
  const results = await Promise.all(jury.map((judge) => saveInTurn(url, judge)));
  return results.reduce((sum, rate) => sum + rate, 0);
}

async function saveInTurn(url: string, { token, ids }: Scoring): Promise<number> {
  const requests = ids.slice(0, WORKS_EACH).map((id, place) => ({
    method: 'POST' as const,
    headers: { judge_token: token, 'content-type': 'application/json' },
    body: JSON.stringify({ id, scores: [place % 41, 20, 10] }),
  }));
  const result = await autocannon({ url, requests, connections: 1, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed ${result.non2xx + result.errors} times`);
  return result.requests.average;
}
