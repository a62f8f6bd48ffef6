import type { Account } from '#contract/domain/account.ts';
import { CHINA } from '#contract/domain/china-time.ts';
import type { Language } from '#contract/domain/language.ts';
import { en } from '#contract/text/en.ts';
import { zh } from '#contract/text/zh.ts';
import type { Context } from '../../context.ts';
import { type Attachment, findPerson, insertMessage } from './messages.queries.ts';

export type Template = keyof typeof zh.messages;
type NamesIn<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
type NameIn<T extends Template> = NamesIn<(typeof zh.messages)[T]['subject' | 'body']>;

/** The values that a template needs, and none that only other templates need. Those in `Known` may be left out. */
export type Values<T extends Template, Known extends string = never> = Record<
  Exclude<NameIn<T>, Known>,
  string | number
> &
  Partial<Record<Known, string | number>> & { [Other in Exclude<NameIn<Template>, NameIn<T> | Known>]?: never };

interface NewMessage<T extends Template> {
  to: Account;
  language: Language;
  template: T;
  values: Values<T>;
  /** Files in the store that go with it. */
  attachments?: Attachment[];
}

/** Stores a message and enqueues its delivery, which happens once the current transaction commits. */
export async function sendMessage<T extends Template>(ctx: Context, message: NewMessage<T>): Promise<void> {
  const { to, language, template, values, attachments = [] } = message;
  const { subject, body } = (language === 'en' ? en : zh).messages[template];
  const messageId = await insertMessage(ctx.db, {
    channel: to.kind === 'email' ? 'mail' : 'sms',
    recipient: to.value,
    subject: filled(subject, values),
    body: filled(body, values),
    attachments: JSON.stringify(attachments),
  });
  await ctx.jobs.enqueue(ctx.db, 'messages.deliver', { messageId });
}

/** Writes to an account in its language; `said` gives the values in that language. */
export async function tellUser<T extends Template>(
  ctx: Context,
  userId: number,
  template: T,
  said: (language: Language) => Values<T>,
): Promise<void> {
  const person = await findPerson(ctx.db, userId);
  if (!person) return;
  const { email, mobile, language } = person;
  const to: Account = email === null ? { kind: 'mobile', value: mobile ?? '' } : { kind: 'email', value: email };
  await sendMessage(ctx, { to, language, template, values: said(language) });
}

/** A day in China, written out. */
export function dayInWords(language: Language, at: Date): string {
  const locale = language === 'en' ? 'en-GB' : 'zh-CN';
  return at.toLocaleDateString(locale, { timeZone: CHINA, dateStyle: 'long' });
}

/** A moment in China, written out. */
export function whenInChina(language: Language, at: Date): string {
  const locale = language === 'en' ? 'en-GB' : 'zh-CN';
  return at.toLocaleString(locale, { timeZone: CHINA, dateStyle: 'long', timeStyle: 'short' });
}

/** Fills the placeholders; throws when a value is missing, so that no incomplete message is sent. */
function filled(text: string, values: Record<string, string | number | undefined>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`a message has no value for ${name}`);
    return String(value);
  });
}
