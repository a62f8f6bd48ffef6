export { settleTaken } from './settle-taken.ts';
export { letPaymentsAge } from './time-passed.queries.ts';
export { failedRefunds, refundRequests, refundsDue, transfersToConfirm } from './finance-desk/waiting.queries.ts';
