import type { Language } from '#contract/domain/language.ts';
import { formatFen } from '#contract/domain/money.ts';
import type { CloseReason } from '#contract/domain/order.ts';
import { en } from '#contract/text/en.ts';
import { zh } from '#contract/text/zh.ts';
import type { Context } from '../../context.ts';
import { whenInChina } from '../messages/messages.ts';
import { type TellableOrder, tellBuyer, tellStaff } from './send-mail.ts';

const when = (language: Language, at: Date | null) => (at ? whenInChina(language, at) : '');

interface Ordered extends TellableOrder {
  totalFen: number | null;
  payBy: Date | null;
  quoteDueAt: Date | null;
  /** All that it is for. */
  projects: readonly { licensee: string; projectName: string }[];
  specialRequest: string;
}

/** Tells the buyer of a new order what happens next, and sales when they have to quote. */
export async function tellOrdered(ctx: Context, order: Ordered): Promise<void> {
  const { totalFen, payBy, quoteDueAt, projects, specialRequest } = order;
  if (totalFen !== null) return await tellQuoted(ctx, order, { totalFen, payBy, note: '' });
  await tellBuyer(ctx, order, 'orderReceived', (language) => ({ due: when(language, quoteDueAt) }));
  await tellStaff(ctx, ['sales'], 'quoteWanted', (language) => ({
    number: order.number,
    licensee: namesOf(projects.map(({ licensee }) => licensee)),
    project: namesOf(projects.map(({ projectName }) => projectName)),
    request: specialRequest || '–',
    due: when(language, quoteDueAt),
    url: deskUrl(ctx, order),
  }));
}

const namesOf = (names: readonly string[]) => [...new Set(names)].join(' · ');

interface Quoted {
  totalFen: number;
  payBy: Date | null;
  note: string;
}

export async function tellQuoted(ctx: Context, order: TellableOrder, { totalFen, payBy, note }: Quoted): Promise<void> {
  await tellBuyer(ctx, order, 'quoteReady', (language) => ({
    total: formatFen(totalFen),
    payBy: when(language, payBy),
    note: note === '' ? '' : `${note}\n\n`,
  }));
}

/** Address of the order in the office. */
const deskUrl = (ctx: Context, { id }: { id: number }) =>
  new URL(`/office/sales?order=${id}`, ctx.config.publicUrl).href;

export async function tellSaid(ctx: Context, order: TellableOrder, words: string): Promise<void> {
  await tellStaff(ctx, ['sales'], 'orderQuestion', { number: order.number, words, url: deskUrl(ctx, order) });
}

export async function tellChangeAsked(
  ctx: Context,
  order: TellableOrder & { quoteDueAt: Date | null },
  words: string,
): Promise<void> {
  await tellStaff(ctx, ['sales'], 'quoteChangeAsked', (language) => ({
    number: order.number,
    words,
    due: when(language, order.quoteDueAt),
    url: deskUrl(ctx, order),
  }));
}

export async function tellClosed(
  ctx: Context,
  order: TellableOrder,
  { reason, words }: { reason: CloseReason; words: string },
): Promise<void> {
  await tellBuyer(ctx, order, 'orderClosed', (language) => ({
    reason: (language === 'en' ? en : zh).trade.closeReason[reason],
    words: words === '' ? '' : `${words}\n\n`,
  }));
}

/** Tells the buyer that the quote is about to end. */
export async function tellEnding(ctx: Context, order: TellableOrder & Omit<Quoted, 'note'>): Promise<void> {
  const { totalFen, payBy } = order;
  await tellBuyer(ctx, order, 'quoteEnding', (language) => ({
    total: formatFen(totalFen),
    payBy: when(language, payBy),
  }));
}
