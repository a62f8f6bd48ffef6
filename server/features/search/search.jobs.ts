import { setTimeout as sleep } from 'node:timers/promises';
import { type Context, transaction } from '../../context.ts';
import { refold } from './looks/folds.ts';
import { deleteOldSent } from './looks/sent.queries.ts';
import { putLook, rebuildLooks } from './looks/rebuild.ts';
import type { JobData } from '../../platform/jobs/job-table.ts';
import { type EngineContext, searchEngine } from './choose-engine.ts';
import { INDEX_VERSION } from './index-version.ts';
import { deleteOldFusions } from './neighbours/fusions.queries.ts';
import { isSearchGone } from '../../platform/opensearch/failures.ts';
import { rewordPlacements } from './placements/placements.ts';
import { forgetPlacements } from './placements/placements.queries.ts';
import { learnPhrases, rebuildPhrases } from './words/phrases.ts';
import { forgetSearches } from './words/search-log.queries.ts';
import { KNOWN_EVERYWHERE_MS } from './words/synonyms.ts';
import { markIndexed, readGroup } from './words/synonyms.queries.ts';
import { queryWords } from './words/words.ts';

const AT_ONCE = 200;

/**
 * Updates the search after materials went online, went offline or changed. Each step may be repeated: when the job is
 * tried again, and when two jobs for one material run at once.
 */
export async function updateSearch(ctx: Context, { materialIds }: { materialIds: number[] }): Promise<void> {
  let failure: unknown;
  for (let from = 0; from < materialIds.length; from += AT_ONCE) {
    const some = materialIds.slice(from, from + AT_ONCE);
    await transaction(ctx, async (tx) => {
      const others = (await refold(tx.db, some)).filter((id) => !some.includes(id));
      // By a job of their own, as a second try of this one would not know them any more.
      if (others.length > 0) await tx.jobs.enqueue(tx.db, 'search.update', { materialIds: others });
    });
    // A cluster that is away keeps nothing else from learning of the change; the job is tried again all the same.
    await searchEngine(ctx)
      .index(some)
      .catch((error: unknown) => (failure = keepGone(error)));
    await transaction(ctx, async (tx) => {
      await putLook(tx.db, some);
      await learnPhrases(tx.db, some);
    });
  }
  if (failure !== undefined) throw failure as Error;
}

function keepGone(error: unknown): unknown {
  if (!isSearchGone(error)) throw error;
  return error;
}

/** Runs every night, and when a product starts without an index; a schedule asks for no version. */
export async function rebuildSearch(
  ctx: EngineContext,
  asked: JobData<'search.rebuild'>,
  signal: AbortSignal,
): Promise<void> {
  if ((asked.version ?? 0) > INDEX_VERSION) throw new Error('left to a worker of the later release that asks for it');
  const engine = searchEngine(ctx);
  if (asked.version !== undefined && !(await engine.isMissing())) return;
  await engine.rebuild(signal);
  await rebuildLooks(ctx.db);
  await rebuildPhrases(ctx.db);
  await deleteOldSent(ctx.db);
  await rewordPlacements(ctx.db);
}

const DAYS = 400;

export async function sweepSearches(ctx: Context): Promise<void> {
  await forgetSearches(ctx.db, DAYS);
  await forgetPlacements(ctx.db, DAYS);
  await deleteOldFusions(ctx.db);
}

const GROUPS_AT_ONCE = 500;

/** Indexes every material that has one of the words under the whole group, then lets searches use the group. */
export async function indexSynonyms(ctx: Context, { id }: { id: number }, signal: AbortSignal): Promise<void> {
  // After this wait every process knows the group, so no material is indexed without it.
  await sleep(2 * KNOWN_EVERYWHERE_MS, undefined, { signal });
  const group = await readGroup(ctx.db, id);
  if (!group || group.indexed) return;
  const engine = searchEngine(ctx);
  const members = group.words.map((word) => queryWords(word));
  for (let after = 0; ;) {
    signal.throwIfAborted();
    const ids = await engine.saying(members, after, GROUPS_AT_ONCE);
    const last = ids.at(-1);
    if (last === undefined) break;
    await engine.index(ids);
    after = last;
  }
  await markIndexed(ctx.db, id, group.version);
}
