import { lazy, type ComponentType } from 'react';
import { loadScreen } from '../lib/load-screen.ts';
import type { DeskName } from './desks.ts';

function screen(load: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => ({ default: await loadScreen(load) }));
}

/** The screen of every desk; its code loads when somebody sits down at it. */
export const SCREENS: Record<DeskName, ComponentType> = {
  overview: screen(async () => (await import('./overview/overview.tsx')).Overview),
  users: screen(async () => (await import('./users/users.tsx')).Users),
  media: screen(async () => (await import('./media/media.tsx')).Media),
  review: screen(async () => (await import('./review/review.tsx')).Review),
  sales: screen(async () => (await import('./sales/sales.tsx')).Sales),
  finance: screen(async () => (await import('./finance/finance.tsx')).Finance),
  licences: screen(async () => (await import('./licences/licences.tsx')).Licences),
  prices: screen(async () => (await import('./prices/prices.tsx')).Prices),
  holidays: screen(async () => (await import('./holidays/holidays.tsx')).Holidays),
  catalogue: screen(async () => (await import('./catalogue/catalogue.tsx')).Catalogue),
  topics: screen(async () => (await import('./topics/topics.tsx')).Topics),
  hotWords: screen(async () => (await import('./hot-words/hot-words.tsx')).HotWords),
  categories: screen(async () => (await import('./categories/categories.tsx')).Categories),
  search: screen(async () => (await import('./search/search.tsx')).Search),
  jobs: screen(async () => (await import('./jobs/jobs.tsx')).Jobs),
  audit: screen(async () => (await import('./audit/audit.tsx')).Audit),
  mailbox: screen(async () => (await import('./mailbox/mailbox.tsx')).Mailbox),
  feedback: screen(async () => (await import('./feedback/feedback.tsx')).Feedback),
};
