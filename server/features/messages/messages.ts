import type { Account } from '#contract/domain/account.ts';
import type { Language } from '#contract/domain/language.ts';
import { en } from '#contract/text/en.ts';
import { zh } from '#contract/text/zh.ts';
import type { Context } from '../../context.ts';
import { insertMessage } from './messages.queries.ts';

type Template = keyof typeof zh.messages;

interface NewMessage {
  to: Account;
  language: Language;
  template: Template;
  values: Record<string, string | number>;
}

/** Writes a message to be delivered once the current transaction commits. */
export async function sendMessage(ctx: Context, { to, language, template, values }: NewMessage): Promise<void> {
  const { subject, body } = (language === 'en' ? en : zh).messages[template];
  const messageId = await insertMessage(ctx.db, {
    channel: to.kind === 'email' ? 'mail' : 'sms',
    recipient: to.value,
    subject,
    body: body.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? '')),
  });
  await ctx.jobs.enqueue(ctx.db, 'messages.deliver', { messageId });
}
