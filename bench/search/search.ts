import { Agent } from 'node:http';
import { join } from 'node:path';
import pg from 'pg';
import type { Sort } from '#contract/domain/discovery.ts';
import { findPlaces } from '#server/features/search/postgres/find.queries.ts';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { withFullCatalogue } from '../full-catalogue.ts';
import { benchFresh } from './fresh.ts';
import { codesIn, hasLucene, type Peer, startLucene } from './peer.ts';
import { benchMistakes } from './mistakes.ts';
import { benchSentences } from './sentences.ts';
import { makeQueries, type Query } from './queries.ts';
import { at, figures, get, inTurns } from './timing.ts';

const PAGE = 60;
const ROUNDS = 3;
const CLIENTS = 8;

type Run = (query: Query) => Promise<unknown>;

/**
 * Search over a million materials: our function against a bare Lucene over the same documents, and the cost of HTTP.
 */
export async function benchSearch(): Promise<void> {
  await benchSentences();
  await withFullCatalogue(async (product, dataDir) => {
    const client = new pg.Client(product.databaseUrl);
    await client.connect();
    const db = openDatabase(product.databaseUrl, { connections: CLIENTS, name: 'framehall-bench' });
    const queries = await makeQueries(client, db);
    const peer = hasLucene() ? await startLucene(client, join(dataDir, 'lucene')) : undefined;
    if (!peer) console.log('Lucene is not here (on Debian: apt-get install liblucene8-java default-jdk-headless).');
    await comparePeer(db, peer, queries);
    await compareHttp(db, product.url, queries);
    await benchMistakes(client, product.url);
    await benchFresh(product);
    peer?.stop();
    await db.destroy();
    await client.end();
  });
}

const ours =
  (db: Database, sort: Sort): Run =>
  (query) =>
    findPlaces(
      db,
      { words: query.words, filters: query.filters, sort: query.newest ? 'newest' : sort },
      { size: PAGE, after: undefined },
    );

const theirs =
  (peer: Peer, sort: 'popular' | 'relevance'): Run =>
  ({ terms, filters, newest }) =>
    peer.find({ words: terms, filters: codesIn(filters), order: newest ? 'newest' : sort }, PAGE);

async function comparePeer(db: Database, peer: Peer | undefined, queries: Query[]): Promise<void> {
  const asked = queries.filter(({ words, newest }) => words.length > 0 && !newest);
  for (const [sort, mix, wanted] of [
    ['popular', queries, 1],
    ['relevance', asked, 0.7],
  ] as const) {
    const ways = [ours(db, sort), ...(peer ? [theirs(peer, sort)] : [])];
    const [own, other] = await inTurns(ways, mix);
    console.log(`Search, ${sort}: ${figures(own)}${other ? `; Lucene ${figures(other)}` : ''}`);
    if (other)
      console.log(`  p95 ratio ${(at(own, 0.95) / at(other, 0.95)).toFixed(2)} (wanted ≤ ${wanted.toFixed(2)})`);
  }
  const rate = await throughput(ours(db, 'popular'), queries);
  const peerRate = peer && (await throughput(theirs(peer, 'popular'), queries));
  const ratio = peerRate
    ? `, Lucene ${peerRate.toFixed(0)}: ratio ${(rate / peerRate).toFixed(2)} (wanted ≥ 0.65)`
    : '';
  console.log(`  ${CLIENTS} clients: ${rate.toFixed(0)} a second${ratio}`);
}

async function compareHttp(db: Database, url: string, queries: Query[]): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const [own, http] = await inTurns(
    [ours(db, 'relevance'), ({ asked }) => get(agent, `${url}/search?${new URLSearchParams(asked).toString()}`)],
    queries,
  );
  console.log(`GET /search: ${figures(http)}; the function ${figures(own)}`);
  console.log(`  p95 ratio ${(at(http, 0.95) / at(own, 0.95)).toFixed(2)} (wanted ≤ 2.50)`);
  const [typed] = await inTurns(
    [({ asked }) => get(agent, `${url}/search/suggest?q=${encodeURIComponent(beginning(asked['keyword'] ?? ''))}`)],
    queries.filter(({ asked }) => asked['keyword'] !== undefined),
  );
  console.log(`GET /search/suggest: ${figures(typed)} (wanted p95 ≤ 10 ms)`);
  agent.destroy();
}

/** The part of a keyword typed when somebody looks at the suggestions. */
function beginning(keyword: string): string {
  return keyword.slice(0, Math.max(1, Math.ceil(keyword.length / 2)));
}

/** Queries per second with several clients. */
async function throughput(run: Run, queries: Query[]): Promise<number> {
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    let next = 0;
    const began = performance.now();
    const work = async () => {
      while (next < queries.length) await run(queries[next++]!);
    };
    await Promise.all(Array.from({ length: CLIENTS }, work));
    rates.push(queries.length / ((performance.now() - began) / 1000));
  }
  return at(rates, 0.5);
}
