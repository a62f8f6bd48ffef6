import type { searchQualityCalls } from '#contract/calls/search-quality.ts';
import type { Handlers } from '../../handler.ts';
import { askForMeasurement, gradeResult, readFigures, readQueries, readQuery } from './desk.ts';

export const searchQualityHandlers: Handlers<typeof searchQualityCalls> = {
  figures: readFigures,
  queries: readQueries,
  query: readQuery,
  grade: gradeResult,
  measure: askForMeasurement,
};
