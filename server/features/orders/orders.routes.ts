import type { companySpendCalls } from '#contract/calls/company-spend.ts';
import type { orderCalls } from '#contract/calls/orders.ts';
import { CART_KINDS } from '#contract/domain/order-kind.ts';
import type { Handlers } from '../../handler.ts';
import { answerApproval } from './approval.ts';
import { closeAsBuyer } from './close.ts';
import { createOrder } from './create.ts';
import { saveLicence } from './licence-info.ts';
import { findLastLicence } from './licence-info.queries.ts';
import { companyOrders, ownCounts, ownOrder, ownOrders, ownQuotePaper } from './buyer-orders.ts';
import { sayAsBuyer } from './order-messages.ts';
import { exportPlaced, exportSpent, readSpend } from './spend.ts';

export const orderHandlers: Handlers<typeof orderCalls> = {
  create: (ctx, wanted) => createOrder(ctx, { ...wanted, kinds: CART_KINDS }),
  list: ownOrders,
  ofCompany: companyOrders,
  counts: ownCounts,
  detail: ownOrder,
  lastLicence: async (ctx) => ({ licence: await findLastLicence(ctx.db, ctx.actor.userId) }),
  saveLicence,
  say: sayAsBuyer,
  close: closeAsBuyer,
  answerApproval,
  quotePaper: ownQuotePaper,
};

export const companySpendHandlers: Handlers<typeof companySpendCalls> = {
  figures: readSpend,
  spendTable: exportSpent,
  ordersTable: exportPlaced,
};
