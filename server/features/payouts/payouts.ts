export { batchesToRelease } from './batches.queries.ts';
export { letPayoutsAge } from './time-passed.queries.ts';
export { resealPayouts } from './lines.queries.ts';
