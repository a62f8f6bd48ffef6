import { createTally } from '../../platform/database/tally.ts';
import { addHits } from './redirects.queries.ts';

/** How often redirects were followed. */
export const { count: countHit, writeNow: writeHits } = createTally('hits of redirects', addHits);
