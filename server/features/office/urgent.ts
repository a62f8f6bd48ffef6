import { URGENT_THINGS, type Urgency, type Urgent, type UrgentThing } from '#contract/calls/office.ts';
import { CATALOGUE_EDITORS, COORDINATORS, FINANCE, REVIEWERS, SALES, type StaffRole } from '#contract/domain/roles.ts';
import type { MemberContext } from '../../context.ts';
import { currentTime, type Database } from '../../platform/database/database.ts';
import type { Waiting } from '../../platform/database/waiting-count.ts';
import { lateApplications, waitingApplications } from '../applications/applications.ts';
import { askedUnlocks, lateAccounts, waitingAccounts } from '../bank/bank.ts';
import { openReports } from '../catalogue/catalogue.ts';
import { lateCompanies, waitingCompanies } from '../companies/companies.ts';
import { waitingEntries } from '../entries/entries.ts';
import { poorRatings } from '../feedback/feedback.ts';
import { failedJobs } from '../jobs/jobs.ts';
import { failedInvoices, lateInvoices, waitingInvoices } from '../invoices/invoices.ts';
import { openCorrections } from '../licences/licences.ts';
import { failedRuns } from '../media/media.ts';
import { lateQuotes, quotesDue } from '../orders/orders.ts';
import { failedRefunds, refundRequests, refundsDue, transfersToConfirm } from '../payments/payments.ts';
import { batchesToRelease } from '../payouts/payouts.ts';
import { lateRealNames, waitingRealNames } from '../real-name/real-name.ts';
import { lateReviews, openAppeals } from '../review/review.ts';
import { openDisputes, statementsToRemit } from '../statements/statements.ts';

interface Source {
  urgency: Urgency;
  /** Roles that can deal with it, not all that may see it. */
  roles: readonly StaffRole[];
  read: (db: Database) => Promise<Waiting>;
}

const SOURCES: Record<UrgentThing, Source> = {
  lateQuotes: { urgency: 'late', roles: SALES, read: lateQuotes },
  lateReviews: { urgency: 'late', roles: REVIEWERS, read: lateReviews },
  lateApplications: { urgency: 'late', roles: REVIEWERS, read: lateApplications },
  lateRealNames: { urgency: 'late', roles: FINANCE, read: lateRealNames },
  lateBankAccounts: { urgency: 'late', roles: FINANCE, read: lateAccounts },
  lateInvoices: { urgency: 'late', roles: FINANCE, read: lateInvoices },
  lateCompanies: { urgency: 'late', roles: SALES, read: lateCompanies },
  failedRefunds: { urgency: 'failed', roles: FINANCE, read: failedRefunds },
  failedInvoices: { urgency: 'failed', roles: FINANCE, read: failedInvoices },
  failedJobs: { urgency: 'failed', roles: ['admin'], read: failedJobs },
  failedMedia: { urgency: 'failed', roles: ['admin', 'reviewer'], read: failedRuns },
  transfers: { urgency: 'waiting', roles: FINANCE, read: transfersToConfirm },
  refundRequests: { urgency: 'waiting', roles: FINANCE, read: refundRequests },
  refundsDue: { urgency: 'waiting', roles: FINANCE, read: refundsDue },
  invoices: { urgency: 'waiting', roles: FINANCE, read: waitingInvoices },
  disputes: { urgency: 'waiting', roles: FINANCE, read: openDisputes },
  payouts: { urgency: 'waiting', roles: FINANCE, read: statementsToRemit },
  payoutReleases: { urgency: 'waiting', roles: FINANCE, read: batchesToRelease },
  quotesDue: { urgency: 'waiting', roles: SALES, read: quotesDue },
  appeals: { urgency: 'waiting', roles: REVIEWERS, read: openAppeals },
  applications: { urgency: 'waiting', roles: REVIEWERS, read: waitingApplications },
  entries: { urgency: 'waiting', roles: COORDINATORS, read: waitingEntries },
  realNames: { urgency: 'waiting', roles: FINANCE, read: waitingRealNames },
  bankAccounts: { urgency: 'waiting', roles: FINANCE, read: waitingAccounts },
  bankUnlocks: { urgency: 'waiting', roles: FINANCE, read: askedUnlocks },
  companies: { urgency: 'waiting', roles: SALES, read: waitingCompanies },
  corrections: { urgency: 'waiting', roles: SALES, read: openCorrections },
  reports: { urgency: 'waiting', roles: CATALOGUE_EDITORS, read: openReports },
  poorRatings: { urgency: 'waiting', roles: ['admin', 'editor'], read: poorRatings },
};

/** What waits at the desks of the caller, in the order of the contract. */
export async function listUrgent(ctx: MemberContext): Promise<{ infos: Urgent[] }> {
  const own = URGENT_THINGS.filter((thing) => SOURCES[thing].roles.some((role) => ctx.actor.roles.includes(role)));
  const read = await Promise.all(own.map((thing) => readUrgent(ctx.db, thing)));
  return { infos: read.flat() };
}

async function readUrgent(db: Database, thing: UrgentThing): Promise<Urgent[]> {
  const { urgency, read } = SOURCES[thing];
  const { count, since } = await read(db);
  return since === null ? [] : [{ thing, urgency, count, since: since.toISOString() }];
}

/** Everything that waits at any desk, also what nothing waits for; for those who look after the product. */
export async function readAllUrgent(db: Database) {
  const now = await currentTime(db);
  return await Promise.all(
    URGENT_THINGS.map(async (thing) => {
      const { urgency, read } = SOURCES[thing];
      const { count, since } = await read(db);
      return { thing, urgency, count, seconds: since === null ? 0 : Math.max(0, (+now - +since) / 1000) };
    }),
  );
}
