import type { Calls } from '#contract/call.ts';
import type { Contract } from '#contract/contract.ts';
import { accountHandlers } from './features/accounts/accounts.routes.ts';
import { agreementDeskHandlers, agreementHandlers } from './features/agreements/agreements.routes.ts';
import { entryDeskHandlers } from './features/entries/desk/desk.routes.ts';
import { entryHandlers } from './features/entries/entries.routes.ts';
import { applicationDeskHandlers, applicationHandlers } from './features/applications/applications.routes.ts';
import { auditHandlers } from './features/audit/audit.routes.ts';
import { awardDeskHandlers, awardHandlers } from './features/awards/awards.routes.ts';
import { bankDeskHandlers, bankHandlers } from './features/bank/bank.routes.ts';
import { boardHandlers } from './features/boards/boards.routes.ts';
import { bookmarkHandlers } from './features/bookmarks/bookmarks.routes.ts';
import { cartHandlers } from './features/cart/cart.routes.ts';
import { catalogueHandlers } from './features/catalogue/catalogue.routes.ts';
import {
  catalogueDeskHandlers,
  categoryDeskHandlers,
  hotWordDeskHandlers,
  playlistDeskHandlers,
  topicDeskHandlers,
} from './features/catalogue/catalogue-desk/catalogue-desk.routes.ts';
import { companyDeskHandlers, companyHandlers, keyHandlers } from './features/companies/companies.routes.ts';
import { contentHandlers } from './features/content/content.routes.ts';
import { contentPictureHandlers } from './features/content/pictures/pictures.routes.ts';
import { contentDeskHandlers } from './features/content/desk/content-desk.routes.ts';
import { homeContentHandlers } from './features/content/home.routes.ts';
import { contestHandlers } from './features/contests/contests.routes.ts';
import { contestPageHandlers } from './features/contest-pages/contest-pages.routes.ts';
import { contestDeskHandlers } from './features/contests/desk/desk.routes.ts';
import { demoHandlers } from './features/demo/demo.routes.ts';
import { earningsHandlers } from './features/earnings/earnings.routes.ts';
import { feedbackHandlers } from './features/feedback/feedback.routes.ts';
import { followingHandlers } from './features/following/following.routes.ts';
import { galleryHandlers } from './features/gallery/gallery.routes.ts';
import { holidayHandlers } from './features/holidays/holidays.routes.ts';
import { invoiceDeskHandlers, invoiceHandlers } from './features/invoices/invoices.routes.ts';
import { judgingDeskHandlers, judgingHandlers } from './features/judging/judging.routes.ts';
import { licenceDeskHandlers, licenceHandlers } from './features/licences/licences.routes.ts';
import { licenseeHandlers } from './features/licensees/licensees.routes.ts';
import { materialCenterHandlers } from './features/material-center/material-center.routes.ts';
import { materialEditorHandlers } from './features/material-center/editor/material-editor.routes.ts';
import { membershipDeskHandlers, membershipHandlers } from './features/membership/membership.routes.ts';
import { mediaHandlers } from './features/media/media.routes.ts';
import { mailboxHandlers } from './features/messages/mailbox.routes.ts';
import { officeHandlers } from './features/office/office.routes.ts';
import { policyDeskHandlers, policyHandlers } from './features/policies/policies.routes.ts';
import { priceDeskHandlers } from './features/prices/prices-desk/prices-desk.routes.ts';
import { musicDeskHandlers, musicTagDeskHandlers } from './features/catalogue/music-desk/music-desk.routes.ts';
import { musicIntakeHandlers } from './features/music/intake/intake.routes.ts';
import { musicHandlers } from './features/music/music.routes.ts';
import { priceHandlers } from './features/prices/prices.routes.ts';
import { salesDeskHandlers } from './features/orders/sales-desk/sales-desk.routes.ts';
import { companySpendHandlers, orderHandlers } from './features/orders/orders.routes.ts';
import { packageDeskHandlers, packageHandlers } from './features/packages/packages.routes.ts';
import { financeDeskHandlers, paymentHandlers } from './features/payments/payments.routes.ts';
import { payoutDeskHandlers } from './features/payouts/payouts.routes.ts';
import { projectDeskHandlers, projectHandlers } from './features/projects/projects.routes.ts';
import { realNameDeskHandlers, realNameHandlers } from './features/real-name/real-name.routes.ts';
import { redirectDeskHandlers, redirectHandlers } from './features/redirects/redirects.routes.ts';
import { reviewHandlers } from './features/review/review.routes.ts';
import { searchDeskHandlers } from './features/search/search-desk/search-desk.routes.ts';
import { searchQualityHandlers } from './features/search-quality/search-quality.routes.ts';
import { searchHandlers } from './features/search/search.routes.ts';
import { contractDeskHandlers } from './features/contracts/contracts.routes.ts';
import { shareDeskHandlers, shareHandlers } from './features/shares/shares.routes.ts';
import { statementDeskHandlers, statementHandlers } from './features/statements/statements.routes.ts';
import { originalDeskHandlers, originalHandlers } from './features/originals/originals.routes.ts';
import { stockOfferHandlers } from './features/stock-offers/stock-offers.routes.ts';
import { trackingHandlers } from './features/tracking/tracking.routes.ts';
import { soundUploadHandlers, uploadHandlers } from './features/uploads/uploads.routes.ts';
import { userHandlers } from './features/accounts/users-desk/users.routes.ts';
import { webhookHandlers } from './features/webhooks/webhooks.routes.ts';
import { jobHandlers } from './features/jobs/jobs.routes.ts';
import type { Handlers } from './handler.ts';
import { programHandlers } from './program-handlers.ts';

type AllHandlers = { [Part in keyof Contract]: Contract[Part] extends Calls ? Handlers<Contract[Part]> : never };

/** The handlers of all calls, in the shape of the contract. */
export const handlers: AllHandlers = {
  accounts: accountHandlers,
  agreements: agreementHandlers,
  agreementsDesk: agreementDeskHandlers,
  applications: applicationHandlers,
  applicationsDesk: applicationDeskHandlers,
  entries: entryHandlers,
  entriesDesk: entryDeskHandlers,
  audit: auditHandlers,
  awards: awardHandlers,
  awardsDesk: awardDeskHandlers,
  bank: bankHandlers,
  bankDesk: bankDeskHandlers,
  boards: boardHandlers,
  bookmarks: bookmarkHandlers,
  cart: cartHandlers,
  catalogue: catalogueHandlers,
  catalogueDesk: catalogueDeskHandlers,
  categoriesDesk: categoryDeskHandlers,
  companies: companyHandlers,
  companiesDesk: companyDeskHandlers,
  companySpend: companySpendHandlers,
  content: contentHandlers,
  contentDesk: contentDeskHandlers,
  contentPictures: contentPictureHandlers,
  contests: contestHandlers,
  contestPages: contestPageHandlers,
  contestsDesk: contestDeskHandlers,
  demo: demoHandlers,
  earnings: earningsHandlers,
  feedback: feedbackHandlers,
  financeDesk: financeDeskHandlers,
  following: followingHandlers,
  gallery: galleryHandlers,
  holidays: holidayHandlers,
  homeContent: homeContentHandlers,
  hotWordsDesk: hotWordDeskHandlers,
  invoices: invoiceHandlers,
  invoicesDesk: invoiceDeskHandlers,
  jobs: jobHandlers,
  keys: keyHandlers,
  judging: judgingHandlers,
  judgingDesk: judgingDeskHandlers,
  licences: licenceHandlers,
  licencesDesk: licenceDeskHandlers,
  licensees: licenseeHandlers,
  mailbox: mailboxHandlers,
  materialCenter: materialCenterHandlers,
  materialEditor: materialEditorHandlers,
  media: mediaHandlers,
  membership: membershipHandlers,
  membershipDesk: membershipDeskHandlers,
  office: officeHandlers,
  music: musicHandlers,
  musicDesk: musicDeskHandlers,
  musicIntake: musicIntakeHandlers,
  musicTagsDesk: musicTagDeskHandlers,
  orders: orderHandlers,
  originals: originalHandlers,
  originalsDesk: originalDeskHandlers,
  packages: packageHandlers,
  packagesDesk: packageDeskHandlers,
  payments: paymentHandlers,
  payoutsDesk: payoutDeskHandlers,
  playlistsDesk: playlistDeskHandlers,
  policies: policyHandlers,
  policiesDesk: policyDeskHandlers,
  prices: priceHandlers,
  pricesDesk: priceDeskHandlers,
  programs: programHandlers,
  projects: projectHandlers,
  projectsDesk: projectDeskHandlers,
  realNames: realNameHandlers,
  realNamesDesk: realNameDeskHandlers,
  redirects: redirectHandlers,
  redirectsDesk: redirectDeskHandlers,
  review: reviewHandlers,
  salesDesk: salesDeskHandlers,
  search: searchHandlers,
  searchDesk: searchDeskHandlers,
  searchQuality: searchQualityHandlers,
  contractsDesk: contractDeskHandlers,
  shares: shareHandlers,
  sharesDesk: shareDeskHandlers,
  soundUploads: soundUploadHandlers,
  statements: statementHandlers,
  statementsDesk: statementDeskHandlers,
  stockOffers: stockOfferHandlers,
  topicsDesk: topicDeskHandlers,
  tracking: trackingHandlers,
  uploads: uploadHandlers,
  users: userHandlers,
  webhooks: webhookHandlers,
};
