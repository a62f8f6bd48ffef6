import * as z from 'zod/mini';
import { id, instant, line, post } from '../call.ts';
import { SEARCH_TYPES } from '../domain/discovery.ts';
import { LANGUAGES } from '../domain/language.ts';
import { MEDIA_KINDS } from '../domain/media.ts';
import { CATALOGUE_EDITORS } from '../domain/roles.ts';
import { GRADES, QUERY_FORMS } from '../domain/search-quality.ts';
import { PLACEMENTS } from './search-desk.ts';

const type = z.enum(SEARCH_TYPES);
const engine = z.enum(['postgresql', 'opensearch']);
const grade = z.literal(GRADES);

/** A query of the fixed set is named by its type and keyword. */
const named = { type, keyword: line(1, 200) };

/** From 0 to 1; null while nothing good is on sale. */
const ndcg = z.nullable(z.number());

const measurement = z.object({
  day: z.iso.date(),
  engine,
  /** Empty where the product ran from its sources. */
  release: z.string(),
  language: z.enum(LANGUAGES),
  ndcg,
  /** Queries with nothing good among their first results. */
  misses: z.int(),
  /** Queries that count: for which something good is on sale. */
  counted: z.int(),
  /** First results without a grade. */
  ungraded: z.int(),
  measuredAt: instant,
});
export type SearchMeasurement = z.output<typeof measurement>;

const query = z.object({
  type,
  keyword: z.string(),
  language: z.enum(LANGUAGES),
  form: z.enum(QUERY_FORMS),
  /** As last measured; null before. */
  standing: z.nullable(z.object({ ndcg, missed: z.boolean(), found: z.int(), ungraded: z.int() })),
});
export type QualityQueryRow = z.output<typeof query>;

const result = z.object({
  materialId: id,
  kind: z.enum(MEDIA_KINDS),
  code: z.string(),
  title: z.string(),
  thumbnail: z.nullable(z.string()),
  grade: z.nullable(grade),
  /** Null without a grade, for the demo's, and for whoever is no longer here. */
  gradedBy: z.nullable(z.string()),
  /** What an editor did to it for this search. */
  placement: z.nullable(z.object({ id, what: z.enum(PLACEMENTS), until: z.iso.date() })),
});
export type QualityResult = z.output<typeof result>;

/** Days that the charts cover. */
export const MEASURED_DAYS = 60;

export const searchQualityCalls = {
  figures: post('/office/search/quality', {
    who: CATALOGUE_EDITORS,
    summary: 'How well searches found what editors graded, day by day, and whether this is being measured',
    input: z.strictObject({}),
    output: z.object({
      infos: z.array(measurement),
      /** The engines in use, the one that searches first. */
      engines: z.array(engine),
      isMeasuring: z.boolean(),
    }),
  }),
  queries: post('/office/search/quality/queries', {
    who: CATALOGUE_EDITORS,
    summary: 'The queries by which search is judged, each with how its first ten results stood when last measured',
    input: z.strictObject({ engine: z.optional(engine) }),
    output: z.object({ infos: z.array(query), total: z.int() }),
  }),
  query: post('/office/search/quality/query', {
    who: CATALOGUE_EDITORS,
    summary: 'The first ten results of one of these queries as the engine finds them now, with their grades',
    input: z.strictObject({ ...named, engine: z.optional(engine) }),
    output: z.object({ infos: z.array(result), ndcg, missed: z.boolean() }),
  }),
  grade: post('/office/search/quality/grade', {
    who: CATALOGUE_EDITORS,
    summary: 'Say how well a work answers a query: 0 not at all, 3 just right',
    input: z.strictObject({ ...named, materialId: id, grade }),
    output: z.object({}),
  }),
  measure: post('/office/search/quality/measure', {
    who: CATALOGUE_EDITORS,
    summary: 'Measure all queries now, with every engine',
    input: z.strictObject({}),
    output: z.object({}),
  }),
};
