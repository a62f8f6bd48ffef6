import type { Database } from '../../platform/database/database.ts';
import type { SearchEngine } from './engine.ts';
import { countPlaces, findPlaces } from './find.queries.ts';
import { noteChanges, writeAlone } from './index.queries.ts';
import { rebuild } from './rebuild.ts';
import { updateDocuments } from './update.ts';

/** The search engine on PostgreSQL alone. */
export function postgresEngine({ db }: { db: Database }): SearchEngine {
  return {
    find: (wish, page) => findPlaces(db, wish, page),
    count: (wordLists, filters) => countPlaces(db, wordLists, filters),
    index: (materialIds) =>
      db.isTransaction ? index(db, materialIds) : db.transaction().execute((tx) => index(tx, materialIds)),
    rebuild: (signal) => rebuild(db, signal),
  };
}

async function index(db: Database, materialIds: readonly number[]): Promise<void> {
  await writeAlone(db);
  await updateDocuments(db, materialIds);
  await noteChanges(db, materialIds);
}
