import type { PriceKind } from './prices.ts';

/** How a project stands; the numbers are those of the session. */
export const PROJECT_STATUS = { running: 1, ended: 2 } as const;

/** Kinds that projects take from the download list. */
export const SKU_KINDS = ['video', 'photo'] as const satisfies readonly PriceKind[];
export type SkuKind = (typeof SKU_KINDS)[number];

export const SKU_STATES = ['open', 'used-up', 'ended'] as const;
export type SkuState = (typeof SKU_STATES)[number];

export const PROJECT_LIMITS = {
  name: 100,
  branch: 40,
  words: 500,
  /** Projects of a company, and SKUs of a project. */
  projects: 50,
  skus: 100,
  quota: 100_000,
  /** Years from today within which the last day of a SKU lies. */
  years: 5,
  /** Materials on the download list of a project, and most that are taken at once. */
  gathered: 1000,
  lines: 300,
  /** Administrators are told when no more than this part of a quota is left, and so many days before the end. */
  lowPercent: 20,
  endDays: 30,
} as const;

interface Counted {
  quota: number;
  used: number;
}

/** What stands against taking from a SKU; days as YYYY-MM-DD, the last day included. */
export function skuStateOf({ quota, used, endsOn }: Counted & { endsOn: string }, today: string): SkuState {
  if (endsOn < today) return 'ended';
  return used < quota ? 'open' : 'used-up';
}

/** Whether so little of a quota is left that its administrators should know. */
export function isLow({ quota, used }: Counted): boolean {
  return (quota - used) * 100 <= quota * PROJECT_LIMITS.lowPercent;
}
