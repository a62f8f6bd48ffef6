import * as z from 'zod/mini';
import { id, instant, line, listOf, nothing, paging, post } from '../call.ts';
import { DELIVERY_FAULTS, DELIVERY_STATES, WEBHOOK_EVENTS, WEBHOOK_LIMITS } from '../domain/webhook.ts';

const event = z.enum(WEBHOOK_EVENTS);

const webhook = z.object({
  webhookId: id,
  url: z.string(),
  events: z.array(event),
  by: z.string(),
  createdAt: instant,
});
export type Webhook = z.output<typeof webhook>;

const webhooks = z.object({ webhooks: z.array(webhook) });
export type Webhooks = z.output<typeof webhooks>;

const delivery = z.object({
  deliveryId: id,
  /** As the receiver gets it. */
  uid: z.string(),
  url: z.string(),
  event,
  /** Number of the order or licence. */
  about: z.string(),
  state: z.enum(DELIVERY_STATES),
  tries: z.int(),
  createdAt: instant,
  triedAt: z.nullable(instant),
  /** When it is tried next; null unless it waits. */
  nextAt: z.nullable(instant),
  /** The receiver's last reply. */
  status: z.nullable(z.int()),
  fault: z.nullable(z.enum(DELIVERY_FAULTS)),
});
export type WebhookDelivery = z.output<typeof delivery>;

export const webhookCalls = {
  list: post('/company/webhooks', {
    who: 'member',
    summary: 'Where the caller’s company is told about its orders and licences',
    input: nothing,
    output: webhooks,
  }),
  create: post('/company/webhooks/create', {
    who: 'member',
    summary: 'Tells an address of the caller’s company from now on; the secret that signs is shown this once',
    input: z.strictObject({
      url: line(1, WEBHOOK_LIMITS.url),
      events: z
        .array(event)
        .check(z.minLength(1, { error: 'required' }), z.maxLength(WEBHOOK_EVENTS.length, { error: 'invalid' })),
    }),
    output: z.object({ ...webhooks.shape, secret: z.string() }),
  }),
  remove: post('/company/webhooks/remove', {
    who: 'member',
    summary: 'Tells this address nothing any more',
    input: z.strictObject({ webhookId: id }),
    output: webhooks,
  }),
  log: post('/company/webhooks/log', {
    who: 'member',
    summary: 'What the caller’s company was told in the last thirty days, newest first',
    input: z.strictObject({ state: z.optional(z.enum(DELIVERY_STATES)), ...paging }),
    output: listOf(delivery),
  }),
  resend: post('/company/webhooks/resend', {
    who: 'member',
    summary: 'Tells it once more, now',
    input: z.strictObject({ deliveryId: id }),
    output: z.object({}),
  }),
};
