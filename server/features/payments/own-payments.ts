import { GATEWAYS, type OfferedWay, type VoucherKind } from '#contract/domain/payment.ts';
import type { Context, MemberContext } from '../../context.ts';
import { problem } from '../../platform/problem.ts';
import { holdingRed } from '../invoices/invoices.ts';
import { type Named, thingOf } from '../orders/orders.ts';
import { askGateway } from './ask-gateway.ts';
import { findUnderWay, takeOf } from './attempts.queries.ts';
import { findReadable, findVoucher, listPaymentsOf } from './payments.queries.ts';
import { isTrouble, presentPayment } from './present-payment.ts';

/** How something of the caller can be paid, and what was paid for it. */
export async function paymentsOf(ctx: MemberContext, named: Named) {
  const thing = thingOf(named);
  const found = await findReadable(ctx.db, thing, ctx.actor.userId);
  if (!found) return problem('not-found');
  const payments = await listPaymentsOf(ctx.db, thing);
  const underWay = await findUnderWay(ctx.db, thing);
  const { bankAccount } = ctx.config;
  const gateways: OfferedWay[] = GATEWAYS.filter((name) => ctx.gateways[name]);
  const offered: OfferedWay[] = bankAccount ? [...gateways, 'transfer'] : gateways;
  return {
    ways: found.waits ? offered : [],
    insideWechat: ctx.gateways.wechat?.payers !== undefined,
    bankAccount: bankAccount ?? null,
    payments: payments.map(presentPayment),
    trouble: payments.some(isTrouble),
    redFlush: await holdingRed(ctx, thing),
    underWay: underWay ? { gateway: underWay.gateway, expiresAt: underWay.expiresAt.toISOString() } : null,
  };
}

/** Asks the gateway at once when a buyer has come back from it, instead of waiting for its notice. */
export async function checkPayment(ctx: MemberContext, named: Named) {
  const thing = thingOf(named);
  const { userId } = ctx.actor;
  if (!(await findReadable(ctx.db, thing, userId))) return problem('not-found');
  await Promise.all((await takeOf(ctx.db, thing)).map((attempt) => askGateway(ctx, attempt)));
  const found = await findReadable(ctx.db, thing, userId);
  const payments = await listPaymentsOf(ctx.db, thing);
  return { state: found?.state ?? '', trouble: payments.some(isTrouble) };
}

const VOUCHER_SECONDS = 600;

/** A link to a receipt. A PDF is saved, never shown: it is a stranger's, and browsers run what is inside. */
export async function voucherAt(ctx: Pick<Context, 'objects'>, key: string) {
  const kind: VoucherKind = key.endsWith('.pdf') ? 'pdf' : 'picture';
  const fileName = kind === 'pdf' ? { fileName: 'receipt.pdf' } : {};
  return { url: await ctx.objects.signedUrl('originals', key, { seconds: VOUCHER_SECONDS, ...fileName }), kind };
}

export async function voucherLink(ctx: MemberContext, { paymentId }: { paymentId: number }) {
  const key = await findVoucher(ctx.db, paymentId, ctx.actor.userId);
  if (key === undefined) return problem('not-found');
  const { url } = await voucherAt(ctx, key);
  return { url };
}
