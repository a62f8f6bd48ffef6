import { deepEqual, equal, ok } from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { filtersOf } from '#server/features/search/filters.ts';
import { fieldsOf } from '#server/features/search/opensearch/fields.ts';
import { findPlaces } from '#server/features/search/opensearch/find.ts';
import { createIndex, finishIndex, readIndexes, switchTo } from '#server/features/search/opensearch/indexes.ts';
import { writeBulk } from '#server/platform/opensearch/bulk.ts';
import { isSearchGone } from '#server/platform/opensearch/failures.ts';
import { type OpenSearch, openSearch } from '#server/platform/opensearch/opensearch.ts';
import type { Cluster } from '../opensearch/cluster.ts';

const DOCUMENTS = 20_000;
const WORDS = 50;
const CLIENTS = 8;
const MS = 10_000;
/** Long, since three nodes share the machine with whoever asks them. */
const LIMIT_MS = 15_000;

/** Searches while each node in turn dies, which nobody may notice, and while one hangs, which may cost answers but none that are wrong. */
export async function loseNodes(nodes: Cluster): Promise<void> {
  const settings = { urls: nodes.urls, prefix: 'lose_nodes', shards: 3, replicas: 1, refreshMs: 1000, fallback: false };
  const cluster = openSearch({ ...settings, limitMs: LIMIT_MS });
  await fill(cluster);
  await nodes.untilGreen();
  const right = await answersOf(cluster);
  for (const node of nodes.urls.keys()) {
    const load = searchAlong(cluster, right);
    await sleep(MS / 5);
    await nodes.kill(node);
    const told = await load.after(MS);
    console.log(`  node ${node + 1} killed: ${told.answered} searches, ${told.refused} failed, ${told.wrong} wrong`);
    deepEqual([told.refused, told.wrong], [0, 0]);
    ok(told.answered > 100, 'too few searches to say anything');
    await nodes.start(node);
    await nodes.untilGreen();
  }
  const load = searchAlong(cluster, right);
  nodes.freeze(0);
  const told = await load.after(MS);
  nodes.thaw(0);
  console.log(`  node 1 hanging: ${told.answered} searches, ${told.refused} failed, ${told.wrong} wrong`);
  equal(told.wrong, 0);
  await cluster.close();
}

const wordsOf = (id: number) => [`w${id % WORDS}`, `w${(id * 7) % WORDS}`, `w${(id * 13) % 11}`];

async function fill(cluster: OpenSearch): Promise<void> {
  const next = await createIndex(cluster, String(Date.now()));
  const ids = Array.from({ length: DOCUMENTS }, (_, place) => place + 1);
  const writes = ids.map((id) => {
    const words = wordsOf(id);
    const own = { kind: 'video' as const, traits: [], categoryId: null, shopId: null, tags: [] };
    const document = fieldsOf({
      ...own,
      id,
      score: (id * 7919) % 1_000_000,
      seconds: id,
      words,
      titleWords: words.slice(0, 1),
    });
    return { id, version: 1, document };
  });
  await writeBulk(cluster, next.alias, writes);
  await finishIndex(cluster, next);
  await switchTo(
    cluster,
    next,
    (await readIndexes(cluster)).filter(({ isLive }) => isLive),
  );
}

const words = Array.from({ length: WORDS }, (_, number) => `w${number}`);

async function ask(cluster: OpenSearch, word: string): Promise<string> {
  const filters = filtersOf({ type: 'video', categoryId: undefined, shopId: undefined });
  if (!filters) throw new Error('there are no videos');
  return JSON.stringify(
    await findPlaces(cluster, { words: [word], filters, sort: 'relevance' }, { size: 60, after: undefined }),
  );
}

/** One by one, as nodes that have just started take their time. */
async function answersOf(cluster: OpenSearch): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const word of words) answers.set(word, await ask(cluster, word));
  return answers;
}

/** Several who search all the time and compare what they get. */
function searchAlong(cluster: OpenSearch, right: ReadonlyMap<string, string>) {
  const told = { answered: 0, refused: 0, wrong: 0 };
  let isOver = false;
  const client = async (first: number) => {
    for (let n = first; !isOver; n += 1) {
      const word = words[n % WORDS] ?? '';
      try {
        if ((await ask(cluster, word)) !== right.get(word)) told.wrong += 1;
        told.answered += 1;
      } catch (error) {
        if (!isSearchGone(error)) throw error;
        told.refused += 1;
        console.log(`  ${(error as Error).message}`);
      }
    }
  };
  const clients = Array.from({ length: CLIENTS }, (_, n) => client(n * 5));
  return {
    async after(ms: number) {
      await sleep(ms);
      isOver = true;
      await Promise.all(clients);
      return told;
    },
  };
}
