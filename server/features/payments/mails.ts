import type { Language } from '#contract/domain/language.ts';
import { formatFen } from '#contract/domain/money.ts';
import type { RefundDueReason } from '#contract/domain/payment.ts';
import { FINANCE } from '#contract/domain/roles.ts';
import { en } from '#contract/text/en.ts';
import { zh } from '#contract/text/zh.ts';
import type { Context } from '../../context.ts';
import type { Values } from '../messages/messages.ts';
import { tellStaff } from '../orders/orders.ts';
import type { Payable } from './payables/payable.ts';

/** Address of finance's desk in the office. */
function deskUrl(ctx: Context): string {
  return new URL('/office/finance', ctx.config.publicUrl).href;
}

/** Tells the buyer not to pay again and finance to refund a payment that pays for nothing. */
export async function tellRefundDue(
  ctx: Context,
  payable: Pick<Payable, 'number' | 'tell'>,
  { amountFen, reason }: { amountFen: number; reason: RefundDueReason },
): Promise<void> {
  const values = (language: Language) => ({
    number: payable.number,
    amount: formatFen(amountFen),
    reason: (language === 'en' ? en : zh).trade.refundDueReason[reason],
  });
  await payable.tell('paymentTrouble', values);
  await tellStaff(ctx, FINANCE, 'refundDue', (language) => ({ ...values(language), url: deskUrl(ctx) }));
}

export async function tellFinance<T extends 'transferClaimed' | 'refundAsked' | 'refundFailed'>(
  ctx: Context,
  template: T,
  values: Values<T, 'url'>,
): Promise<void> {
  await tellStaff(ctx, FINANCE, template, { ...values, url: deskUrl(ctx) } as Values<T>);
}
