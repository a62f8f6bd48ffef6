import type { financeDeskCalls } from '#contract/calls/finance-desk.ts';
import type { paymentCalls } from '#contract/calls/payments.ts';
import type { Handlers } from '../../handler.ts';
import { exportBill, readBill } from './bill.ts';
import { confirmTransfer, rejectTransfer } from './finance-desk/decide.ts';
import { countWaiting, moneyByDay } from './finance-desk/finance-desk.queries.ts';
import { exportLedger, readLedger, readPayment, readRefusedNotices } from './finance-desk/finance-desk.ts';
import { askPayer } from './payers.ts';
import { checkPayment, paymentsOf, voucherLink } from './own-payments.ts';
import { approveRefund, askRefund, refuseRefund } from './refund.ts';
import { sendBack } from './send-back.ts';
import { startPayment } from './start.ts';
import { claimTransfer } from './voucher.ts';

export const paymentHandlers: Handlers<typeof paymentCalls> = {
  ofOrder: paymentsOf,
  start: startPayment,
  askPayer,
  check: checkPayment,
  voucher: claimTransfer,
  voucherPicture: voucherLink,
  askRefund,
  bill: readBill,
  exportBill,
};

export const financeDeskHandlers: Handlers<typeof financeDeskCalls> = {
  list: readLedger,
  counts: (ctx) => countWaiting(ctx.db),
  detail: readPayment,
  notices: readRefusedNotices,
  confirm: confirmTransfer,
  reject: rejectTransfer,
  approveRefund,
  refuseRefund,
  sendBack,
  exportLedger,
  figures: async (ctx, { days }) => ({ infos: await moneyByDay(ctx.db, days) }),
};
