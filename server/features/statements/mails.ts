import { dayInChina } from '#contract/domain/china-time.ts';
import type { Language } from '#contract/domain/language.ts';
import { formatFen } from '#contract/domain/money.ts';
import { FINANCE } from '#contract/domain/roles.ts';
import type { TaxCategory } from '#contract/domain/tax.ts';
import { en } from '#contract/text/en.ts';
import { zh } from '#contract/text/zh.ts';
import { type Context, transaction } from '../../context.ts';
import { accountOf } from '../catalogue/catalogue.ts';
import { sendMessage, tellUser, type Template, type Values } from '../messages/messages.ts';
import { tellStaff } from '../orders/orders.ts';
import { markTold, readTold } from './mails.queries.ts';

type Told = Awaited<ReturnType<typeof readTold>>[number];

/** Address of a statement in the Material Center. */
const ownUrl = (ctx: Context, id: number) =>
  new URL(`/MaterialCenter?tab=statements&statement=${id}`, ctx.config.publicUrl).href;
const deskUrl = (ctx: Context, id: number) =>
  new URL(`/office/statements?view=disputed&statement=${id}`, ctx.config.publicUrl).href;

/** 2026-Q3 as people say it. */
function quarterName(language: Language, quarter: string): string {
  const [year, number] = [quarter.slice(0, 4), quarter.slice(6)];
  return language === 'en' ? `Q${number} ${year}` : `${year} 年第 ${number} 季度`;
}

async function tell<T extends Template>(
  ctx: Context,
  told: Told,
  template: T,
  values: (told: Told) => Values<T>,
): Promise<void> {
  const to = accountOf(told);
  if (to) await sendMessage(ctx, { to, language: told.language, template, values: values(told) });
}

const factsOf = (ctx: Context, { id, number, quarter, confirmBy, language }: Told) => ({
  number,
  quarter: quarterName(language, quarter),
  day: dayInChina(confirmBy),
  url: ownUrl(ctx, id),
});

/** Tells photographers of new statements, each once. */
export async function tellBuilt(ctx: Context, { ids }: { ids: number[] }, signal: AbortSignal): Promise<void> {
  for (const told of await readTold(ctx.db, ids)) {
    signal.throwIfAborted();
    await transaction(ctx, async (tx) => {
      if (await markTold(tx.db, told.id)) await tell(tx, told, 'statementBuilt', (one) => factsOf(tx, one));
    });
  }
}

export async function tellAnswered(tx: Context, id: number): Promise<void> {
  for (const told of await readTold(tx.db, [id]))
    if (await markTold(tx.db, told.id)) await tell(tx, told, 'statementAnswered', (one) => factsOf(tx, one));
}

/** Tells that nobody disputed a statement in time, and a company that its invoice is wanted now. */
export async function tellGenerated(tx: Context, id: number, confirmedBy: 'photographer' | 'time'): Promise<void> {
  for (const told of await readTold(tx.db, [id])) {
    const { number, quarter, url } = factsOf(tx, told);
    if (told.lacksInvoice) await tell(tx, told, 'statementInvoiceWanted', () => ({ number, quarter, url }));
    else if (confirmedBy === 'time') await tell(tx, told, 'statementConfirmed', () => ({ number, quarter, url }));
  }
}

/** Tells a photographer as what they are taxed from now on. */
export async function tellCategory(tx: Context, userId: number, category: TaxCategory): Promise<void> {
  const url = new URL('/MaterialCenter?tab=statements', tx.config.publicUrl).href;
  await tellUser(tx, userId, 'taxCategorySet', (language) => ({
    category: (language === 'en' ? en : zh).statements.categories[category],
    url,
  }));
}

export async function tellRemitted(
  tx: Context,
  id: number,
  paid: { reference: string; bank: string; end: string },
): Promise<void> {
  for (const told of await readTold(tx.db, [id])) {
    const { number, quarter, url } = factsOf(tx, told);
    const amount = formatFen(told.netFen ?? 0);
    await tell(tx, told, 'statementRemitted', () => ({ number, quarter, url, amount, ...paid }));
  }
}

export async function tellDisputed(tx: Context, { id, number }: { id: number; number: string }, lines: number) {
  await tellStaff(tx, FINANCE, 'statementDisputed', { number, lines, url: deskUrl(tx, id) });
}
