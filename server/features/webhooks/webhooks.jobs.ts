import { createHmac } from 'node:crypto';
import { RETRY_MINUTES, WEBHOOK_LIMITS } from '#contract/domain/webhook.ts';
import type { Context } from '../../context.ts';
import { postOutside } from '../../platform/outbound/post.ts';
import { type Claimed, claimDelivery, listDue, noteOutcome, removeOld } from './deliveries.queries.ts';

const MOST = 2000;
const AT_ONCE = 20;

/** Sends one message, if it is due. `retryDeliveries` sends it again when it does not arrive. */
export async function deliver(ctx: Context, { deliveryId }: { deliveryId: number }): Promise<void> {
  const claimed = await claimDelivery(ctx.db, deliveryId);
  if (!claimed) return;
  const message = { ...signed(ctx, claimed), timeoutMs: WEBHOOK_LIMITS.replyMs };
  const outcome = await postOutside(new URL(claimed.url), message, { loopback: ctx.config.webhooksToLoopback });
  const status = 'status' in outcome ? outcome.status : null;
  if (status !== null && status >= 200 && status < 300)
    return await noteOutcome(ctx.db, claimed, { state: 'delivered', status, fault: null });
  const state = claimed.tries > RETRY_MINUTES.length ? 'failed' : 'waiting';
  await noteOutcome(ctx.db, claimed, { state, status, fault: 'fault' in outcome ? outcome.fault : 'status' });
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

/** Sends everything that is due again. */
export async function retryDeliveries(ctx: Context, _data: object, signal: AbortSignal): Promise<void> {
  const ids = await listDue(ctx.db, MOST);
  for (let start = 0; start < ids.length && !signal.aborted; start += AT_ONCE)
    await Promise.all(ids.slice(start, start + AT_ONCE).map((deliveryId) => deliver(ctx, { deliveryId })));
}

/** Forgets what is too old for the log. */
export async function sweepDeliveries(ctx: Context): Promise<void> {
  await removeOld(ctx.db);
}
