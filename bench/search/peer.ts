import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import type pg from 'pg';
import type { Filters } from '#server/features/search/filters.ts';
import { codesOf } from '#server/features/search/postgres/filter-codes.ts';

const JARS = '/usr/share/java';
const CLASSES = join(import.meta.dirname, 'Peer.java');
const AT_ONCE = 20_000;
const FIRST_FILTER = 1_000_000_000;

/** Filters as the terms under which the peer has them. */
export function codesIn(filters: Filters): number[] {
  const found = codesOf(filters);
  if (!found) throw new Error('these filters fit nothing');
  return [found.kindCode, ...found.codes, ...found.tags];
}

interface PeerQuery {
  words: readonly number[];
  filters: readonly number[];
  order: 'popular' | 'relevance' | 'newest';
}

export interface Peer {
  find(query: PeerQuery, count: number): Promise<string>;
  stop(): void;
}

/** Whether Lucene can run here; it comes from Debian. */
export function hasLucene(): boolean {
  return existsSync(JARS) && readdirSync(JARS).includes('lucene-core-8.7.0.jar') && existsSync('/usr/bin/javac');
}

/** A bare Lucene with the same documents in memory-mapped files, sorted by score. */
export async function startLucene(database: pg.Client, folder: string): Promise<Peer> {
  mkdirSync(folder, { recursive: true });
  const path = [
    '-cp',
    [folder, `${JARS}/lucene-core-8.7.0.jar`, `${JARS}/lucene-analyzers-common-8.7.0.jar`].join(':'),
  ];
  const [documents, index] = [join(folder, 'documents.tsv'), join(folder, 'index')];
  execFileSync('javac', ['-d', folder, ...path, CLASSES]);
  await writeDocuments(database, documents);
  execFileSync('java', [...path, 'Peer', 'build', documents, index], { stdio: ['ignore', 'ignore', 'inherit'] });
  // Java's own HTTP server would wait 40 ms before each reply otherwise.
  const server = spawn('java', ['-Dsun.net.httpserver.nodelay=true', ...path, 'Peer', 'serve', index], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(createInterface(server.stdout), 'line')) as [string];
  const agent = new Agent({ keepAlive: true });
  return {
    find: (query, count) => ask(agent, port, query, count),
    stop() {
      agent.destroy();
      server.kill();
    },
  };
}

async function ask(agent: Agent, port: string, { words, filters, order }: PeerQuery, count: number): Promise<string> {
  const query = `words=${words.map((word) => `w${word}`).join(',')}&filters=${filters.join(',')}&order=${order}&count=${count}`;
  const sent = request(`http://127.0.0.1:${port}/?${query}`, { agent });
  sent.end();
  const [reply] = (await once(sent, 'response')) as [import('node:http').IncomingMessage];
  return await text(reply);
}

interface DocumentRow {
  material_id: number;
  by_score: string;
  by_time: string;
  terms: number[];
}

/** Writes our index as documents, so that the peer searches the same terms. */
async function writeDocuments(database: pg.Client, path: string): Promise<void> {
  const file = createWriteStream(path);
  let after = 0;
  for (;;) {
    const { rows } = await database.query<DocumentRow>(
      `select material_id::float8, by_score, by_time, terms from search.docs
      where material_id > $1 order by material_id limit ${AT_ONCE}`,
      [after],
    );
    const last = rows.at(-1);
    if (!last) break;
    after = last.material_id;
    if (!file.write(rows.map(lineOf).join(''))) await once(file, 'drain');
  }
  file.end();
  await once(file, 'finish');
}

function lineOf({ material_id, by_score, by_time, terms }: DocumentRow): string {
  const words = terms.filter((term) => term > 0 && term < FIRST_FILTER).map((term) => `w${term}`);
  const title = terms.filter((term) => term < 0).map((term) => `w${-term}`);
  const filters = terms.filter((term) => term >= FIRST_FILTER);
  return `${material_id}\t${by_score}\t${by_time}\t${words.join(' ')}\t${title.join(' ')}\t${filters.join(' ')}\n`;
}
