import type { Context } from '../../context.ts';
import type { Database } from '../../platform/database/database.ts';
import type { EngineState, SearchEngine } from './engine.ts';
import { openSearchEngine } from './opensearch/opensearch-engine.ts';
import { emptyIndex } from './postgres/index.queries.ts';
import { postgresEngine } from './postgres/postgres-engine.ts';
import { withFallback } from './with-fallback.ts';

/** What choosing an engine needs. */
export type EngineContext = Pick<Context, 'db' | 'openSearch'>;

/** The engine that searches and is kept up to date; chosen nowhere else. */
export function searchEngine({ db, openSearch }: EngineContext): SearchEngine {
  if (!openSearch) return postgresEngine(db);
  const engine = openSearchEngine(db, openSearch);
  return openSearch.settings.fallback
    ? withFallback(engine, postgresEngine(db))
    : { ...engine, rebuild: (signal) => rebuildAlone(engine, db, signal) };
}

/** The engines that keep an index, each to be asked by itself: no other one answers in its place. */
export function enginesAlone<C extends EngineContext>(ctx: C): { name: EngineState['name']; ctx: C }[] {
  const { openSearch } = ctx;
  const postgres = { name: 'postgresql' as const, ctx: { ...ctx, openSearch: undefined } };
  if (!openSearch) return [postgres];
  const { settings } = openSearch;
  const alone = { ...openSearch, settings: { ...settings, fallback: false } };
  const cluster = { name: 'opensearch' as const, ctx: { ...ctx, openSearch: alone } };
  return settings.fallback ? [cluster, postgres] : [cluster];
}

/** PostgreSQL forgets an index that nobody keeps true, so that it makes a new one if it has to search again. */
async function rebuildAlone(engine: SearchEngine, db: Database, signal: AbortSignal): Promise<void> {
  await engine.rebuild(signal);
  await db.transaction().execute(emptyIndex);
}
