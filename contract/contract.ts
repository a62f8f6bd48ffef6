import { accountCalls } from './calls/accounts.ts';
import { agreementCalls, agreementDeskCalls } from './calls/agreements.ts';
import { applicationCalls } from './calls/applications.ts';
import { entryDeskCalls } from './calls/entries-desk.ts';
import { entryCalls } from './calls/entries.ts';
import { applicationDeskCalls } from './calls/applications-desk.ts';
import { auditCalls } from './calls/audit.ts';
import { awardCalls } from './calls/awards.ts';
import { awardDeskCalls } from './calls/awards-desk.ts';
import { bankCalls, bankDeskCalls } from './calls/bank.ts';
import { boardCalls } from './calls/boards.ts';
import { bookmarkCalls } from './calls/bookmarks.ts';
import { cartCalls } from './calls/cart.ts';
import { catalogueCalls } from './calls/catalogue.ts';
import { catalogueDeskCalls } from './calls/catalogue-desk.ts';
import { categoryDeskCalls } from './calls/categories-desk.ts';
import { companyCalls, companyDeskCalls } from './calls/companies.ts';
import { companySpendCalls } from './calls/company-spend.ts';
import { contentDeskCalls } from './calls/content-desk.ts';
import { contentPictureCalls } from './calls/content-pictures.ts';
import { contentCalls } from './calls/content.ts';
import { contestCalls } from './calls/contests.ts';
import { contestPageCalls } from './calls/contest-pages.ts';
import { contestDeskCalls } from './calls/contests-desk.ts';
import { demoCalls } from './calls/demo.ts';
import { earningsCalls } from './calls/earnings.ts';
import { feedbackCalls } from './calls/feedback.ts';
import { financeDeskCalls } from './calls/finance-desk.ts';
import { followingCalls } from './calls/following.ts';
import { galleryCalls } from './calls/gallery.ts';
import { holidayCalls } from './calls/holidays.ts';
import { homeContentCalls } from './calls/home-content.ts';
import { hotWordDeskCalls } from './calls/hot-words-desk.ts';
import { invoiceCalls } from './calls/invoices.ts';
import { invoiceDeskCalls } from './calls/invoices-desk.ts';
import { jobCalls } from './calls/jobs.ts';
import { keyCalls } from './calls/keys.ts';
import { judgingCalls } from './calls/judging.ts';
import { judgingDeskCalls } from './calls/judging-desk.ts';
import { licenceCalls } from './calls/licences.ts';
import { licenceDeskCalls } from './calls/licences-desk.ts';
import { licenseeCalls } from './calls/licensees.ts';
import { mailboxCalls } from './calls/mailbox.ts';
import { materialCenterCalls } from './calls/material-center.ts';
import { materialEditorCalls } from './calls/material-editor.ts';
import { mediaCalls } from './calls/media.ts';
import { membershipDeskCalls } from './calls/membership-desk.ts';
import { membershipCalls } from './calls/membership.ts';
import { musicCalls } from './calls/music.ts';
import { musicDeskCalls, musicTagDeskCalls } from './calls/music-desk.ts';
import { musicIntakeCalls } from './calls/music-intake.ts';
import { officeCalls } from './calls/office.ts';
import { orderCalls } from './calls/orders.ts';
import { originalCalls } from './calls/originals.ts';
import { originalDeskCalls } from './calls/originals-desk.ts';
import { packageCalls } from './calls/packages.ts';
import { packageDeskCalls } from './calls/packages-desk.ts';
import { paymentCalls } from './calls/payments.ts';
import { payoutDeskCalls } from './calls/payouts.ts';
import { playlistDeskCalls } from './calls/playlists-desk.ts';
import { policyCalls, policyDeskCalls } from './calls/policies.ts';
import { priceCalls } from './calls/prices.ts';
import { priceDeskCalls } from './calls/prices-desk.ts';
import { programCalls } from './calls/programs.ts';
import { projectCalls } from './calls/projects.ts';
import { projectDeskCalls } from './calls/projects-desk.ts';
import { realNameCalls, realNameDeskCalls } from './calls/real-name.ts';
import { redirectCalls, redirectDeskCalls } from './calls/redirects.ts';
import { reviewCalls } from './calls/review.ts';
import { salesDeskCalls } from './calls/sales-desk.ts';
import { searchQualityCalls } from './calls/search-quality.ts';
import { searchCalls } from './calls/search.ts';
import { searchDeskCalls } from './calls/search-desk.ts';
import { contractDeskCalls } from './calls/contracts.ts';
import { shareCalls, shareDeskCalls } from './calls/shares.ts';
import { statementCalls } from './calls/statements.ts';
import { statementDeskCalls } from './calls/statements-desk.ts';
import { stockOfferCalls } from './calls/stock-offers.ts';
import { topicDeskCalls } from './calls/topics-desk.ts';
import { trackingCalls } from './calls/tracking.ts';
import { soundUploadCalls, uploadCalls } from './calls/uploads.ts';
import { userCalls } from './calls/users.ts';
import { webhookCalls } from './calls/webhooks.ts';

/** Every call of the product. The server needs a handler for each; a page imports only the part that it uses. */
export const contract = {
  accounts: accountCalls,
  agreements: agreementCalls,
  agreementsDesk: agreementDeskCalls,
  applications: applicationCalls,
  applicationsDesk: applicationDeskCalls,
  entries: entryCalls,
  entriesDesk: entryDeskCalls,
  audit: auditCalls,
  awards: awardCalls,
  awardsDesk: awardDeskCalls,
  bank: bankCalls,
  bankDesk: bankDeskCalls,
  boards: boardCalls,
  bookmarks: bookmarkCalls,
  cart: cartCalls,
  catalogue: catalogueCalls,
  catalogueDesk: catalogueDeskCalls,
  categoriesDesk: categoryDeskCalls,
  companies: companyCalls,
  companiesDesk: companyDeskCalls,
  companySpend: companySpendCalls,
  content: contentCalls,
  contentDesk: contentDeskCalls,
  contentPictures: contentPictureCalls,
  contests: contestCalls,
  contestPages: contestPageCalls,
  contestsDesk: contestDeskCalls,
  demo: demoCalls,
  earnings: earningsCalls,
  feedback: feedbackCalls,
  financeDesk: financeDeskCalls,
  following: followingCalls,
  gallery: galleryCalls,
  holidays: holidayCalls,
  homeContent: homeContentCalls,
  hotWordsDesk: hotWordDeskCalls,
  invoices: invoiceCalls,
  invoicesDesk: invoiceDeskCalls,
  jobs: jobCalls,
  keys: keyCalls,
  judging: judgingCalls,
  judgingDesk: judgingDeskCalls,
  licences: licenceCalls,
  licencesDesk: licenceDeskCalls,
  licensees: licenseeCalls,
  mailbox: mailboxCalls,
  materialCenter: materialCenterCalls,
  materialEditor: materialEditorCalls,
  media: mediaCalls,
  membership: membershipCalls,
  membershipDesk: membershipDeskCalls,
  music: musicCalls,
  musicDesk: musicDeskCalls,
  musicIntake: musicIntakeCalls,
  musicTagsDesk: musicTagDeskCalls,
  office: officeCalls,
  orders: orderCalls,
  originals: originalCalls,
  originalsDesk: originalDeskCalls,
  packages: packageCalls,
  packagesDesk: packageDeskCalls,
  payments: paymentCalls,
  payoutsDesk: payoutDeskCalls,
  playlistsDesk: playlistDeskCalls,
  policies: policyCalls,
  policiesDesk: policyDeskCalls,
  prices: priceCalls,
  pricesDesk: priceDeskCalls,
  programs: programCalls,
  projects: projectCalls,
  projectsDesk: projectDeskCalls,
  realNames: realNameCalls,
  realNamesDesk: realNameDeskCalls,
  redirects: redirectCalls,
  redirectsDesk: redirectDeskCalls,
  review: reviewCalls,
  salesDesk: salesDeskCalls,
  search: searchCalls,
  searchDesk: searchDeskCalls,
  searchQuality: searchQualityCalls,
  contractsDesk: contractDeskCalls,
  shares: shareCalls,
  sharesDesk: shareDeskCalls,
  soundUploads: soundUploadCalls,
  statements: statementCalls,
  statementsDesk: statementDeskCalls,
  stockOffers: stockOfferCalls,
  topicsDesk: topicDeskCalls,
  tracking: trackingCalls,
  uploads: uploadCalls,
  users: userCalls,
  webhooks: webhookCalls,
};

export type Contract = typeof contract;
