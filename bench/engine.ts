import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import type { SearchEngine } from '#server/features/search/engine.ts';
import { openSearchEngine } from '#server/features/search/opensearch/opensearch-engine.ts';
import { postgresEngine } from '#server/features/search/postgres/postgres-engine.ts';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { openSearch } from '#server/platform/opensearch/opensearch.ts';
import { must } from '#server/platform/problem.ts';
import { startCluster } from '../tools/opensearch/cluster.ts';
import { withFullCatalogue } from './full-catalogue.ts';
import { hasLucene, startLucene, codesIn } from './search/peer.ts';
import { makeQueries, type Query } from './search/queries.ts';
import { at, figures, inTurns } from './search/timing.ts';

const EACH = 182;
const FIRST = 20;
const PAGE = 60;
const HEAP_MB = 1024;
const never = new AbortController().signal;

/** OpenSearch on one node against PostgreSQL and a bare Lucene, over the same catalogue: answers, times, indexing. */
export async function benchEngine(): Promise<void> {
  await withFullCatalogue(async ({ databaseUrl }, dataDir) => {
    const client = new pg.Client(databaseUrl);
    await client.connect();
    const db = openDatabase(databaseUrl, { connections: 8, name: 'framehall-bench' });
    const nodes = await startCluster(join(dataDir, 'opensearch'), { nodes: 1, heapMb: HEAP_MB });
    const settings = { urls: nodes.urls, prefix: 'bench', shards: 1, replicas: 0, limitMs: 30_000, refreshMs: 1000 };
    const cluster = openSearch({ ...settings, fallback: true });
    try {
      await stopClock(db);
      const [own, other] = [postgresEngine(db), openSearchEngine(db, cluster)];
      await own.rebuild(never);
      await timeIndexing(other);
      const queries = await makeQueries(client, db, EACH);
      await compareAnswers(own, other, queries);
      await compareTimes(client, dataDir, [own, other], queries);
    } finally {
      await cluster.close();
      await nodes.stop();
      await db.destroy();
      await client.end();
    }
  });
}

/** Scores depend on the time; both engines compute them at the same. */
async function stopClock(db: Database): Promise<void> {
  const { rows } = await sql<{ now: string }>`select now()::text as now`.execute(db);
  const body = sql.lit(`select timestamptz '${rows[0]?.now ?? ''}'`);
  await sql`create or replace function clock_now() returns timestamptz language sql stable as ${body}`.execute(db);
}

async function timeIndexing(engine: SearchEngine): Promise<void> {
  const began = performance.now();
  await engine.rebuild(never);
  const seconds = (performance.now() - began) / 1000;
  const [{ index } = { index: null }] = await engine.states();
  const [documents, bytes] = [index?.documents ?? 0, index?.bytes ?? 0];
  const each = (bytes / Math.max(documents, 1)).toFixed(0);
  console.log(`OpenSearch: ${documents} materials indexed in ${seconds.toFixed(0)} s, ${each} bytes each`);
  console.log(`  ${(documents / seconds).toFixed(0)} a second (wanted ≥ 3000)`);
}

const find = async (engine: SearchEngine, { words, filters, newest }: Query, size: number) =>
  must(await engine.find({ words, filters, sort: newest ? 'newest' : 'relevance' }, { size, after: undefined }));

async function compareAnswers(own: SearchEngine, other: SearchEngine, queries: readonly Query[]): Promise<void> {
  const different: string[] = [];
  for (const query of queries) {
    const [right, found] = [await find(own, query, FIRST), await find(other, query, FIRST)];
    const ids = ({ hits }: typeof right) => hits.map(({ materialId }) => materialId).join(' ');
    if (ids(right) !== ids(found)) different.push(`${JSON.stringify(query.asked)}: ${ids(right)} | ${ids(found)}`);
  }
  const share = (100 * (queries.length - different.length)) / queries.length;
  console.log(`Same first ${FIRST}: ${share.toFixed(2)} % of ${queries.length} queries (wanted ≥ 99 %)`);
  for (const line of different) console.log(`  ${line}`);
}

async function compareTimes(client: pg.Client, dataDir: string, engines: SearchEngine[], all: readonly Query[]) {
  const queries = all.filter((_, place) => place % 3 === 0);
  const peer = hasLucene() ? await startLucene(client, join(dataDir, 'lucene')) : undefined;
  const ways = engines.map((engine) => (query: Query) => find(engine, query, PAGE));
  const lucene = ({ terms, filters, newest }: Query) =>
    peer?.find({ words: terms, filters: codesIn(filters), order: newest ? 'newest' : 'relevance' }, PAGE) ??
    Promise.resolve('');
  const [own, other, bare] = await inTurns<Query>([...ways, ...(peer ? [lucene] : [])], queries);
  console.log(`PostgreSQL ${figures(own)}; OpenSearch ${figures(other)}${bare ? `; Lucene ${figures(bare)}` : ''}`);
  if (bare)
    console.log(`  p95 of OpenSearch: ${(at(other, 0.95) / at(bare, 0.95)).toFixed(2)} of Lucene’s (wanted ≤ 2)`);
  peer?.stop();
}
