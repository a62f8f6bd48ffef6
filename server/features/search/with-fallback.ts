import { isSearchGone } from '../../platform/opensearch/failures.ts';
import type { SearchEngine } from './engine.ts';

/** An engine, and another one that answers while the first does not. Both are kept up to date. */
export function withFallback(first: SearchEngine, second: SearchEngine): SearchEngine {
  async function ask<T>(search: (engine: SearchEngine) => Promise<T>): Promise<T> {
    try {
      return await search(first);
    } catch (error) {
      // Without an index the second would say that nothing is there.
      if (!isSearchGone(error) || (await second.isMissing())) throw error;
      return await search(second);
    }
  }
  return {
    find: (wish, page) => ask((engine) => engine.find(wish, page)),
    count: (wordLists, filters) => ask((engine) => engine.count(wordLists, filters)),
    matching: (wish, materialIds) => ask((engine) => engine.matching(wish, materialIds)),
    best: (wordLists, filters) => ask((engine) => engine.best(wordLists, filters)),
    newest: (wish, span, most) => ask((engine) => engine.newest(wish, span, most)),
    inUse: (words) => ask((engine) => engine.inUse(words)),
    saying: (wordLists, after, limit) => ask((engine) => engine.saying(wordLists, after, limit)),
    // The second first: while the first is away, the job is tried again, and readers already find what changed.
    async index(materialIds) {
      await second.index(materialIds);
      await first.index(materialIds);
    },
    // While the first is away the job is tried again, and makes the second only once.
    async rebuild(signal) {
      const isUrgent = await second.isMissing();
      if (isUrgent) await second.rebuild(signal);
      await first.rebuild(signal);
      if (!isUrgent) await second.rebuild(signal);
    },
    isMissing: async () => (await second.isMissing()) || (await first.isMissing()),
    states: async () => [...(await first.states()), ...(await second.states())],
  };
}

/** For what stands beside other things: nothing, while nothing can be searched. */
export async function orNothing<T>(search: Promise<T>, nothing: T): Promise<T> {
  try {
    return await search;
  } catch (error) {
    if (!isSearchGone(error)) throw error;
    return nothing;
  }
}
