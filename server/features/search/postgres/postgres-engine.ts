import type { Database } from '../../../platform/database/database.ts';
import { wrongCursor } from '../cursor.ts';
import type { SearchEngine } from '../engine.ts';
import { INDEX_VERSION } from '../index-version.ts';
import { pack, placesOf, secondOf } from '../places.ts';
import { countPlaces, findAmong, findBest, findPlaces } from './find.queries.ts';
import { isEmptyBesideMaterials, noteChanges, readSaying, readState, readUsed, writeAlone } from './index.queries.ts';
import { rebuild } from './rebuild.ts';
import { updateDocuments } from './update.ts';

const places = placesOf(`p${INDEX_VERSION}`);

/** The search engine on PostgreSQL alone. */
export function postgresEngine(db: Database): SearchEngine {
  return {
    async find(wish, { size, after }) {
      const place = after === undefined ? undefined : places.read(after);
      if (after !== undefined && place === undefined) return wrongCursor();
      const { hits, total } = await findPlaces(db, wish, { size, after: place?.toString() });
      return { hits: hits.map((hit) => ({ ...hit, place: places.write(hit.place) })), total };
    },
    async newest(wish, { after, until }, most) {
      const end = pack({ value: secondOf(until) + 1, id: 0 });
      const { hits } = await findPlaces(db, { ...wish, sort: 'newest' }, { size: most, after: end.toString() });
      const first = pack({ value: secondOf(after) + 1, id: 0 });
      return hits.filter(({ place }) => BigInt(place) >= first).map(({ materialId }) => materialId);
    },
    count: (wordLists, filters) => countPlaces(db, wordLists, filters),
    matching: (wish, materialIds) => findAmong(db, wish, materialIds),
    best: (wordLists, filters) => findBest(db, wordLists, filters),
    inUse: (words) => readUsed(db, words),
    saying: (wordLists, after, limit) => readSaying(db, wordLists, after, limit),
    index: (materialIds) => db.transaction().execute((tx) => index(tx, materialIds)),
    rebuild: (signal) => rebuild(db, signal),
    states: async () => [{ name: 'postgresql', health: 'good', index: await readState(db) }],
    isMissing: () => isEmptyBesideMaterials(db, INDEX_VERSION),
  };
}

/** Reads the materials only once nobody else writes, so that the last to write has read last. */
async function index(tx: Database, materialIds: readonly number[]): Promise<void> {
  await writeAlone(tx);
  await updateDocuments(tx, materialIds);
  await noteChanges(tx, materialIds);
}
