import {
  IconArticle,
  IconBuildingBank,
  IconBuilding,
  IconCalendarEvent,
  IconCertificate,
  IconChecklist,
  IconCreditCard,
  IconCrown,
  IconFileCertificate,
  IconFileInvoice,
  IconFlame,
  IconHistory,
  IconId,
  IconInbox,
  IconLayoutDashboard,
  IconLibraryPhoto,
  IconListSearch,
  IconMessageStar,
  IconMovie,
  IconMusic,
  IconPhotoCheck,
  IconPlaylist,
  IconReceipt2,
  IconReceiptYuan,
  IconReport,
  IconSettingsAutomation,
  IconStack2,
  IconTags,
  IconTrophy,
  IconUserPlus,
  IconUsers,
  IconWallet,
} from '@tabler/icons-react';
import type { pages } from '#contract/domain/pages.ts';
import {
  CATALOGUE_EDITORS,
  CATALOGUE_READERS,
  COORDINATORS,
  FINANCE,
  ORDER_READERS,
  REVIEWERS,
  SALES,
  STAFF_ROLES,
  type StaffRole,
} from '#contract/domain/roles.ts';

export type DeskName =
  | 'overview'
  | 'users'
  | 'media'
  | 'review'
  | 'applications'
  | 'agreements'
  | 'realNames'
  | 'bankAccounts'
  | 'sales'
  | 'companies'
  | 'vip'
  | 'finance'
  | 'invoices'
  | 'statements'
  | 'payouts'
  | 'licences'
  | 'prices'
  | 'holidays'
  | 'catalogue'
  | 'music'
  | 'content'
  | 'contests'
  | 'entries'
  | 'topics'
  | 'playlists'
  | 'hotWords'
  | 'categories'
  | 'search'
  | 'jobs'
  | 'audit'
  | 'mailbox'
  | 'feedback';

export interface Desk {
  path: (typeof pages.office.paths)[number];
  icon: typeof IconUsers;
  /** Roles that may use the desk; the server checks the same on every call. */
  roles: readonly StaffRole[];
}

const admin = ['admin'] as const;

export const DESKS: Record<DeskName, Desk> = {
  overview: { path: '/office', icon: IconLayoutDashboard, roles: STAFF_ROLES },
  users: { path: '/office/users', icon: IconUsers, roles: admin },
  media: { path: '/office/media', icon: IconMovie, roles: ['admin', 'reviewer'] },
  review: { path: '/office/review', icon: IconChecklist, roles: REVIEWERS },
  applications: { path: '/office/applications', icon: IconUserPlus, roles: REVIEWERS },
  agreements: { path: '/office/agreements', icon: IconFileCertificate, roles: admin },
  realNames: { path: '/office/real-names', icon: IconId, roles: FINANCE },
  bankAccounts: { path: '/office/bank-accounts', icon: IconCreditCard, roles: FINANCE },
  sales: { path: '/office/sales', icon: IconReceipt2, roles: ORDER_READERS },
  companies: { path: '/office/companies', icon: IconBuilding, roles: ORDER_READERS },
  vip: { path: '/office/vip', icon: IconCrown, roles: ORDER_READERS },
  finance: { path: '/office/finance', icon: IconWallet, roles: FINANCE },
  invoices: { path: '/office/invoices', icon: IconFileInvoice, roles: FINANCE },
  statements: { path: '/office/statements', icon: IconReport, roles: FINANCE },
  payouts: { path: '/office/payouts', icon: IconBuildingBank, roles: FINANCE },
  licences: { path: '/office/licences', icon: IconCertificate, roles: ORDER_READERS },
  prices: { path: '/office/prices', icon: IconReceiptYuan, roles: SALES },
  holidays: { path: '/office/holidays', icon: IconCalendarEvent, roles: SALES },
  catalogue: { path: '/office/catalogue', icon: IconLibraryPhoto, roles: CATALOGUE_READERS },
  music: { path: '/office/music', icon: IconMusic, roles: CATALOGUE_EDITORS },
  content: { path: '/office/content', icon: IconArticle, roles: CATALOGUE_EDITORS },
  contests: { path: '/office/contests', icon: IconTrophy, roles: COORDINATORS },
  entries: { path: '/office/entries', icon: IconPhotoCheck, roles: COORDINATORS },
  topics: { path: '/office/topics', icon: IconStack2, roles: CATALOGUE_EDITORS },
  playlists: { path: '/office/playlists', icon: IconPlaylist, roles: CATALOGUE_EDITORS },
  hotWords: { path: '/office/words', icon: IconFlame, roles: CATALOGUE_EDITORS },
  categories: { path: '/office/categories', icon: IconTags, roles: CATALOGUE_EDITORS },
  search: { path: '/office/search', icon: IconListSearch, roles: CATALOGUE_EDITORS },
  jobs: { path: '/office/work', icon: IconSettingsAutomation, roles: admin },
  audit: { path: '/office/audit', icon: IconHistory, roles: admin },
  mailbox: { path: '/office/mailbox', icon: IconInbox, roles: admin },
  feedback: { path: '/office/feedback', icon: IconMessageStar, roles: ['admin', 'editor'] },
};

const NAMES = Object.keys(DESKS) as DeskName[];

export function mayUse(name: DeskName, roles: readonly StaffRole[]): boolean {
  return DESKS[name].roles.some((role) => roles.includes(role));
}

export function desksFor(roles: readonly StaffRole[]): DeskName[] {
  return NAMES.filter((name) => mayUse(name, roles));
}

/** The desk at an address, in any case and with or without a closing slash. */
export function deskAt(pathname: string): DeskName {
  const path = pathname.toLowerCase().replace(/\/$/, '');
  return NAMES.find((name) => DESKS[name].path === path) ?? 'overview';
}
