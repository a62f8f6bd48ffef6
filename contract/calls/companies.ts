import * as z from 'zod/mini';
import { id, instant, line, listOf, nothing, oneLine, paging, post } from '../call.ts';
import { COMPANY_LIMITS, COMPANY_ROLES, COMPANY_STATES, LIMIT_KINDS } from '../domain/company.ts';
import { MOST_FEN } from '../domain/money.ts';
import { isCreditCode, namesOneParty } from '../domain/order.ts';
import { ORDER_READERS, SALES } from '../domain/roles.ts';
import { referenceRules } from '../references.ts';
import { lastDays } from '../period.ts';

const state = z.enum(COMPANY_STATES);
const companyRole = z.enum(COMPANY_ROLES);

const company = z.object({
  customerId: id,
  name: z.string(),
  creditCode: z.string(),
  state,
  /** What staff said when they rejected or closed it. */
  words: z.string(),
  appliedAt: instant,
  dueAt: instant,
  decidedAt: z.nullable(instant),
});

const standing = z.object({
  /** The company that the caller belongs to or has applied for; null without one. */
  company: z.nullable(
    z.object({
      ...company.shape,
      role: companyRole,
      /** Orders above it wait for a colleague; null: none does. */
      approveAboveFen: z.nullable(z.int()),
      /** Which references its orders carry. */
      references: referenceRules,
    }),
  ),
});
export type CompanyStanding = z.output<typeof standing>;
export type OwnCompany = NonNullable<CompanyStanding['company']>;

const fen = z.int().check(z.gte(0), z.lte(MOST_FEN));
const limit = z.strictObject({ kind: z.enum(LIMIT_KINDS), limitFen: fen });

const member = z.object({
  userId: id,
  nickname: z.string(),
  account: z.string(),
  role: companyRole,
  since: z.nullable(instant),
  /** What they may order without a colleague, and how much of it is used; null: no limit. */
  limit: z.nullable(z.object({ ...limit.shape, usedFen: z.int() })),
  /** It is the caller. */
  me: z.boolean(),
});
export type CompanyMember = z.output<typeof member>;

const invite = z.object({ id, email: z.string(), role: companyRole, by: z.string(), expiresAt: instant });
export type CompanyInvite = z.output<typeof invite>;

const people = z.object({
  members: z.array(member),
  /** Open invitations; empty unless the caller is an administrator. */
  invites: z.array(invite),
});
export type CompanyPeople = z.output<typeof people>;

const token = z.string().check(z.minLength(1), z.maxLength(100));

/** A JPEG or PNG in base64. */
const picture = z
  .string()
  .check(
    z.minLength(1),
    z.maxLength(Math.ceil(COMPANY_LIMITS.pictureBytes / 3) * 4),
    z.regex(/^[A-Za-z0-9+/]+={0,2}$/),
  );

export const companyCalls = {
  mine: post('/company/mine', {
    who: 'member',
    summary: 'The company that the caller belongs to or has applied for',
    input: nothing,
    output: standing,
  }),
  apply: post('/company/apply', {
    who: 'member',
    summary: 'Apply for a company account, or again after a rejection; the caller becomes its administrator',
    input: z.strictObject({
      name: oneLine(1, COMPANY_LIMITS.name).check(z.refine(namesOneParty, { error: 'one-name' })),
      creditCode: z.pipe(
        z.string().check(z.trim(), z.toUpperCase()),
        z.string().check(z.refine(isCreditCode, { error: 'invalid' })),
      ),
      licence: picture,
    }),
    output: standing,
  }),
  withdraw: post('/company/withdraw', {
    who: 'member',
    summary: 'Take back an application that is not approved',
    input: nothing,
    output: standing,
  }),
  people: post('/company/people', {
    who: 'member',
    summary: 'Members of the caller’s company, and its open invitations',
    input: nothing,
    output: people,
  }),
  invite: post('/company/invite', {
    who: 'member',
    summary: 'Invite somebody by email; the link is good for seven days and once',
    input: z.strictObject({ email: line(1, 200), role: companyRole }),
    output: people,
  }),
  withdrawInvite: post('/company/withdrawInvite', {
    who: 'member',
    summary: 'End an invitation of the caller’s company',
    input: z.strictObject({ id }),
    output: people,
  }),
  readInvite: post('/company/readInvite', {
    who: 'member',
    summary: 'Which company an invitation to the caller is for; reading it uses nothing up',
    input: z.strictObject({ token }),
    output: z.object({ company: z.string(), role: companyRole, by: z.string() }),
  }),
  acceptInvite: post('/company/acceptInvite', {
    who: 'member',
    summary: 'Join a company by an invitation to the caller’s email address',
    input: z.strictObject({ token }),
    output: standing,
  }),
  setRole: post('/company/setRole', {
    who: 'member',
    summary: 'Change what a member of the caller’s company may do; the last administrator stays one',
    input: z.strictObject({ userId: id, role: companyRole }),
    output: people,
  }),
  remove: post('/company/remove', {
    who: 'member',
    summary: 'Remove a member from the caller’s company, who loses everything that it bought at once',
    input: z.strictObject({ userId: id }),
    output: people,
  }),
  setLimit: post('/company/setLimit', {
    who: 'member',
    summary: 'Limit what a member of the caller’s company orders without a colleague’s approval',
    input: z.strictObject({ userId: id, limit: z.nullable(limit) }),
    output: people,
  }),
  setApproveAbove: post('/company/setApproveAbove', {
    who: 'member',
    summary: 'Set the amount above which orders of the caller’s company wait for a colleague’s approval',
    input: z.strictObject({ fen: z.nullable(fen) }),
    output: standing,
  }),
  setReferences: post('/company/setReferences', {
    who: 'member',
    summary: 'Say which references orders of the caller’s company carry, and which of them are compulsory',
    input: referenceRules,
    output: standing,
  }),
  leave: post('/company/leave', {
    who: 'member',
    summary: 'Leave the company; the last administrator cannot',
    input: nothing,
    output: standing,
  }),
};

export const COMPANY_VIEWS = ['queue', 'open', 'rejected', 'closed'] as const;
export type CompanyView = (typeof COMPANY_VIEWS)[number];

const row = z.object({
  ...company.shape,
  /** Who applied; null when the account is gone. */
  applicant: z.nullable(z.string()),
  overdue: z.boolean(),
  members: z.int(),
  decidedBy: z.nullable(z.string()),
});
export type CompanyRow = z.output<typeof row>;

const detail = z.object({
  ...row.shape,
  hasLicence: z.boolean(),
  people: z.array(z.object({ userId: id, nickname: z.string(), account: z.string(), role: companyRole })),
  /** Another open company has the same credit code. */
  same: z.nullable(z.object({ customerId: id, name: z.string() })),
});
export type CompanyDetail = z.output<typeof detail>;

const one = z.strictObject({ customerId: id });
const changed = z.object({ company: detail });
const words = line(1, COMPANY_LIMITS.words);

export const companyDeskCalls = {
  summary: post('/office/company/summary', {
    who: ORDER_READERS,
    summary: 'How many companies there are in each list, and how many applications are late',
    input: nothing,
    output: z.object({ queue: z.int(), overdue: z.int(), open: z.int(), rejected: z.int(), closed: z.int() }),
  }),
  figures: post('/office/company/figures', {
    who: ORDER_READERS,
    summary: 'What companies paid in the last days, by their orders and from their projects',
    input: lastDays,
    output: z.object({ infos: z.array(z.object({ day: z.iso.date(), ordersFen: z.int(), projectsFen: z.int() })) }),
  }),
  list: post('/office/company/list', {
    who: ORDER_READERS,
    summary: 'Companies; those that wait by deadline, others newest first',
    input: z.strictObject({
      view: z._default(z.enum(COMPANY_VIEWS), 'queue'),
      keyword: z._default(line(0, 60), ''),
      ...paging,
    }),
    output: listOf(row),
  }),
  detail: post('/office/company/detail', {
    who: ORDER_READERS,
    summary: 'One company with its members',
    input: one,
    output: changed,
  }),
  licence: post('/office/company/licence', {
    who: SALES,
    summary: 'A link to the picture of its business licence, good for ten minutes',
    input: one,
    output: z.object({ url: z.string() }),
  }),
  open: post('/office/company/open', {
    who: SALES,
    summary: 'Open a company that has applied or was closed',
    input: one,
    output: changed,
  }),
  reject: post('/office/company/reject', {
    who: SALES,
    summary: 'Reject an application with a reason; the applicant may apply again',
    input: z.strictObject({ customerId: id, words }),
    output: changed,
  }),
  close: post('/office/company/close', {
    who: SALES,
    summary: 'Close a company with a reason; its members lose everything that it bought at once',
    input: z.strictObject({ customerId: id, words }),
    output: changed,
  }),
};
