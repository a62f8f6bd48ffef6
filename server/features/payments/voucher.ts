import { randomUUID } from 'node:crypto';
import { formatFen } from '#contract/domain/money.ts';
import type { Context, MemberContext } from '../../context.ts';
import { givePointBack, takePoint } from '../../platform/database/rate-limit.ts';
import { isProblem, must, problem, type Problem } from '../../platform/problem.ts';
import { lockOwnOrder, moveOrder } from '../orders/orders.ts';
import { once } from '../idempotency/idempotency.ts';
import { dayInPast } from './days.ts';
import { addPayment } from './payments.ts';
import { findOwnOrder } from './payments.queries.ts';
import { notPayable } from './start.ts';
import { tellFinance } from './mails.ts';
import { isPdf } from '../../platform/media/pdf.ts';
import { redrawPicture } from '../../platform/media/redraw.ts';

/** Redraws the picture of a receipt, or looks at its PDF, and stores it where only a signed link can reach it. */
async function storeVoucher(ctx: Context, dataUrl: string): Promise<string | Problem> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  if (dataUrl.startsWith(PDF_URL)) return await storePdf(ctx, bytes);
  return await redrawPicture(bytes, 'receipt', async (made) => {
    const key = `vouchers/${randomUUID()}.jpg`;
    await ctx.objects.putFile('originals', key, made, { contentType: 'image/jpeg' });
    return key;
  });
}

const PDF_URL = 'data:application/pdf;';

async function storePdf(ctx: Context, bytes: Buffer): Promise<string | Problem> {
  if (!isPdf(bytes)) return problem('bad-pdf');
  const key = `vouchers/${randomUUID()}.pdf`;
  await ctx.objects.put('originals', key, bytes, { contentType: 'application/pdf' });
  return key;
}

interface Voucher {
  key: string;
  orderId: number;
  quoteId: number;
  payer: string;
  amountFen: number;
  paidOn: string;
  picture: string;
}

/** Limit for receipts that lead to no claim, because each picture is opened in its own process. */
const VOUCHERS = { points: 20, seconds: 3600 };

/** Stores a buyer's claim that they transferred the money; finance checks it. */
export async function claimTransfer(ctx: MemberContext, voucher: Voucher): Promise<{ paymentId: number } | Problem> {
  const order = await findOwnOrder(ctx.db, voucher.orderId, ctx.actor.userId);
  if (!order) return problem('not-found');
  const paidAt = await dayInPast(ctx, voucher.paidOn);
  if (!paidAt) return problem('bad-input', { fields: { paidOn: 'invalid' } });
  // Opens the picture only when the quote can be paid. Otherwise the same request may have succeeded before.
  const offered = ctx.config.bankAccount !== undefined;
  const payable = offered && order.state === 'quoted' && order.quoteId === voucher.quoteId;
  const voucherKey = payable ? await keepPicture(ctx, voucher.picture) : undefined;
  if (isProblem(voucherKey)) return voucherKey;
  const reply = await once(ctx, { call: 'payments.voucher', body: voucher }, async (tx) =>
    claim(tx, voucher, { paidAt, voucherKey }),
  );
  if (payable && !isProblem(reply)) await givePointBack(ctx.db, pointsOf(ctx));
  return reply;
}

const pointsOf = (ctx: MemberContext) => `voucher:${ctx.actor.userId}`;

async function keepPicture(ctx: MemberContext, picture: string): Promise<string | Problem> {
  const wait = await takePoint(ctx.db, pointsOf(ctx), VOUCHERS);
  if (wait !== undefined) return problem('too-many-requests', { retryAfter: wait });
  const key = await storeVoucher(ctx, picture);
  if (isProblem(key) && key.code === 'unavailable') await givePointBack(ctx.db, pointsOf(ctx));
  return key;
}

/** Makes the claim in the caller's transaction, once its picture is stored. */
export async function claim(
  tx: MemberContext,
  { orderId, quoteId, amountFen, payer }: Pick<Voucher, 'orderId' | 'quoteId' | 'amountFen' | 'payer'>,
  { paidAt, voucherKey }: { paidAt: Date; voucherKey: string | undefined },
): Promise<{ paymentId: number } | Problem> {
  const order = await lockOwnOrder(tx, orderId);
  const refused = order ? await notPayable(tx, order, quoteId) : problem('not-found');
  if (refused || !order) return refused ?? problem('not-found');
  if (order.totalFen !== amountFen) return problem('amount-differs');
  if (voucherKey === undefined) return problem('changed-meanwhile');
  const paymentId = await addPayment(tx, {
    orderId,
    quoteId,
    way: 'transfer',
    tradeNo: null,
    attemptId: null,
    amountFen,
    payer,
    state: 'claimed',
    reason: '',
    paidAt,
    voucherKey,
  });
  if (paymentId === undefined) return problem('payment-under-way');
  must(await moveOrder(tx, { id: orderId, from: 'quoted', to: 'paid', by: 'buyer' }));
  await tellFinance(tx, 'transferClaimed', { number: order.number, amount: formatFen(amountFen), payer });
  return { paymentId };
}
