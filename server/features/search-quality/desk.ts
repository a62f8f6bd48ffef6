import type { OutputOf, ParsedInputOf } from '#contract/call.ts';
import { MEASURED_DAYS, type searchQualityCalls } from '#contract/calls/search-quality.ts';
import { FIRST_RESULTS } from '#contract/domain/search-quality.ts';
import { type Context, type MemberContext, transaction } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { readQueues } from '../jobs/jobs.ts';
import { enginesAlone, firstFound, placementsOn } from '../search/search.ts';
import { readGraders, readGrades, saveGrade } from './grades.queries.ts';
import { numberOf } from './measure.ts';
import { lockMeasurements, readMeasurements, readStandings } from './measurements.queries.ts';
import { standingOf } from './ndcg.ts';
import { QUALITY_QUERIES, qualityQuery } from './queries.ts';

type Calls = typeof searchQualityCalls;
type Result = OutputOf<Calls['query']>['infos'][number];

async function isMeasuring({ db }: Context): Promise<boolean> {
  const queue = (await readQueues(db)).find((one) => one.queue === 'search-quality.measure');
  return queue !== undefined && queue.waiting + queue.running > 0;
}

export async function readFigures(ctx: Context): Promise<OutputOf<Calls['figures']>> {
  const [rows, measuring] = await Promise.all([readMeasurements(ctx.db, MEASURED_DAYS), isMeasuring(ctx)]);
  return {
    infos: rows.map(({ measuredAt, ...row }) => ({ ...row, measuredAt: measuredAt.toISOString() })),
    engines: enginesAlone(ctx).map(({ name }) => name),
    isMeasuring: measuring,
  };
}

/** Lets a worker measure, unless one does or is about to. */
export async function askForMeasurement(ctx: MemberContext): Promise<Record<never, never> | Problem> {
  return await transaction(ctx, async (tx) => {
    await lockMeasurements(tx.db);
    if (await isMeasuring(tx)) return problem('changed-meanwhile');
    await recordChange(tx, { action: 'search.measure-asked', subject: 'search' });
    await tx.jobs.enqueue(tx.db, 'search-quality.measure', {});
    return {};
  });
}

type Asked = ParsedInputOf<Calls['queries']>;

/** The engine that is asked for, or else the one that searches; undefined when it is not in use. */
function engineFor(ctx: Context, { engine }: Asked) {
  const engines = enginesAlone(ctx);
  return engine === undefined ? engines[0] : engines.find(({ name }) => name === engine);
}

export async function readQueries(ctx: Context, asked: Asked): Promise<OutputOf<Calls['queries']> | Problem> {
  const engine = engineFor(ctx, asked);
  if (!engine) return problem('not-found');
  const standings = await readStandings(ctx.db, engine.name);
  const infos = QUALITY_QUERIES.map((query) => {
    const at = standings.find(({ type, keyword }) => type === query.type && keyword === query.keyword);
    const { ndcg = null, missed = false, found = 0, ungraded = 0 } = at ?? {};
    return { ...query, standing: at ? { ndcg, missed, found, ungraded } : null };
  });
  return { infos, total: infos.length };
}

export async function readQuery(
  ctx: Context,
  { engine: name, ...named }: ParsedInputOf<Calls['query']>,
): Promise<OutputOf<Calls['query']> | Problem> {
  const [query, engine] = [qualityQuery(named), engineFor(ctx, { engine: name })];
  if (!query || !engine) return problem('not-found');
  const [items, rows] = await Promise.all([firstFound(engine.ctx, query, FIRST_RESULTS), readGrades(ctx.db, query)]);
  const grades = new Map(rows.map(({ materialId, grade }) => [materialId, grade]));
  const { ndcg, missed } = standingOf(items.map(numberOf), grades);
  const [graders, placements] = await Promise.all([readGraders(ctx.db, query), placementsOn(ctx.db, query)]);
  const infos = items.map((item): Result => {
    const materialId = numberOf(item);
    const at = placements.find((one) => one.materialId === materialId);
    return {
      materialId,
      kind: item.kind,
      code: item.code,
      title: 'musicId' in item ? item.musicName : item.title,
      thumbnail: ('musicId' in item ? item.coverStr : item.thumbnail) || null,
      grade: grades.get(materialId) ?? null,
      gradedBy: graders.get(materialId) ?? null,
      placement: at ? { id: at.id, what: at.what, until: at.until } : null,
    };
  });
  return { infos, ndcg, missed };
}

export async function gradeResult(
  ctx: MemberContext,
  { type, keyword, materialId, grade }: ParsedInputOf<Calls['grade']>,
): Promise<Record<never, never> | Problem> {
  if (!qualityQuery({ type, keyword })) return problem('not-found');
  const isThere = await saveGrade(ctx.db, { type, keyword, materialId, grade }, ctx.actor.userId);
  return isThere ? {} : problem('not-found');
}
