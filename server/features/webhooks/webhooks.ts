import type { Webhooks } from '#contract/calls/webhooks.ts';
import { type DeliveryState, WEBHOOK_LIMITS, type WebhookEvent } from '#contract/domain/webhook.ts';
import { type Context, type MemberContext, transaction } from '../../context.ts';
import { placeOf } from '../../platform/outbound/post.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { newToken } from '../../platform/secrets.ts';
import { recordChange } from '../audit/audit.ts';
import { administered, lockAsAdmin } from '../companies/companies.ts';
import { addAboutLicences, addAboutOrder, listLog, renewDelivery } from './deliveries.queries.ts';
import { endWebhook, insertWebhook, listWebhooks } from './webhooks.queries.ts';

export { resealWebhooks } from './webhooks.queries.ts';

const LOOK_UP_MS = 5000;

type About = { orderId: number } | { licenceIds: readonly number[] };

/** Tells the company that bought it, once the transaction of the caller commits. */
export async function announce(tx: Pick<Context, 'db' | 'jobs'>, event: WebhookEvent, about: About): Promise<void> {
  const ids =
    'orderId' in about
      ? await addAboutOrder(tx.db, event, about.orderId)
      : await addAboutLicences(tx.db, event, about.licenceIds);
  for (const deliveryId of ids) await tx.jobs.enqueue(tx.db, 'webhooks.deliver', { deliveryId });
}

async function webhooksOf(ctx: MemberContext, customerId: number): Promise<Webhooks> {
  const rows = await listWebhooks(ctx.db, customerId);
  return { webhooks: rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() })) };
}

export async function readWebhooks(ctx: MemberContext): Promise<Webhooks | Problem> {
  const customerId = await administered(ctx);
  return isProblem(customerId) ? customerId : await webhooksOf(ctx, customerId);
}

/** The address as it is called; undefined for one that is no web address, or that leads into somebody's own network. */
async function receiverAt(ctx: Context, typed: string): Promise<string | undefined> {
  const url = URL.parse(typed);
  if (!url || url.username !== '' || url.password !== '') return undefined;
  url.hash = '';
  const reach = { loopback: ctx.config.webhooksToLoopback };
  const place = await placeOf(url, reach, AbortSignal.timeout(LOOK_UP_MS)).catch(() => undefined);
  return place && url.href;
}

interface Wanted {
  url: string;
  events: WebhookEvent[];
}

/** Adds a webhook. Its secret is kept sealed, for signing, and shown this once. */
export async function createWebhook(
  ctx: MemberContext,
  { url: typed, events }: Wanted,
): Promise<(Webhooks & { secret: string }) | Problem> {
  const asked = await administered(ctx);
  if (isProblem(asked)) return asked;
  const url = await receiverAt(ctx, typed);
  if (url === undefined) return problem('webhook-address', { fields: { url: 'invalid' } });
  const secret = `whsec_${newToken()}`;
  return await transaction(ctx, async (tx) => {
    const own = await lockAsAdmin(tx);
    if (isProblem(own)) return own;
    const { customerId } = own;
    const before = await listWebhooks(tx.db, customerId);
    if (before.length >= WEBHOOK_LIMITS.webhooks) return problem('webhooks-full');
    const given = { url, events: [...new Set(events)] };
    const sealed = tx.secrets.seal(secret);
    const webhookId = await insertWebhook(tx.db, { ...given, customerId, secret: sealed, madeBy: tx.actor.userId });
    const after = { webhookId, ...given };
    await recordChange(tx, { action: 'company.webhook-made', subject: `company:${customerId}`, after });
    return { secret, ...(await webhooksOf(tx, customerId)) };
  });
}

export async function removeWebhook(
  ctx: MemberContext,
  { webhookId }: { webhookId: number },
): Promise<Webhooks | Problem> {
  return await transaction(ctx, async (tx) => {
    const own = await lockAsAdmin(tx);
    if (isProblem(own)) return own;
    const { customerId } = own;
    if (!(await endWebhook(tx.db, customerId, webhookId))) return problem('not-found');
    const before = { webhookId };
    await recordChange(tx, { action: 'company.webhook-removed', subject: `company:${customerId}`, before });
    return await webhooksOf(tx, customerId);
  });
}

interface LogPage {
  state?: DeliveryState | undefined;
  pageNo: number;
  pageSize: number;
}

export async function readLog(ctx: MemberContext, page: LogPage) {
  const customerId = await administered(ctx);
  if (isProblem(customerId)) return customerId;
  const { total, rows } = await listLog(ctx.db, customerId, page);
  const infos = rows.map(({ createdAt, triedAt, nextAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    triedAt: triedAt?.toISOString() ?? null,
    nextAt: nextAt?.toISOString() ?? null,
  }));
  return { total, infos };
}

/** Sends something from the log once more, whether it arrived or not; from then on it is tried as at first. */
export async function resend(ctx: MemberContext, { deliveryId }: { deliveryId: number }) {
  const customerId = await administered(ctx);
  if (isProblem(customerId)) return customerId;
  return await transaction(ctx, async (tx): Promise<Record<string, never> | Problem> => {
    if (!(await renewDelivery(tx.db, customerId, deliveryId))) return problem('not-found');
    await tx.jobs.enqueue(tx.db, 'webhooks.deliver', { deliveryId });
    return {};
  });
}
