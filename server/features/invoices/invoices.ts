/** What other features may use of invoices. */
export { holdingRed, takeBackForRefund } from './red/for-refund.ts';
export { isInvoiced } from './apply.queries.ts';
export { resealInvoiceAccounts } from './titles.queries.ts';
export { providerTokens } from './provider/tokens.ts';
export { resealTokens } from './provider/tokens.queries.ts';
export { failedInvoices, lateInvoices, waitingInvoices } from './waiting.queries.ts';
