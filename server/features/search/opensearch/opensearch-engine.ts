import type { Database } from '../../../platform/database/database.ts';
import type { OpenSearch } from '../../../platform/opensearch/opensearch.ts';
import { wrongCursor } from '../cursor.ts';
import type { SearchEngine } from '../engine.ts';
import { INDEX_VERSION } from '../index-version.ts';
import { placesOf } from '../places.ts';
import { countAll, findAmong, findBest, findNewest, findPlaces, findSaying, findUsed } from './find.ts';
import { readIndexes } from './indexes.ts';
import { rebuildIndex } from './rebuild.ts';
import { readState } from './state.ts';
import { updateIndexes } from './update.ts';

const places = placesOf(`o${INDEX_VERSION}`);

/** The search engine on a cluster of OpenSearch; the materials stand in the database. */
export function openSearchEngine(db: Database, cluster: OpenSearch): SearchEngine {
  return {
    async find(wish, { size, after }) {
      const place = after === undefined ? undefined : places.read(after);
      if (after !== undefined && place === undefined) return wrongCursor();
      const { hits, total } = await findPlaces(cluster, wish, { size, after: place });
      return { hits: hits.map((hit) => ({ ...hit, place: places.write(hit.place) })), total };
    },
    count: (wordLists, filters) => countAll(cluster, wordLists, filters),
    matching: (wish, materialIds) => findAmong(cluster, wish, materialIds),
    best: (wordLists, filters) => findBest(cluster, wordLists, filters),
    newest: (wish, span, most) => findNewest(cluster, wish, span, most),
    inUse: (words) => findUsed(cluster, words),
    saying: (wordLists, after, limit) => findSaying(cluster, wordLists, after, limit),
    index: (materialIds) => updateIndexes(db, cluster, materialIds),
    rebuild: (signal) => rebuildIndex(db, cluster, signal),
    states: async () => [await readState(cluster)],
    async isMissing() {
      const live = (await readIndexes(cluster)).find(({ isLive }) => isLive);
      return live === undefined || live.version < INDEX_VERSION;
    },
  };
}
