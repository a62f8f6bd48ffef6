import type { OpenSearch } from '../../../platform/opensearch/opensearch.ts';
import { INDEX_VERSION } from '../index-version.ts';

/** An index of the cluster that belongs to this product. */
export interface Index {
  name: string;
  /** The name by which it is written, which goes with it. */
  alias: string;
  /** Whether searches use it. */
  isLive: boolean;
  version: number;
  builtAt: string | null;
}

interface Told {
  aliases: Record<string, unknown>;
  mappings: { _meta?: { version: number; builtAt: string | null } };
}

/** The name by which the index in use is searched. */
export function liveName({ settings }: OpenSearch): string {
  return `${settings.prefix}-live`;
}

/** All indexes of this product: the one in use, and one that is being built. */
export async function readIndexes(cluster: OpenSearch): Promise<Index[]> {
  const told = await cluster.look<Record<string, Told>>({ method: 'GET', path: `/${cluster.settings.prefix}-*` });
  return Object.entries(told).map(
    ([
      name,
      {
        aliases,
        mappings: { _meta },
      },
    ]) => ({
      name,
      alias: writeName(name),
      isLive: liveName(cluster) in aliases,
      version: _meta?.version ?? 0,
      builtAt: _meta?.builtAt ?? null,
    }),
  );
}

const writeName = (name: string) => `${name}-write`;

/** What is matched but never shown needs no values by document. */
const word = { type: 'keyword', doc_values: false };

const MAPPING = {
  dynamic: 'strict',
  // Searches only ask which documents fit, never what stands in them.
  _source: { enabled: false },
  properties: {
    id: { type: 'long' },
    kind: word,
    score: { type: 'integer' },
    seconds: { type: 'integer' },
    words: word,
    titles: word,
    traits: word,
    category: word,
    shop: word,
    tags: word,
  },
};

/** Makes an empty index beside the one in use; from now on changes go to it too. */
export async function createIndex(cluster: OpenSearch, stamp: string): Promise<Index> {
  const { prefix, shards } = cluster.settings;
  const name = `${prefix}-${INDEX_VERSION}-${stamp}`;
  const alias = writeName(name);
  await cluster.work({
    method: 'PUT',
    path: `/${name}`,
    body: {
      // Copies and refreshes would slow down filling it.
      settings: {
        number_of_shards: shards,
        number_of_replicas: 0,
        refresh_interval: -1,
        'sort.field': ['score', 'id'],
        'sort.order': ['desc', 'desc'],
      },
      mappings: { ...MAPPING, _meta: { version: INDEX_VERSION, builtAt: null } },
      aliases: { [alias]: {} },
    },
  });
  return { name, alias, isLive: false, version: INDEX_VERSION, builtAt: null };
}

/** Makes what was filled ready to be searched. */
export async function finishIndex(cluster: OpenSearch, { name }: Index, signal?: AbortSignal): Promise<void> {
  const { replicas, refreshMs } = cluster.settings;
  const settings = { number_of_replicas: replicas, refresh_interval: `${refreshMs}ms` };
  await cluster.work({ method: 'PUT', path: `/${name}/_settings`, body: settings });
  await cluster.work({ method: 'POST', path: `/${name}/_refresh` });
  const _meta = { version: INDEX_VERSION, builtAt: new Date().toISOString() };
  await cluster.work({ method: 'PUT', path: `/${name}/_mapping`, body: { _meta } });
  // A cluster of one node never has room for copies, so nobody waits for those that are not on their way. Each turn is
  // shorter than the client waits for a node, which would ask the next one and give up in the end.
  const querystring = { wait_for_status: 'yellow', wait_for_no_initializing_shards: true, timeout: '20s' };
  const path = `/_cluster/health/${name}`;
  while ((await cluster.work<{ timed_out: boolean }>({ method: 'GET', path, querystring })).timed_out)
    signal?.throwIfAborted();
}

/** Switches searches to an index and removes the one before, in one step. */
export async function switchTo(cluster: OpenSearch, { name }: Index, before: readonly Index[]): Promise<void> {
  const actions = [
    ...before.map((index) => ({ remove_index: { index: index.name } })),
    { add: { index: name, alias: liveName(cluster) } },
  ];
  await cluster.work({ method: 'POST', path: '/_aliases', body: { actions } });
}

export async function dropIndex(cluster: OpenSearch, { name }: Index): Promise<void> {
  await cluster.work({ method: 'DELETE', path: `/${name}`, querystring: { ignore_unavailable: true } });
}
