export { batchesToRelease } from './batches.queries.ts';
export { resealPayouts } from './lines.queries.ts';
