import { keepPreviousData } from '@tanstack/react-query';
import { CallError } from '../lib/api.ts';

/** Query keys of everything that a change can make stale. */
export const KEYS = {
  urgent: ['office', 'urgent'],
  find: ['office', 'find'],
  users: ['office', 'users'],
  user: ['office', 'user'],
  invites: ['office', 'invites'],
  media: ['office', 'media'],
  demo: ['office', 'demo'],
  materials: ['office', 'materials'],
  agreements: ['office', 'agreements'],
  policies: ['office', 'policies'],
  applications: ['office', 'applications'],
  companies: ['office', 'companies'],
  vip: ['office', 'vip'],
  bankAccounts: ['office', 'bank-accounts'],
  realNames: ['office', 'real-names'],
  reviews: ['office', 'reviews'],
  content: ['office', 'content'],
  contentPictures: ['office', 'content-pictures'],
  contests: ['office', 'contests'],
  entries: ['office', 'entries'],
  judging: ['office', 'judging'],
  redirects: ['office', 'redirects'],
  topics: ['office', 'topics'],
  playlists: ['office', 'playlists'],
  music: ['office', 'music'],
  musicTags: ['office', 'music-tags'],
  hotWords: ['office', 'hot-words'],
  categories: ['office', 'categories'],
  search: ['office', 'search'],
  jobs: ['office', 'jobs'],
  /** Covers orders, payments and licences, because they change together. */
  trade: ['office', 'trade'],
  invoices: ['office', 'invoices'],
  statements: ['office', 'statements'],
  payouts: ['office', 'payouts'],
  audit: ['office', 'audit'],
  messages: ['office', 'messages'],
  feedback: ['office', 'feedback'],
} as const;

// Short-lived, because staff act on what they see; the previous page stays until the next one has loaded.
export const fresh = { staleTime: 3_000, placeholderData: keepPreviousData };

/** Null for something that does not exist; throws any other error. */
export function orNull(error: unknown): null {
  if (error instanceof CallError && error.problem === 'not-found') return null;
  throw error;
}
