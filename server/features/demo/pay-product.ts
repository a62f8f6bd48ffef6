import { randomUUID } from 'node:crypto';
import { dayInChina, startOfDayInChina } from '#contract/domain/china-time.ts';
import { actingAs, type Context, type MemberContext } from '../../context.ts';
import { currentTime } from '../../platform/database/database.ts';
import { must } from '../../platform/problem.ts';
import { demoEmail } from './accounts.ts';
import { keepReceipt } from './orders/keep-receipt.ts';
import type { Trade } from './orders/steps.ts';
import { findPerson } from './works.queries.ts';

interface Receipt {
  payer: string;
  amountFen: number;
  receivedOn: string;
  voucherKey: string;
}

/** Draws the receipt of a transfer of today, before the transaction that needs it. */
export async function keepProductReceipt(ctx: Context, receipt: Parameters<typeof keepReceipt>[1]): Promise<Receipt> {
  const voucherKey = await keepReceipt(ctx, receipt);
  const { payer, amountFen } = receipt;
  return { payer, amountFen, voucherKey, receivedOn: dayInChina(await currentTime(ctx.db)) };
}

interface Paying {
  person: MemberContext;
  productOrderId: number;
  receipt: Receipt;
}

/** Sends the receipt for a product order, and has finance find the transfer. */
export async function payByTransfer(tx: Context, trade: Trade, { person, productOrderId, receipt }: Paying) {
  const { payer, amountFen, receivedOn, voucherKey } = receipt;
  const kept = { paidAt: startOfDayInChina(receivedOn), voucherKey };
  const { paymentId } = must(await trade.claim(person, { productOrderId, amountFen, payer }, kept));
  const finance = actingAs(tx, await findPerson(tx.db, demoEmail('finance')));
  const tradeNo = `BT${String(productOrderId).padStart(8, '0')}0412`;
  must(await trade.finance.confirm(finance, { key: randomUUID(), paymentId, tradeNo, amountFen, receivedOn }));
}
