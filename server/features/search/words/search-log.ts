import type { SearchType } from '#contract/domain/discovery.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../platform/database/database.ts';
import { primaryOf } from '../../../platform/database/replica.ts';
import { fold } from './fold.ts';
import { addSearches, type Searched } from './search-log.queries.ts';

const LIMITS = { letters: 100, waiting: 2000, waitMs: 1000 };

/** Matches an email address or a number that could identify a person. */
const PERSONAL = /@|\d{7}|(?:\d[ -]?){9}/;

interface Waiting {
  searches: Map<string, Searched>;
  timer: NodeJS.Timeout;
}

const waiting = new WeakMap<Database, Waiting>();

/**
 * Counts a search for the office. The count is written a moment later with others, so a search never waits or fails for
 * it.
 */
export function noteSearch(
  ctx: Pick<Context, 'db' | 'log'>,
  { keyword, type, found }: { keyword: string; type: SearchType; found: number },
): void {
  const folded = fold(keyword);
  if (folded === '' || folded.length > LIMITS.letters || PERSONAL.test(folded)) return;
  const { searches } = waitingFor({ ...ctx, db: primaryOf(ctx.db) });
  const key = `${type} ${folded}`;
  const before = searches.get(key);
  if (before === undefined && searches.size >= LIMITS.waiting) return;
  searches.set(key, { type, keyword: folded, times: (before?.times ?? 0) + 1, found });
}

function waitingFor(ctx: Pick<Context, 'db' | 'log'>): Waiting {
  const before = waiting.get(ctx.db);
  if (before) return before;
  const timer = setTimeout(() => void writeSearches(ctx), LIMITS.waitMs);
  timer.unref();
  const fresh = { searches: new Map<string, Searched>(), timer };
  waiting.set(ctx.db, fresh);
  return fresh;
}

/** Writes the waiting counts; a failure loses them, which is acceptable for counts. */
export async function writeSearches(ctx: Pick<Context, 'db' | 'log'>): Promise<void> {
  const now = waiting.get(ctx.db);
  if (!now) return;
  waiting.delete(ctx.db);
  clearTimeout(now.timer);
  try {
    await addSearches(ctx.db, [...now.searches.values()]);
  } catch (error) {
    ctx.log.warn({ err: error }, 'searches were not counted');
  }
}
