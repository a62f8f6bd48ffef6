import type { invoiceCalls } from '#contract/calls/invoices.ts';
import type { invoiceDeskCalls } from '#contract/calls/invoices-desk.ts';
import type { Handlers } from '../../handler.ts';
import { applyForInvoice, invoiceableOrders } from './apply.ts';
import { claim, issue, reject, release, upload } from './desk/decide.ts';
import { deskFile, listForDesk, readDetail, readSummary, revealAccount } from './desk/desk.ts';
import { retry, settled, takeOver } from './desk/provider.ts';
import { redConfirmed, redConfirming, redIssue, redUpload } from './desk/red.ts';
import {
  companyInvoices,
  invoicesOfOrder,
  invoicesToConfirm,
  ownFile,
  ownInvoice,
  ownInvoices,
  withdraw,
} from './read.ts';
import { invoicedByDay } from './desk/figures.queries.ts';
import { correctInvoice } from './red/replacement.ts';
import { readTitles, removeTitle, saveTitle } from './titles.ts';

export const invoiceHandlers: Handlers<typeof invoiceCalls> = {
  titles: (ctx) => readTitles(ctx),
  saveTitle,
  removeTitle,
  invoiceable: invoiceableOrders,
  apply: applyForInvoice,
  list: ownInvoices,
  toConfirm: invoicesToConfirm,
  ofCompany: companyInvoices,
  detail: ownInvoice,
  ofOrder: invoicesOfOrder,
  correct: correctInvoice,
  withdraw,
  file: ownFile,
};

export const invoiceDeskHandlers: Handlers<typeof invoiceDeskCalls> = {
  summary: (ctx) => readSummary(ctx),
  figures: async (ctx, { days }) => ({ infos: await invoicedByDay(ctx.db, days) }),
  list: listForDesk,
  detail: readDetail,
  claim,
  release,
  upload,
  issue,
  reject,
  redConfirming,
  redConfirmed,
  redUpload,
  redIssue,
  retry,
  takeOver,
  settled,
  account: revealAccount,
  file: deskFile,
};
