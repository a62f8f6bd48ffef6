/** How a company stands; only an open one buys, reads and has members who do. */
export const COMPANY_STATUS = { applied: 0, open: 1, rejected: 2, closed: 3 } as const;
export const COMPANY_STATES = ['applied', 'open', 'rejected', 'closed'] as const;
export type CompanyState = (typeof COMPANY_STATES)[number];

export type CompanyActor = 'applicant' | 'sales';

/** Every change of a company's state, and who may make it. */
const TRANSITIONS: readonly { from: CompanyState; to: CompanyState; by: CompanyActor }[] = [
  { from: 'applied', to: 'open', by: 'sales' },
  { from: 'applied', to: 'rejected', by: 'sales' },
  { from: 'rejected', to: 'applied', by: 'applicant' },
  { from: 'applied', to: 'closed', by: 'applicant' },
  { from: 'rejected', to: 'closed', by: 'applicant' },
  { from: 'open', to: 'closed', by: 'sales' },
  { from: 'closed', to: 'open', by: 'sales' },
];

export function mayMoveCompany(from: CompanyState, to: CompanyState, by: CompanyActor): boolean {
  return TRANSITIONS.some((one) => one.from === from && one.to === to && one.by === by);
}

/** Roles in a company; all of them read everything that it bought. */
export const COMPANY_ROLES = ['admin', 'buyer', 'approver', 'viewer'] as const;
export type CompanyRole = (typeof COMPANY_ROLES)[number];

/** Places orders and pays them. */
export const mayBuy = (role: CompanyRole): boolean => role === 'admin' || role === 'buyer';
/** Approves what others want to buy. */
export const mayApprove = (role: CompanyRole): boolean => role === 'admin' || role === 'approver';

/** A limit for each month, or for all time from when it was set. */
export const LIMIT_KINDS = ['monthly', 'fixed'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

export const COMPANY_LIMITS = {
  name: 100,
  words: 500,
  /** Most bytes of the picture of a business licence as it is sent. */
  pictureBytes: 700_000,
  inviteDays: 7,
  /** Open invitations and members of one company. */
  invites: 100,
  members: 500,
  /** Working days within which an application is decided. */
  decisionDays: 2,
} as const;
