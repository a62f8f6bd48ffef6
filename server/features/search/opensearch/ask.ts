import { NoIndex, SearchGone, translate } from '../../../platform/opensearch/failures.ts';
import type { OpenSearch } from '../../../platform/opensearch/opensearch.ts';
import { liveName } from './indexes.ts';

/** One search: a query, its order, and how much of it. */
export interface Part {
  query: object;
  size: number;
  sort?: object[];
  search_after?: number[];
  /** Counts up to this many; true counts all. */
  track_total_hits?: number | boolean;
  /** Each shard stops after so many. */
  terminate_after?: number;
}

export interface Answer {
  total: number;
  /** The values that each hit was sorted by. */
  sorted: number[][];
}

interface Reply {
  status: number;
  error?: { type: string; reason: string };
  timed_out?: boolean;
  hits?: { total?: { value: number }; hits: { sort?: number[] }[] };
}

/** Asks several searches of the index in use in one round trip; fails rather than leave out what a shard has. */
export async function askAll(cluster: OpenSearch, parts: readonly Part[]): Promise<Answer[]> {
  if (parts.length === 0) return [];
  const { limitMs } = cluster.settings;
  const header = { allow_partial_search_results: false };
  return await cluster.ask(
    {
      method: 'POST',
      path: `/${liveName(cluster)}/_msearch`,
      bulkBody: parts.flatMap((part) => [
        header,
        { _source: false, stored_fields: '_none_', timeout: `${limitMs}ms`, ...part },
      ]),
    },
    ({ responses }: { responses: Reply[] }) => responses.map(answerIn),
  );
}

function answerIn({ status, error, timed_out: isLate, hits }: Reply): Answer {
  if (error?.type === 'index_not_found_exception') throw new NoIndex('the cluster has no index yet');
  if (error) throw translate({ name: error.type, message: error.reason, statusCode: status });
  if (isLate || !hits) throw new SearchGone('the cluster took too long');
  return { total: hits.total?.value ?? 0, sorted: hits.hits.map(({ sort = [] }) => sort) };
}
