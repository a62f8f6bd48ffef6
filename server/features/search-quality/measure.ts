import { LANGUAGES } from '#contract/domain/language.ts';
import { FIRST_RESULTS } from '#contract/domain/search-quality.ts';
import { type Context, transaction } from '../../context.ts';
import { enginesAlone, firstFound } from '../search/search.ts';
import { type GradeRow, readGrades } from './grades.queries.ts';
import { type Figures, type QueryStanding, saveMeasurement, saveStandings } from './measurements.queries.ts';
import { type Grades, standingOf } from './ndcg.ts';
import { QUALITY_QUERIES, type QualityQuery } from './queries.ts';

/** Asks every engine the whole set, and keeps how the first results of each query stand. */
export async function measureSearch(ctx: Context, _data: object, signal: AbortSignal): Promise<void> {
  const grades = gradesByQuery(await readGrades(ctx.db));
  // PostgreSQL first: while a cluster is away, the job fails and is tried again.
  for (const { name: engine, ctx: alone } of enginesAlone(ctx).toReversed()) {
    const standings: (QueryStanding & QualityQuery)[] = [];
    for (const query of QUALITY_QUERIES) {
      signal.throwIfAborted();
      const results = (await firstFound(alone, query, FIRST_RESULTS)).map(numberOf);
      standings.push({ ...query, ...standingOf(results, grades.get(keyOf(query)) ?? new Map()) });
    }
    await transaction(ctx, async (tx) => {
      await saveStandings(tx.db, engine, standings);
      for (const language of LANGUAGES) {
        const figures = { language, ...figuresOf(standings.filter((standing) => standing.language === language)) };
        await saveMeasurement(tx.db, { engine, release: ctx.release ?? '', figures });
      }
    });
  }
}

const keyOf = ({ type, keyword }: Pick<QualityQuery, 'type' | 'keyword'>) => `${type} ${keyword}`;

function gradesByQuery(rows: readonly GradeRow[]): ReadonlyMap<string, Grades> {
  const byQuery = Map.groupBy(rows, keyOf);
  return new Map([...byQuery].map(([key, some]) => [key, new Map(some.map((row) => [row.materialId, row.grade]))]));
}

/** The number of a material on a card. */
export function numberOf(item: Awaited<ReturnType<typeof firstFound>>[number]): number {
  return 'musicId' in item ? item.musicId : item.id;
}

/** Queries for which nothing good is on sale say nothing about search. */
function figuresOf(standings: readonly QueryStanding[]): Omit<Figures, 'language'> {
  const counted = standings.flatMap(({ ndcg }) => ndcg ?? []);
  const sum = counted.reduce((total, ndcg) => total + ndcg, 0);
  return {
    ndcg: counted.length === 0 ? null : sum / counted.length,
    misses: standings.filter(({ missed }) => missed).length,
    counted: counted.length,
    ungraded: standings.reduce((total, { ungraded }) => total + ungraded, 0),
  };
}
