import type { Context } from './context.ts';
import { sweepAccounts } from './features/accounts/accounts.jobs.ts';
import { sendCode } from './features/accounts/codes.ts';
import { learnAll } from './features/boards/matches.ts';
import { endSale as endRefusedSale, tellPublished } from './features/agreements/agreements.jobs.ts';
import { resumeSale } from './features/contracts/contracts.ts';
import { endSale as endContractSale } from './features/contracts/contracts.jobs.ts';
import { clearRefused } from './features/applications/applications.jobs.ts';
import { tellResults } from './features/awards/awards.jobs.ts';
import { bankDeskHandlers, bankHandlers } from './features/bank/bank.routes.ts';
import { followSale } from './features/catalogue/catalogue.ts';
import { makeDemoApplication } from './features/demo/applications.ts';
import { fillDemoContest } from './features/demo/contests/fill.ts';
import { makeDemoItem, publishDemoItem } from './features/demo/demo.jobs.ts';
import { correctDemoInvoices } from './features/demo/invoices.ts';
import { companyDeskHandlers, companyHandlers } from './features/companies/companies.routes.ts';
import { makeDemoCompany } from './features/demo/company.ts';
import { makeDemoOrders } from './features/demo/orders.ts';
import { tellNews } from './features/following/following.jobs.ts';
import { makeCertificates } from './features/licences/certificate.ts';
import { makeCopies, sweepCopies } from './features/licences/copies/copies.jobs.ts';
import { goOn, pollProvider, renewLapsed } from './features/invoices/invoices.jobs.ts';
import { invoiceDeskHandlers, invoiceHandlers } from './features/invoices/invoices.routes.ts';
import { makeFormat } from './features/licences/formats/formats.jobs.ts';
import { licenceHandlers } from './features/licences/licences.routes.ts';
import { checkFile } from './features/entries/check.ts';
import { markEntry, markOlder } from './features/entries/mark.ts';
import { embedNew, embedOlder } from './features/media/embed.ts';
import { hearOlder } from './features/media/hear-older.ts';
import { processFile, removeUnused, sweepFiles, unmarkFile } from './features/media/media.jobs.ts';
import { membershipHandlers } from './features/membership/membership.routes.ts';
import { followMemberships } from './features/membership/membership.jobs.ts';
import { deliverMessage } from './features/messages/messages.jobs.ts';
import { salesDeskHandlers } from './features/orders/sales-desk/sales-desk.routes.ts';
import { expireOrders, sweepOrders } from './features/orders/orders.jobs.ts';
import { priceHandlers } from './features/prices/prices.routes.ts';
import { remindProjects } from './features/projects/projects.jobs.ts';
import { projectDeskHandlers, projectHandlers } from './features/projects/projects.routes.ts';
import { orderHandlers } from './features/orders/orders.routes.ts';
import { packageHandlers } from './features/packages/packages.routes.ts';
import { pollGateways, releaseRefund, sendRefund, sweepNotices } from './features/payments/payments.jobs.ts';
import { financeDeskHandlers, paymentHandlers } from './features/payments/payments.routes.ts';
import { claim } from './features/payments/voucher.ts';
import { payoutDeskHandlers } from './features/payouts/payouts.routes.ts';
import { clearPapers } from './features/real-name/real-name.jobs.ts';
import { settleDecisions } from './features/review/review.ts';
import { tellConcerned } from './features/shares/mails.ts';
import { takeOffered } from './features/stock-offers/stock-offers.jobs.ts';
import { buildStatements } from './features/statements/build.ts';
import { tellBuilt } from './features/statements/mails.ts';
import { confirmStatements } from './features/statements/statements.jobs.ts';
import { statementDeskHandlers, statementHandlers } from './features/statements/statements.routes.ts';
import { countEvents } from './features/tracking/tracking.jobs.ts';
import { indexSynonyms, rebuildSearch, sweepSearches, updateSearch } from './features/search/search.jobs.ts';
import { measureSearch } from './features/search-quality/measure.ts';
import { removeSent, sweepUploads } from './features/uploads/uploads.jobs.ts';
import { deliver, retryDeliveries, sweepDeliveries } from './features/webhooks/webhooks.jobs.ts';
import type { JobData, JobName } from './platform/jobs/job-table.ts';

/** Handlers that the demo uses to make its orders and to pay its photographers. */
const trade = {
  orders: orderHandlers,
  sales: salesDeskHandlers,
  payments: paymentHandlers,
  finance: financeDeskHandlers,
  licences: licenceHandlers,
  vip: membershipHandlers,
  packages: packageHandlers,
  prices: priceHandlers,
  claim,
  invoicing: { invoices: invoiceHandlers, desk: invoiceDeskHandlers },
  settling: {
    bank: bankHandlers,
    bankDesk: bankDeskHandlers,
    statements: statementHandlers,
    statementsDesk: statementDeskHandlers,
    payouts: payoutDeskHandlers,
  },
};

/** The same for its company. */
const founding = {
  companies: companyHandlers,
  companiesDesk: companyDeskHandlers,
  projects: projectHandlers,
  projectsDesk: projectDeskHandlers,
};

type Worker<Name extends JobName> = (ctx: Context, data: JobData<Name>, signal: AbortSignal) => Promise<void>;

/**
 * The workers of all jobs; a missing worker does not compile. Jobs run at least once, so running twice must do no harm.
 */
export const workers: { [Name in JobName]: Worker<Name> } = {
  'messages.deliver': deliverMessage,
  'accounts.send-code': sendCode,
  'accounts.sweep': sweepAccounts,
  'agreements.end-sale': endRefusedSale,
  'contracts.end-sale': endContractSale,
  'contracts.resume-sale': resumeSale,
  'applications.clear': clearRefused,
  'real-name.clear': clearPapers,
  'media.process': processFile,
  'media.process-large': processFile,
  // Publishes materials of the demo, which arrive described; all other materials wait for their owner's description.
  'media.ready': publishDemoItem,
  'media.follow-sale': followSale,
  'media.unmark': unmarkFile,
  'media.hear-older': hearOlder,
  'media.embed': embedNew,
  'media.embed-older': embedOlder,
  'media.sweep': sweepFiles,
  'media.remove': removeUnused,
  'entries.check': checkFile,
  'entries.mark': markEntry,
  'entries.mark-older': markOlder,
  'stock-offers.take': takeOffered,
  'awards.tell': tellResults,
  'demo.make': makeDemoItem,
  'demo.apply': makeDemoApplication,
  'demo.contest': fillDemoContest,
  'demo.trade': (ctx, _data, signal) => makeDemoOrders(ctx, trade, signal),
  'demo.invoices': (ctx, { turn }) => correctDemoInvoices(ctx, trade.invoicing, turn),
  'demo.company': (ctx) => makeDemoCompany(ctx, founding),
  'licences.certificates': makeCertificates,
  'payments.refund': sendRefund,
  'payments.release': releaseRefund,
  'invoices.renew': renewLapsed,
  'invoices.errand': goOn,
  'invoices.poll': pollProvider,
  'payments.poll': pollGateways,
  'payments.sweep': sweepNotices,
  'tracking.count': countEvents,
  'uploads.remove': removeSent,
  'uploads.sweep': sweepUploads,
  'orders.expire': expireOrders,
  'membership.follow': followMemberships,
  'orders.sweep': sweepOrders,
  'projects.remind': remindProjects,
  'following.tell': tellNews,
  'boards.learn': learnAll,
  'licences.copy': makeCopies,
  'licences.format': makeFormat,
  'licences.sweep': sweepCopies,
  'webhooks.deliver': deliver,
  'webhooks.retry': retryDeliveries,
  'webhooks.sweep': sweepDeliveries,
  'review.settle': settleDecisions,
  'statements.build': buildStatements,
  'statements.confirm': confirmStatements,
  'shares.tell': tellConcerned,
  'agreements.tell': tellPublished,
  'statements.tell': tellBuilt,
  'search.update': updateSearch,
  'search.rebuild': rebuildSearch,
  'search.synonyms': indexSynonyms,
  'search-quality.measure': measureSearch,
  'search.sweep': sweepSearches,
};
