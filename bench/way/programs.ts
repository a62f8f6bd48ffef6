import autocannon from 'autocannon';
import { sql } from 'kysely';
import { openDatabase } from '#server/platform/database/database.ts';
import { openCompany } from '../business/company.ts';
import { must, send } from '../orders/shop.ts';
import type { RunningProduct } from '../product.ts';
import { median } from '../session.ts';

const ROUNDS = 5;
const SECONDS = 4;
const SEARCHES = ['type=video', 'type=pic&keyword=sunset', 'type=video&keyword=%E6%B5%B7', 'type=music'];

interface Way {
  path: string;
  headers: Record<string, string>;
}

/** `/api/v1/search` by a key against `/search` of the member who made it, and of a visitor, in turns. */
export async function benchPrograms({ url, databaseUrl }: RunningProduct): Promise<void> {
  const db = openDatabase(databaseUrl, { connections: 1, name: 'framehall-bench' });
  const { member } = await openCompany({ db, url });
  const wanted = { name: 'Bench', scopes: ['search'], perMinute: 6000, password: 'framehall-demo' };
  const { key } = must(await send(`${url}/company/keys/create`, member, wanted)) as { key: string };
  // The limit is counted as for every key, but never reached.
  await sql`update api_keys set per_minute = 100000000`.execute(db);
  await db.destroy();
  const ways = {
    program: { path: '/api/v1/search', headers: { authorization: `Bearer ${key}` } },
    member: { path: '/search', headers: { access_token: member } },
    visitor: { path: '/search', headers: {} },
  };
  const rates = { program: [] as number[], member: [] as number[], visitor: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const name of ['program', 'member', 'visitor'] as const) {
      const rate = await searchesPerSecond(url, ways[name]);
      if (round > 0) rates[name].push(rate);
    }
  const [program, site, visitor] = [median(rates.program), median(rates.member), median(rates.visitor)];
  console.log(
    `GET /api/v1/search: ${Math.round(program)} requests/s; /search of its member ${Math.round(site)}, of a visitor ${Math.round(visitor)}`,
  );
  console.log(
    `  ratio ${(program / site).toFixed(2)} (wanted ≥ 0.90), to a visitor's ${(program / visitor).toFixed(2)}, median of ${ROUNDS} rounds of ${SECONDS} s in turns`,
  );
}

async function searchesPerSecond(url: string, { path, headers }: Way): Promise<number> {
  const requests = SEARCHES.map((search) => ({ method: 'GET' as const, path: `${path}?${search}`, headers }));
  const result = await autocannon({ url, requests, connections: 16, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${path} failed ${result.non2xx + result.errors} times`);
  return result.requests.average;
}
