import * as z from 'zod/mini';
import { id, instant, line, nothing, post } from '../call.ts';
import { MATERIAL_STATES } from '../domain/material.ts';
import { MEDIA_KINDS } from '../domain/media.ts';
import { LICENCE_STANDINGS } from '../domain/licence.ts';
import { ORDER_STATES } from '../domain/order.ts';
import { STAFF_ROLES } from '../domain/roles.ts';

/** Work that waits for staff, the most urgent first: what is late, what failed, money, people, then the rest. */
export const URGENT_THINGS = [
  'lateQuotes',
  'lateReviews',
  'lateApplications',
  'lateRealNames',
  'lateBankAccounts',
  'lateInvoices',
  'lateCompanies',
  'failedRefunds',
  'failedInvoices',
  'failedJobs',
  'failedMedia',
  'transfers',
  'refundRequests',
  'refundsDue',
  'invoices',
  'disputes',
  'payouts',
  'payoutReleases',
  'quotesDue',
  'appeals',
  'applications',
  'entries',
  'realNames',
  'bankAccounts',
  'bankUnlocks',
  'companies',
  'corrections',
  'reports',
  'poorRatings',
] as const;
export type UrgentThing = (typeof URGENT_THINGS)[number];

/** A deadline has passed; something failed and waits for a person; or it waits for its turn. */
const urgency = z.enum(['late', 'failed', 'waiting']);
export type Urgency = z.output<typeof urgency>;

const urgent = z.object({
  thing: z.enum(URGENT_THINGS),
  urgency,
  count: z.int(),
  /** The first deadline, or else when the oldest began to wait. */
  since: instant,
});
export type Urgent = z.output<typeof urgent>;

/** The shortest text that is searched for; a single letter is in almost everything. */
export const OFFICE_FIND_FROM = 2;
/** Results of each kind. */
export const OFFICE_FOUND_UP_TO = 6;

const found = z.object({
  orders: z.array(z.object({ id, number: z.string(), licensee: z.string(), state: z.enum(ORDER_STATES) })),
  people: z.array(z.object({ id, name: z.string(), account: z.string(), closed: z.boolean() })),
  works: z.array(
    z.object({
      id,
      code: z.string(),
      title: z.string(),
      kind: z.enum(MEDIA_KINDS),
      state: z.enum(MATERIAL_STATES),
      thumbnail: z.nullable(z.string()),
    }),
  ),
  licences: z.array(
    z.object({ id, number: z.string(), licensee: z.string(), code: z.string(), standing: z.enum(LICENCE_STANDINGS) }),
  ),
});
export type OfficeFound = z.output<typeof found>;

export const officeCalls = {
  urgent: post('/office/urgent', {
    who: STAFF_ROLES,
    summary: 'What waits at the desks that the caller may use, the most urgent first',
    input: nothing,
    output: z.object({ infos: z.array(urgent) }),
  }),
  find: post('/office/find', {
    who: STAFF_ROLES,
    summary: 'Finds orders, people, works and licences, each for those who may open it',
    input: z.strictObject({ q: line(OFFICE_FIND_FROM, 60) }),
    output: found,
  }),
};
