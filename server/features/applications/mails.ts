import { APPLY_AGAIN_DAYS, type RefusalReason } from '#contract/domain/application.ts';
import type { Language } from '#contract/domain/language.ts';
import { pages } from '#contract/domain/pages.ts';
import { en } from '#contract/text/en.ts';
import { zh } from '#contract/text/zh.ts';
import type { Context } from '../../context.ts';
import { accountOf } from '../catalogue/catalogue.ts';
import { dayInWords, sendMessage, type Template, type Values } from '../messages/messages.ts';
import { readApplicant } from './applicant.queries.ts';

type Said<T extends Template> = (language: Language, dueAt: Date | null) => Values<T>;

/** Writes to the applicant in their language. */
async function tell<T extends Template>(ctx: Context, id: number, template: T, said: Said<T>): Promise<void> {
  const { language, dueAt, ...person } = await readApplicant(ctx.db, id);
  const to = accountOf(person);
  if (to) await sendMessage(ctx, { to, language, template, values: said(language, dueAt) });
}

const urlOf = (ctx: Context, page: 'join' | 'materialCenter') =>
  new URL(pages[page].paths[0], ctx.config.publicUrl).href;
const paragraph = (words: string) => (words === '' ? '' : `${words}\n\n`);

export async function tellReceived(ctx: Context, id: number): Promise<void> {
  const url = urlOf(ctx, 'join');
  await tell(ctx, id, 'applicationReceived', (language, dueAt) => ({
    due: dueAt ? dayInWords(language, dueAt) : '',
    url,
  }));
}

export async function tellMoreNeeded(ctx: Context, id: number, words: string): Promise<void> {
  const url = urlOf(ctx, 'join');
  await tell(ctx, id, 'applicationMoreNeeded', () => ({ words, url }));
}

export async function tellRejected(ctx: Context, id: number, reason: RefusalReason, words: string): Promise<void> {
  await tell(ctx, id, 'applicationRejected', (language) => ({
    reason: (language === 'en' ? en : zh).applications.reasons[reason],
    words,
    days: APPLY_AGAIN_DAYS,
  }));
}

export async function tellApproved(ctx: Context, id: number, words: string): Promise<void> {
  const url = urlOf(ctx, 'materialCenter');
  await tell(ctx, id, 'applicationApproved', () => ({ words: paragraph(words), url }));
}
