import type { OpenSearchSettings } from '../platform/opensearch/settings.ts';
import type { Settings } from './settings.ts';

/** The cluster that searches; undefined where PostgreSQL alone does. */
export function searchSettings(s: Settings): OpenSearchSettings | undefined {
  if (s.SEARCH_URL.length === 0) return undefined;
  return {
    urls: s.SEARCH_URL,
    prefix: s.SEARCH_PREFIX,
    shards: s.SEARCH_SHARDS,
    replicas: s.SEARCH_REPLICAS,
    limitMs: s.SEARCH_TIMEOUT_MS,
    refreshMs: s.SEARCH_REFRESH_MS,
    fallback: s.SEARCH_FALLBACK,
  };
}
