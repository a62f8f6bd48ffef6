import { CENTER_TABS, TAB_STATES, type CenterKind, type CenterTab } from '#contract/domain/material-center.ts';
import type { MaterialState } from '#contract/domain/material.ts';
import type { MemberContext } from '../../context.ts';
import { countDays, countDecided, countFollowers, countOwn, findBest } from './summary.queries.ts';
import { scopeOf } from './scope.queries.ts';

const BEST = 5;

export async function summary(ctx: MemberContext) {
  const scope = scopeOf(ctx.actor);
  const [counts, month, days, best, followers] = await Promise.all([
    countOwn(ctx.db, scope),
    countDecided(ctx.db, scope),
    countDays(ctx.db, scope),
    findBest(ctx.db, scope, BEST),
    scope === 'all' ? null : countFollowers(ctx.db, scope),
  ]);
  return {
    counts: { video: tabCounts(counts, 'video'), photo: tabCounts(counts, 'photo') },
    month,
    days,
    followers,
    best: best.map(({ thumbnail, ...row }) => ({
      ...row,
      thumbnail: thumbnail === null ? null : ctx.objects.publicUrl(thumbnail),
    })),
  };
}

type Counts = Awaited<ReturnType<typeof countOwn>>;

function tabCounts(counts: Counts, kind: CenterKind) {
  const among = (states: readonly MaterialState[]) =>
    counts.filter((one) => one.kind === kind && states.includes(one.state)).reduce((sum, { count }) => sum + count, 0);
  const tabs = Object.fromEntries(CENTER_TABS.map((tab) => [tab, among(TAB_STATES[tab])])) as Record<CenterTab, number>;
  return { ...tabs, processing: among(['uploaded', 'transcoding']) };
}
