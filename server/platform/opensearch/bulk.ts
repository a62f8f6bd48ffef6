import { setTimeout as sleep } from 'node:timers/promises';
import { isSearchGone, SearchBusy } from './failures.ts';
import type { OpenSearch } from './opensearch.ts';

/** Writes a document, unless the index has a later version of it. */
export interface Write {
  id: number;
  version: number;
  document: object;
}

interface Options {
  /** Waits until searches find it. */
  visible?: boolean;
  signal?: AbortSignal;
  /** The first pause before what was refused is sent again; each further one is twice as long. */
  pauseMs?: number;
}

const AT_ONCE = 500;
const TRIES = 8;
const PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 15_000;

/** Writes to the index behind this alias. What a busy cluster refuses is sent again, more and more slowly. */
export async function writeBulk(cluster: OpenSearch, alias: string, writes: readonly Write[], options: Options = {}) {
  for (let from = 0; from < writes.length; from += AT_ONCE)
    await writeSome(cluster, alias, writes.slice(from, from + AT_ONCE), options);
}

async function writeSome(cluster: OpenSearch, alias: string, some: readonly Write[], options: Options): Promise<void> {
  let left = some;
  for (let turn = 1; ; turn++) {
    options.signal?.throwIfAborted();
    try {
      left = await send(cluster, alias, left, options.visible ?? false);
      if (left.length === 0) return;
      if (turn === TRIES) throw new SearchBusy(`${left.length} documents were refused ${TRIES} times`);
    } catch (error) {
      if (!isSearchGone(error) || turn === TRIES) throw error;
    }
    const pause = Math.min((options.pauseMs ?? PAUSE_MS) * 2 ** (turn - 1), LONGEST_PAUSE_MS);
    await sleep(pause, undefined, options.signal ? { signal: options.signal } : {});
  }
}

interface Outcome {
  status: number;
  error?: { type: string; reason: string };
}

/** Sends documents and returns those that a busy cluster refused. */
async function send(cluster: OpenSearch, alias: string, some: readonly Write[], visible: boolean): Promise<Write[]> {
  const { items } = await cluster.work<{ items: Record<string, Outcome>[] }>({
    method: 'POST',
    path: `/${alias}/_bulk`,
    // A document for an index that was removed meanwhile must not make one of that name.
    querystring: { require_alias: true, ...(visible ? { refresh: 'wait_for' } : {}) },
    bulkBody: some.flatMap(linesOf),
  });
  return some.filter((_, place) => isRefused(Object.values(items[place] ?? {})[0]));
}

function linesOf({ id, version, document }: Write): object[] {
  return [{ index: { _id: String(id), version, version_type: 'external_gte' } }, document];
}

/** A later version stands there already, or the index has gone, which only happens when a later one is in use. */
const FINE = [409, 404];

function isRefused(outcome: Outcome | undefined): boolean {
  if (!outcome) throw new Error('the cluster left documents out of its reply');
  const { status, error } = outcome;
  if (!error || FINE.includes(status)) return false;
  if (status === 429 || status >= 500) return true;
  throw new Error(`a document was refused: ${error.type}: ${error.reason}`);
}
