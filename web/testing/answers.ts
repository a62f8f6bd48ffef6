import type { Board } from '#contract/calls/boards.ts';
import type { AnyItem } from '#contract/items.ts';
import type { OutputOf } from '#contract/call.ts';
import type { accountCalls } from '#contract/calls/accounts.ts';
import type { OwnCompany } from '#contract/calls/companies.ts';
import { type Answers, fine, type OutputAt } from './server.ts';

/** A board of the reader's own. */
export const ownBoard: Board = {
  id: 3,
  name: 'Sea',
  count: 2,
  covers: [],
  role: 'manage',
  owner: null,
  colleagues: 0,
  shareKey: null,
  clientsAnswer: false,
};

export const ownProfile = {
  nickname: 'Lin',
  email: 'lin@example.com',
  pendingEmail: null,
  mobile: null,
  hasPassword: true,
  language: 'en' as const,
  createdAt: '2026-01-01T00:00:00.000Z',
};

export const noCounts: OutputAt<'/home/preference'> = {
  videoBookmark: 0,
  photoBookmark: 0,
  musicBookmark: 0,
  musicEffectBookmark: 0,
  videoShopping: 0,
  photoShopping: 0,
};

/** Empty replies to what the frame around a page asks for. */
export const shellAnswers: Answers = {
  '/home/gameList': fine({ collectingGameCount: 0, infos: [], total: 0 }),
  '/home/preference': fine(noCounts),
};

/** The reply to a search, with all results on one page by default. */
export function found(infos: AnyItem[], more: Partial<OutputAt<'/search'>> = {}) {
  const help = { corrected: null, didYouMean: null, instead: null, related: [], otherTypes: [] };
  return fine<OutputAt<'/search'>>({ infos, total: infos.length, more: false, next: null, help, read: null, ...more });
}

/** A member without roles, as the server describes them. */
export const member: OutputOf<typeof accountCalls.session>['data'] = {
  verity: true,
  userId: 7,
  gid: 1,
  nickname: 'Lin',
  secondFactor: 'none',
  roles: [],
};

const at = '2026-11-17T08:00:00.000Z';
/** An open company, as its administrator sees it. */
export const ownCompany: OwnCompany = {
  customerId: 3,
  name: '远山科技有限公司',
  creditCode: '91350100M000100Y43',
  state: 'open',
  words: '',
  appliedAt: at,
  dueAt: at,
  decidedAt: at,
  role: 'admin',
  approveAboveFen: null,
  references: { poNumber: 'off', costCentre: 'off' },
};
