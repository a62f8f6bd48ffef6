import { sql } from 'kysely';
import type { EngineState } from '../search/search.ts';
import type { SearchType } from '#contract/domain/discovery.ts';
import type { Language } from '#contract/domain/language.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Standing } from './ndcg.ts';

type Engine = EngineState['name'];

/** What the queries of one language come to. */
export interface Figures {
  language: Language;
  /** The mean over those that count. */
  ndcg: number | null;
  misses: number;
  counted: number;
  ungraded: number;
}

/** Keeps what was measured last on a day, so that measuring twice leaves one row. */
export async function saveMeasurement(
  db: Database,
  { engine, release, figures }: { engine: Engine; release: string; figures: Figures },
): Promise<void> {
  const { language, ndcg, misses, counted, ungraded } = figures;
  await sql`
    insert into search_measurements (day, engine, release, language, ndcg, misses, counted, ungraded)
    values (day_in_china(clock_now()), ${engine}, ${release}, ${language}, ${ndcg}, ${misses}, ${counted}, ${ungraded})
    on conflict (day, engine, release, language) do update set measured_at = clock_now(), ndcg = excluded.ndcg,
      misses = excluded.misses, counted = excluded.counted, ungraded = excluded.ungraded`.execute(db);
}

export interface QueryStanding extends Standing {
  type: SearchType;
  keyword: string;
}

/** Replaces how each query stands with an engine. */
export async function saveStandings(db: Database, engine: Engine, standings: readonly QueryStanding[]): Promise<void> {
  await db.deleteFrom('searchQueryStandings').where('engine', '=', engine).execute();
  const rows = standings.map(({ type, keyword, ndcg, missed, found, ungraded }) => {
    return { engine, type, keyword, ndcg, missed, found, ungraded };
  });
  await db.insertInto('searchQueryStandings').values(rows).execute();
}

export async function readStandings(db: Database, engine: Engine): Promise<QueryStanding[]> {
  const { rows } = await sql<QueryStanding>`
    select type, keyword, ndcg, missed, found, ungraded from search_query_standings
    where engine = ${engine}`.execute(db);
  return rows;
}

interface MeasurementRow extends Figures {
  day: string;
  engine: Engine;
  release: string;
  measuredAt: Date;
}

/** Of the last days, the oldest first. */
export async function readMeasurements(db: Database, days: number): Promise<MeasurementRow[]> {
  const { rows } = await sql<MeasurementRow>`
    select day::text, engine, release, language, ndcg, misses, counted, ungraded, measured_at
    from search_measurements where day > day_in_china(clock_now()) - ${days}::int
    order by day, measured_at`.execute(db);
  return rows;
}

/** Lets one at a time ask for a measurement. */
export async function lockMeasurements(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('search-quality'))`.execute(db);
}
