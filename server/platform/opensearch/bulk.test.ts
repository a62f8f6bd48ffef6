import { expect, test } from 'vitest';
import { type Write, writeBulk } from './bulk.ts';
import { SearchBusy, SearchGone } from './failures.ts';
import type { OpenSearch } from './opensearch.ts';

type Outcome = { status: number; error?: { type: string; reason: string } };

const written = { status: 201 };
const busy = { status: 429, error: { type: 'rejected_execution_exception', reason: 'queue is full' } };
const later = { status: 409, error: { type: 'version_conflict_engine_exception', reason: 'higher' } };
const gone = { status: 404, error: { type: 'index_not_found_exception', reason: 'no such index' } };
const wrong = { status: 400, error: { type: 'strict_dynamic_mapping_exception', reason: 'not allowed' } };

/** A cluster that answers each bulk in turn, and the numbers of the documents that it was sent. */
function clusterOf(replies: (Record<number, Outcome> | Error)[]) {
  const sent: number[][] = [];
  const work = async ({ bulkBody = [] }: { bulkBody?: object[] }) => {
    const lines = bulkBody.filter((_, place) => place % 2 === 0) as { index: { _id: string } }[];
    const ids = lines.map(({ index }) => Number(index._id));
    const reply = replies[sent.push(ids) - 1] ?? {};
    if (reply instanceof Error) throw reply;
    return { items: ids.map((id) => ({ index: reply[id] ?? written })) };
  };
  return { sent, cluster: { work } as unknown as OpenSearch };
}

const writes = (...ids: number[]): Write[] => ids.map((id) => ({ id, version: 1, document: { id } }));
const soon = { pauseMs: 1 };

test('what a busy cluster refuses is sent again, and nothing else', async () => {
  const { cluster, sent } = clusterOf([{ 2: busy, 3: busy }, new SearchBusy('too many requests'), { 3: busy }]);
  await writeBulk(cluster, 'x-write', writes(1, 2, 3), soon);
  expect(sent).toEqual([[1, 2, 3], [2, 3], [2, 3], [3]]);
});

test('what stands there in a later version, or whose index has gone, is done', async () => {
  const { cluster, sent } = clusterOf([{ 1: later, 2: gone }]);
  await writeBulk(cluster, 'x-write', writes(1, 2, 3), soon);
  expect(sent).toEqual([[1, 2, 3]]);
});

test('a cluster that stays away or busy is given up after eight times', async () => {
  const away = clusterOf(Array.from({ length: 9 }, () => new SearchGone('away')));
  await expect(writeBulk(away.cluster, 'x-write', writes(1), soon)).rejects.toThrow('away');
  expect(away.sent).toHaveLength(8);
  const full = clusterOf(Array.from({ length: 9 }, () => ({ 1: busy })));
  await expect(writeBulk(full.cluster, 'x-write', writes(1), soon)).rejects.toThrow('1 documents were refused 8 times');
});

test('a document that does not fit the index is a mistake, which is told at once', async () => {
  const { cluster, sent } = clusterOf([{ 1: wrong }]);
  await expect(writeBulk(cluster, 'x-write', writes(1), soon)).rejects.toThrow('strict_dynamic_mapping_exception');
  expect(sent).toHaveLength(1);
});

test('many are sent by five hundreds, and a rebuild that is told to end sends no more', async () => {
  const { cluster, sent } = clusterOf([]);
  await writeBulk(cluster, 'x-write', writes(...Array.from({ length: 1100 }, (_, id) => id)), soon);
  expect(sent.map(({ length }) => length)).toEqual([500, 500, 100]);
  const ended = { ...soon, signal: AbortSignal.abort() };
  await expect(writeBulk(cluster, 'x-write', writes(1), ended)).rejects.toThrow(/abort/i);
  expect(sent).toHaveLength(3);
});
