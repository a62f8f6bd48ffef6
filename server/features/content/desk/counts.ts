import type { MemberContext } from '../../../context.ts';
import { problem } from '../../../platform/problem.ts';
import { countsOf, daysOf } from '../banner-counts.queries.ts';
import { findEntry } from './desk.queries.ts';

const DAYS = 30;

/** How often a banner was seen and clicked. */
export async function readCounts({ db }: MemberContext, { id }: { id: number }) {
  const entry = await findEntry(db, id);
  if (entry?.type !== 'banner') return problem('not-found');
  const [total, days] = await Promise.all([countsOf(db, id), daysOf(db, id, DAYS)]);
  return { total, days };
}
