import type { webhookCalls } from '#contract/calls/webhooks.ts';
import type { Handlers } from '../../handler.ts';
import { createWebhook, readLog, readWebhooks, removeWebhook, resend } from './webhooks.ts';

export const webhookHandlers: Handlers<typeof webhookCalls> = {
  list: (ctx) => readWebhooks(ctx),
  create: createWebhook,
  remove: removeWebhook,
  log: readLog,
  resend,
};
