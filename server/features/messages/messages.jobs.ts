import { buffer } from 'node:stream/consumers';
import type { Context } from '../../context.ts';
import { type Attachment, findWaitingMessage, markDelivered, markKept } from './messages.queries.ts';

/** Delivers one message, or keeps it in the local mailbox when no mail or SMS service is configured. */
export async function deliverMessage(ctx: Context, { messageId }: { messageId: number }): Promise<void> {
  const message = await findWaitingMessage(ctx.db, messageId);
  if (!message) return;
  const { recipient: to, subject } = message;
  const body = message.body ?? '';
  if (message.channel === 'mail' && ctx.sendMail)
    await ctx.sendMail({ to, subject, body, attachments: await readAll(ctx, message.attachments) });
  else if (message.channel === 'sms' && ctx.sendSms) await ctx.sendSms({ to, body });
  else return await markKept(ctx.db, messageId);
  return await markDelivered(ctx.db, messageId);
}

async function readAll(ctx: Context, attachments: readonly Attachment[]) {
  return await Promise.all(
    attachments.map(async ({ name, key }) => ({
      name,
      content: await buffer(await ctx.objects.open('originals', key)),
    })),
  );
}
