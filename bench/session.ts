import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { freePort } from '#server/platform/net.ts';
import { hashToken } from '#server/platform/secrets.ts';
import { logIn, type RunningProduct } from './product.ts';

const ROUNDS = 5;
const SECONDS = 4;

/** `POST /session` with a valid token, against a bare route with one indexed read, in turns. */
export async function benchSession(product: RunningProduct): Promise<void> {
  const token = await logIn(product.url, 'buyer');
  const port = await freePort();
  const bare = fork(join(import.meta.dirname, 'bare-server.ts'), {
    env: { ...process.env, PORT: String(port), DATABASE_URL: product.databaseUrl },
  });
  await once(bare, 'message');
  const targets = {
    product: { url: `${product.url}/session`, token },
    bare: { url: `http://127.0.0.1:${port}/session`, token: hashToken(token).toString('hex') },
  };
  const rates = { product: [] as number[], bare: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const name of ['product', 'bare'] as const) {
      const rate = await requestsPerSecond(targets[name]);
      if (round > 0) rates[name].push(rate);
    }
  bare.disconnect();
  const [ours, limit] = [median(rates.product), median(rates.bare)];
  console.log(`POST /session: ${Math.round(ours)} requests/s; bare Fastify with one read: ${Math.round(limit)}`);
  console.log(
    `  ratio ${(ours / limit).toFixed(2)} (wanted ≥ 0.70), median of ${ROUNDS} rounds of ${SECONDS} s in turns`,
  );
}

export async function requestsPerSecond(
  { url, token }: { url: string; token: string },
  duration = SECONDS,
): Promise<number> {
  const headers = { access_token: token, 'content-type': 'application/json' };
  const result = await autocannon({ url, method: 'POST', headers, body: '{}', connections: 16, duration });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed ${result.non2xx + result.errors} times`);
  return result.requests.average;
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
