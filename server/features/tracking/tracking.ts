import type { TrackingRule } from '#contract/domain/discovery.ts';
import { wordsIn } from '#contract/domain/search-words.ts';
import type { Context } from '../../context.ts';
import { takePoint } from '../../platform/database/rate-limit.ts';
import { networkOf } from '../../platform/net.ts';
import { dayAgo, insertEvents } from './tracking.queries.ts';

export { listWords } from './tracking.queries.ts';

const PER_ADDRESS = { points: 120, seconds: 60 };

interface Told {
  events: { ruleId: TrackingRule; title: string }[];
  referer: string;
  navigator: string;
}

/**
 * Stores what somebody did. Senders do not wait for the result and cannot act on a failure, so too many or unknown
 * events are dropped silently.
 */
export async function noteEvents(ctx: Context, { events, referer, navigator }: Told): Promise<void> {
  if ((await takePoint(ctx.db, `tracking:${networkOf(ctx.request.address)}`, PER_ADDRESS)) !== undefined) return;
  await insertEvents(ctx.db, {
    codes: events.map(({ title }) => title),
    rules: events.map(({ ruleId }) => ruleId),
    userId: ctx.actor?.userId,
    visitor: await visitorToday(ctx),
    referer,
    searched: wordsIn(referer),
    navigator,
  });
}

/** A fingerprint that tells visitors of one day apart without identifying them; it changes every day. */
async function visitorToday(ctx: Context): Promise<Buffer> {
  const day = await dayAgo(ctx.db, 0);
  const { actor, request, secrets } = ctx;
  return actor
    ? secrets.fingerprint('visitor', day, 'user', String(actor.userId))
    : secrets.fingerprint('visitor', day, request.address, request.userAgent);
}
