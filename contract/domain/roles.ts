/** Type of an account on the public site. */
export const GID = { buyer: 1, photographer: 2, materialManager: 35 } as const;
export type Gid = (typeof GID)[keyof typeof GID];

/** What a photographer has to do about the agreement: nothing, agree or reject, or read a notice. */
export const SIGN_FLAG = { none: 0, consent: 2, notice: 3 } as const;

/** Roles in the office, beside the gid. */
export const STAFF_ROLES = ['reviewer', 'sales', 'finance', 'editor', 'coordinator', 'admin'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Roles that may see the whole catalogue, and those that may change it. */
export const CATALOGUE_READERS = ['admin', 'editor', 'reviewer'] as const satisfies StaffRole[];
export const CATALOGUE_EDITORS = ['admin', 'editor'] as const satisfies StaffRole[];
/** Roles that decide what goes on sale. */
export const REVIEWERS = ['admin', 'reviewer'] as const satisfies StaffRole[];
/** Roles that quote and talk with buyers, that handle money, and that may see orders at all. */
export const SALES = ['admin', 'sales'] as const satisfies StaffRole[];
export const FINANCE = ['admin', 'finance'] as const satisfies StaffRole[];
export const ORDER_READERS = ['admin', 'finance', 'sales'] as const satisfies StaffRole[];
/** Roles that run contests. */
export const COORDINATORS = ['admin', 'coordinator'] as const satisfies StaffRole[];

/** Only photographers and material managers have the Material Center. */
export function hasMaterialCenter(gid: number): boolean {
  return gid === GID.photographer || gid === GID.materialManager;
}

export interface CompanyStanding {
  customerId: number | null;
  customerStatus: number | null;
  customerType: number | null;
  projectId: number | null;
  projectStatus: number | null;
}

/** A member of an active company. */
export function isCustomer({ customerId, customerStatus, customerType }: CompanyStanding): boolean {
  return customerId !== null && customerStatus === 1 && customerType === 1;
}

/** Only an active company customer with an active project downloads from a list instead of ordering. */
export function hasDownloadList(standing: CompanyStanding): boolean {
  return isCustomer(standing) && standing.projectId !== null && standing.projectStatus === 1;
}
