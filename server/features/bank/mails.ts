import type { BankReason } from '#contract/domain/bank.ts';
import { pages } from '#contract/domain/pages.ts';
import { FINANCE } from '#contract/domain/roles.ts';
import { en } from '#contract/text/en.ts';
import { zh } from '#contract/text/zh.ts';
import type { Context, MemberContext } from '../../context.ts';
import { dayInWords, tellUser } from '../messages/messages.ts';
import { tellStaff } from '../orders/orders.ts';
import { listAccounts, readLock } from './bank.queries.ts';

const urlOf = (ctx: Context) => new URL(`${pages.materialCenter.paths[0]}?tab=bank`, ctx.config.publicUrl).href;

async function accountOf(ctx: Context, userId: number, id: number) {
  const found = (await listAccounts(ctx.db, userId)).find((one) => one.id === id);
  if (!found) throw new Error(`bank account ${id} is gone`);
  return found;
}

/** Also warns: somebody who took over an account changes where the money goes. */
export async function tellReceived(ctx: Context, userId: number, id: number): Promise<void> {
  const { bank, numberEnd: end, dueAt } = await accountOf(ctx, userId, id);
  const url = urlOf(ctx);
  await tellUser(ctx, userId, 'bankReceived', (language) => ({ bank, end, due: dayInWords(language, dueAt), url }));
}

export async function tellPassed(ctx: Context, userId: number, id: number): Promise<void> {
  const { bank, numberEnd: end } = await accountOf(ctx, userId, id);
  const until = await readLock(ctx.db, userId);
  await tellUser(ctx, userId, 'bankPassed', (language) => ({
    bank,
    end,
    until: until ? dayInWords(language, until) : '',
  }));
}

export async function tellRejected(
  ctx: Context,
  userId: number,
  { id, reason, words }: { id: number; reason: BankReason; words: string },
): Promise<void> {
  const { bank, numberEnd: end } = await accountOf(ctx, userId, id);
  const url = urlOf(ctx);
  await tellUser(ctx, userId, 'bankRejected', (language) => ({
    bank,
    end,
    reason: (language === 'en' ? en : zh).bank.reasons[reason],
    words,
    url,
  }));
}

export async function tellUnlocked(ctx: Context, userId: number): Promise<void> {
  const url = urlOf(ctx);
  await tellUser(ctx, userId, 'bankUnlocked', () => ({ url }));
}

/** Asks for the second person. */
export async function tellUnlockAsked(
  tx: MemberContext,
  { holder, reason }: { holder: string; reason: string },
): Promise<void> {
  const url = new URL('/office/bank-accounts?view=unlocks', tx.config.publicUrl).href;
  await tellStaff(tx, FINANCE, 'bankUnlockAsked', { by: tx.actor.nickname, holder, reason, url });
}
