import type { AnyItem } from '#contract/items.ts';
import { queryClient } from '../../lib/query-client.ts';

const DEEPEST = 4;

/** The material as a list that the reader comes from has it: enough to show the page at once. */
export function knownItem(id: number): AnyItem | undefined {
  for (const [, data] of queryClient.getQueriesData({})) {
    const found = search(data, id, 0);
    if (found) return found;
  }
  return undefined;
}

function search(data: unknown, id: number, depth: number): AnyItem | undefined {
  if (typeof data !== 'object' || data === null || depth > DEEPEST) return undefined;
  if (isItem(data, id)) return data;
  for (const part of Object.values(data)) {
    const found = search(part, id, depth + 1);
    if (found) return found;
  }
  return undefined;
}

function isItem(data: object, id: number): data is AnyItem {
  return 'kind' in data && 'poster' in data && 'id' in data && data.id === id;
}
