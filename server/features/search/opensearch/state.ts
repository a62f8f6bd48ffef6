import { isSearchGone } from '../../../platform/opensearch/failures.ts';
import type { OpenSearch } from '../../../platform/opensearch/opensearch.ts';
import type { EngineState } from '../engine.ts';
import { readIndexes } from './indexes.ts';

const HEALTH = { green: 'good', yellow: 'limited', red: 'bad' } as const;

interface Stats {
  _all: { total: { store: { size_in_bytes: number } } };
}

/** How the cluster and the index in use are; `bytes` are those of all copies and of an index that is being built. */
export async function readState(cluster: OpenSearch): Promise<EngineState> {
  const name = 'opensearch' as const;
  try {
    const live = (await readIndexes(cluster)).find(({ isLive }) => isLive);
    if (!live) return { name, health: 'bad', index: null };
    const { status } = await cluster.look<{ status: keyof typeof HEALTH }>({
      method: 'GET',
      path: `/_cluster/health/${live.name}`,
    });
    if (status === 'red') return { name, health: 'bad', index: null };
    // What has gone left something without a kind.
    const body = { query: { exists: { field: 'kind' } } };
    const { count } = await cluster.look<{ count: number }>({ method: 'POST', path: `/${live.name}/_count`, body });
    const stats = await cluster.look<Stats>({ method: 'GET', path: `/${cluster.settings.prefix}-*/_stats/store` });
    const builtAt = live.builtAt === null ? null : new Date(live.builtAt);
    const bytes = stats._all.total.store.size_in_bytes;
    const health = cluster.isAvoided() ? 'away' : HEALTH[status];
    return { name, health, index: { version: live.version, builtAt, documents: count, bytes } };
  } catch (error) {
    if (!isSearchGone(error)) throw error;
    return { name, health: 'away', index: null };
  }
}
