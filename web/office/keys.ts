import { keepPreviousData } from '@tanstack/react-query';
import { CallError } from '../lib/api.ts';

/** What a change can make stale. */
export const KEYS = {
  users: ['office', 'users'],
  user: ['office', 'user'],
  media: ['office', 'media'],
  demo: ['office', 'demo'],
  materials: ['office', 'materials'],
  reviews: ['office', 'reviews'],
  topics: ['office', 'topics'],
  hotWords: ['office', 'hot-words'],
  categories: ['office', 'categories'],
  search: ['office', 'search'],
  jobs: ['office', 'jobs'],
  /** One thing that moves moves all three: an order is quoted, paid, licensed. */
  trade: ['office', 'trade'],
  audit: ['office', 'audit'],
  messages: ['office', 'messages'],
  feedback: ['office', 'feedback'],
} as const;

// Staff act on what they see, so it may be old for a moment only; the page before stays until the next one is here.
export const fresh = { staleTime: 3_000, placeholderData: keepPreviousData };

/** Null for what does not exist. */
export function orNull(error: unknown): null {
  if (error instanceof CallError && error.problem === 'not-found') return null;
  throw error;
}
