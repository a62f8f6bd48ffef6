import type { Account } from '#contract/domain/account.ts';
import { inLanguage, type Language } from '#contract/domain/language.ts';
import type { Context } from '../../../context.ts';
import { sendMessage, type Values } from '../../messages/messages.ts';
import { type ClosedReport, ownersOf } from './sale.queries.ts';

export function accountOf({ email, mobile }: { email?: string | null; mobile?: string | null }): Account | undefined {
  if (email) return { kind: 'email', value: email };
  return mobile ? { kind: 'mobile', value: mobile } : undefined;
}

export const workName = (language: Language, work: { code: string; titleZh: string; titleEn: string }) =>
  `${work.code} ${inLanguage(language, work.titleZh, work.titleEn)}`.trim();

/** Sends one message to each owner, about all their works. */
export async function tellOwners<T extends 'takenDown' | 'saleEnded' | 'contractSaleEnded' | 'saleResumed'>(
  ctx: Context,
  ids: readonly number[],
  template: T,
  said: Values<T, 'works'>,
): Promise<void> {
  for (const { works, language, ...owner } of await ownersOf(ctx.db, ids)) {
    const to = accountOf(owner);
    const names = works.map((work) => workName(language, work)).join('\n');
    if (to) await sendMessage(ctx, { to, language, template, values: { ...said, works: names } as Values<T> });
  }
}

/** Tells the reporter the answer; a visitor without an account cannot be told. */
export async function tellReporter(ctx: Context, report: ClosedReport, answer: string): Promise<void> {
  const to = accountOf(report);
  const language = report.language ?? 'zh';
  const values = { work: workName(language, report), answer };
  if (to) await sendMessage(ctx, { to, language, template: 'reportAnswered', values });
}
