import { accountCalls } from './calls/accounts.ts';
import { auditCalls } from './calls/audit.ts';
import { bookmarkCalls } from './calls/bookmarks.ts';
import { cartCalls } from './calls/cart.ts';
import { catalogueCalls } from './calls/catalogue.ts';
import { catalogueDeskCalls } from './calls/catalogue-desk.ts';
import { contestCalls } from './calls/contests.ts';
import { demoCalls } from './calls/demo.ts';
import { feedbackCalls } from './calls/feedback.ts';
import { licenceDeskCalls } from './calls/licence-desk.ts';
import { licenceCalls } from './calls/licences.ts';
import { materialCenterCalls } from './calls/material-center.ts';
import { materialEditorCalls } from './calls/material-editor.ts';
import { financeDeskCalls } from './calls/finance-desk.ts';
import { mediaCalls } from './calls/media.ts';
import { messageCalls } from './calls/messages.ts';
import { orderCalls } from './calls/orders.ts';
import { paymentCalls } from './calls/payments.ts';
import { priceDeskCalls } from './calls/price-desk.ts';
import { priceCalls } from './calls/prices.ts';
import { reviewDeskCalls } from './calls/review-desk.ts';
import { salesDeskCalls } from './calls/sales-desk.ts';
import { searchCalls } from './calls/search.ts';
import { searchDeskCalls } from './calls/search-desk.ts';
import { topicDeskCalls } from './calls/topic-desk.ts';
import { trackingCalls } from './calls/tracking.ts';
import { uploadCalls } from './calls/upload.ts';
import { userCalls } from './calls/users.ts';
import { categoryDeskCalls, hotWordDeskCalls } from './calls/word-desk.ts';
import { jobCalls } from './calls/jobs.ts';

/** Every call of the product. The server needs a handler for each; a page imports only the part that it uses. */
export const contract = {
  accounts: accountCalls,
  audit: auditCalls,
  bookmarks: bookmarkCalls,
  cart: cartCalls,
  catalogue: catalogueCalls,
  catalogueDesk: catalogueDeskCalls,
  categoryDesk: categoryDeskCalls,
  contests: contestCalls,
  demo: demoCalls,
  feedback: feedbackCalls,
  financeDesk: financeDeskCalls,
  hotWordDesk: hotWordDeskCalls,
  licenceDesk: licenceDeskCalls,
  licences: licenceCalls,
  materialCenter: materialCenterCalls,
  materialEditor: materialEditorCalls,
  media: mediaCalls,
  messages: messageCalls,
  payments: paymentCalls,
  orders: orderCalls,
  priceDesk: priceDeskCalls,
  prices: priceCalls,
  reviewDesk: reviewDeskCalls,
  salesDesk: salesDeskCalls,
  search: searchCalls,
  searchDesk: searchDeskCalls,
  topicDesk: topicDeskCalls,
  tracking: trackingCalls,
  uploads: uploadCalls,
  users: userCalls,
  jobs: jobCalls,
};

export type Contract = typeof contract;
