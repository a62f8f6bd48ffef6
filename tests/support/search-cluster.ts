import type { Services } from '#server/app.ts';
import { openSearchEngine } from '#server/features/search/opensearch/opensearch-engine.ts';
import { isSearchGone } from '#server/platform/opensearch/failures.ts';
import type { OpenSearch } from '#server/platform/opensearch/opensearch.ts';

/** Settings by which a test product searches with the cluster of `npm run test:search`; none where there is none. */
export function clusterSettings(databaseUrl: string): Record<string, string> {
  const url = process.env['TEST_SEARCH_URL'];
  if (url === undefined) return {};
  const prefix = new URL(databaseUrl).pathname.slice(1);
  return {
    SEARCH_URL: url,
    SEARCH_PREFIX: prefix,
    SEARCH_REPLICAS: '0',
    SEARCH_REFRESH_MS: '20',
    SEARCH_TIMEOUT_MS: '20000',
  };
}

/** Makes an empty index, and lets no answer come from PostgreSQL instead. */
export async function beginCluster(services: Services): Promise<void> {
  const { db, openSearch } = services;
  if (!openSearch) return;
  await openSearchEngine(db, openSearch).rebuild(new AbortController().signal);
  services.openSearch = { ...openSearch, ask: (...asked) => openSearch.ask(...asked).catch(tellOtherwise) };
}

function tellOtherwise(error: unknown): never {
  throw isSearchGone(error) ? new Error('the cluster of these tests did not answer', { cause: error }) : error;
}

export async function endCluster(cluster: OpenSearch | undefined): Promise<void> {
  if (cluster && process.env['TEST_SEARCH_URL'] !== undefined)
    await cluster.work({ method: 'DELETE', path: `/${cluster.settings.prefix}-*` });
}
