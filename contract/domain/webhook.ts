/** What a company's programs are told about. */
export const WEBHOOK_EVENTS = [
  'order.quoted',
  'order.paid',
  'order.confirmed',
  'order.closed',
  'licence.issued',
  'licence.replaced',
  'licence.revoked',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why a try failed: no reply in time, no connection, an address that is not public, another status than 2xx. */
export const DELIVERY_FAULTS = ['slow', 'unreachable', 'not-public', 'status'] as const;
export type DeliveryFault = (typeof DELIVERY_FAULTS)[number];

export const WEBHOOK_LIMITS = {
  url: 500,
  /** Webhooks of one company. */
  webhooks: 5,
  /** Milliseconds that a receiver has for its reply. */
  replyMs: 10_000,
  /** Days for which the log is kept. */
  logDays: 30,
} as const;

/** Minutes before each further try, two days in all. */
export const RETRY_MINUTES = [1, 5, 15, 60, 180, 360, 720, 1440] as const;
