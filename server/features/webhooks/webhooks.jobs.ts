import { createHmac } from 'node:crypto';
import { RETRY_MINUTES, WEBHOOK_LIMITS } from '#contract/domain/webhook.ts';
import type { Context } from '../../context.ts';
import { postOutside } from '../../platform/outbound/post.ts';
import { type Claimed, claimDelivery, noteOutcome, type Outcome, removeOld } from './deliveries.queries.ts';
import { endTurn, listDueOf, listDueWebhooks, takeTurn, webhookOf } from './turns.queries.ts';

/** Messages to one webhook at once. */
const AT_ONCE = 4;
/** Webhooks that a retry sends to at once. */
const WEBHOOKS_AT_ONCE = 20;
/** How long one webhook is sent to before others of the queue have their turn; a batch may take ten seconds more. */
const TURN_MS = 40_000;
/** Until the next retry begins with what has become due meanwhile. */
const RETRY_MS = 50_000;

/**
 * Sends what is due to the webhook of a new message, unless somebody else is at it, who then sends this one too, or its
 * receiver is silent. `retryDeliveries` sends what does not arrive.
 */
export async function deliver(ctx: Context, { deliveryId }: { deliveryId: number }): Promise<void> {
  const webhookId = await webhookOf(ctx.db, deliveryId);
  if (webhookId === undefined) return;
  const end = AbortSignal.timeout(TURN_MS);
  while (await sendSome(ctx, webhookId))
    if (end.aborted) return await ctx.jobs.enqueue(ctx.db, 'webhooks.deliver', { deliveryId });
}

/** Sends everything that is due again, to one webhook after the other, a few messages each time. */
export async function retryDeliveries(ctx: Context, _data: object, signal: AbortSignal): Promise<void> {
  const waiting = await listDueWebhooks(ctx.db);
  const end = AbortSignal.any([signal, AbortSignal.timeout(RETRY_MS)]);
  const send = async () => {
    for (let id = waiting.shift(); id !== undefined && !end.aborted; id = waiting.shift())
      if (await sendSome(ctx, id, { silentToo: true })) waiting.push(id);
  };
  await Promise.all(Array.from({ length: WEBHOOKS_AT_ONCE }, send));
}

/** Sends a webhook the next few messages that are due; false when there are none, or somebody else is at it. */
async function sendSome(ctx: Context, webhookId: number, { silentToo } = { silentToo: false }): Promise<boolean> {
  if (!(await takeTurn(ctx.db, webhookId, { silentToo }))) return false;
  const ids = await listDueOf(ctx.db, webhookId, AT_ONCE);
  const tried = await Promise.all(ids.map((id) => sendOne(ctx, id)));
  const replies = tried.filter((reply) => reply !== undefined);
  const silent = replies.length - 1 - replies.lastIndexOf(true);
  await endTurn(ctx.db, webhookId, { answered: replies.includes(true), silent });
  return true;
}

/** Sends one message and returns whether anybody answered; undefined when it is no longer due. */
async function sendOne(ctx: Context, deliveryId: number): Promise<boolean | undefined> {
  const claimed = await claimDelivery(ctx.db, deliveryId);
  if (!claimed) return undefined;
  const message = { ...signed(ctx, claimed), timeoutMs: WEBHOOK_LIMITS.replyMs };
  const outcome = await postOutside(new URL(claimed.url), message, { loopback: ctx.config.webhooksToLoopback });
  await noteOutcome(ctx.db, claimed, outcomeOf(claimed, outcome));
  return 'status' in outcome;
}

function outcomeOf({ tries }: Claimed, outcome: Awaited<ReturnType<typeof postOutside>>): Outcome {
  const status = 'status' in outcome ? outcome.status : null;
  if (status !== null && status >= 200 && status < 300) return { state: 'delivered', status, fault: null };
  const state = tries > RETRY_MINUTES.length ? 'failed' : 'waiting';
  return { state, status, fault: 'fault' in outcome ? outcome.fault : 'status' };
}

/** The same bytes at every try, signed with the time at which they are sent. */
function signed(ctx: Context, { uid, event, data, createdAt, secret }: Claimed) {
  const body = JSON.stringify({ id: uid, event, at: createdAt.toISOString(), data });
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', ctx.secrets.open(secret)).update(`${time}.${body}`).digest('hex');
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Framehall-Webhooks/1',
    'framehall-signature': `t=${time},v1=${signature}`,
  };
  return { body, headers };
}

/** Forgets what is too old for the log. */
export async function sweepDeliveries(ctx: Context): Promise<void> {
  await removeOld(ctx.db);
}
