import { randomUUID } from 'node:crypto';
import { formatFen } from '#contract/domain/money.ts';
import type { Context, MemberContext } from '../../context.ts';
import { givePointBack, takePoint } from '../../platform/database/rate-limit.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { once } from '../idempotency/idempotency.ts';
import { dayInPast } from './days.ts';
import { addPayment } from './ledger.ts';
import { lockOwnPayable } from './payables/lock.ts';
import { type NamedToPay, paidForOf } from './payables/payable.ts';
import { findOwn } from './payments.queries.ts';
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

type Voucher = NamedToPay & {
  key: string;
  payer: string;
  amountFen: number;
  paidOn: string;
  picture: string;
};

/** Limit for receipts that lead to no claim, because each picture is opened in its own process. */
const VOUCHERS = { points: 20, seconds: 3600 };

/** Stores a buyer's claim that they transferred the money; finance checks it. */
export async function claimTransfer(ctx: MemberContext, voucher: Voucher): Promise<{ paymentId: number } | Problem> {
  const thing = paidForOf(voucher);
  const found = await findOwn(ctx.db, thing, ctx.actor.userId);
  if (!found) return problem('not-found');
  const paidAt = await dayInPast(ctx, voucher.paidOn);
  if (!paidAt) return problem('bad-input', { fields: { paidOn: 'invalid' } });
  // Opens the picture only when it can be paid for. Otherwise the same request may have succeeded before.
  const offered = ctx.config.bankAccount !== undefined;
  const payable = offered && found.waits && found.quoteId === thing.quoteId;
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
  { amountFen, payer, ...named }: NamedToPay & { amountFen: number; payer: string },
  { paidAt, voucherKey }: { paidAt: Date; voucherKey: string | undefined },
): Promise<{ paymentId: number } | Problem> {
  const paidFor = paidForOf(named);
  const payable = await lockOwnPayable(tx, paidFor);
  const refused = payable ? await payable.notPayable() : problem('not-found');
  if (refused || !payable) return refused ?? problem('not-found');
  if (payable.totalFen !== amountFen) return problem('amount-differs');
  if (voucherKey === undefined) return problem('changed-meanwhile');
  const paymentId = await addPayment(tx, {
    paidFor,
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
  await payable.claim();
  await tellFinance(tx, 'transferClaimed', { number: payable.number, amount: formatFen(amountFen), payer });
  return { paymentId };
}
