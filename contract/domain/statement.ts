import { dayInChina, startOfDayInChina } from './china-time.ts';

/** `to-confirm` waits for the photographer, `rejected` is disputed, `invalid` was replaced by a newer version. */
export const STATEMENT_STATES = ['to-confirm', 'generated', 'rejected', 'remitted', 'invalid'] as const;
export type StatementState = (typeof STATEMENT_STATES)[number];
export type StatementActor = 'photographer' | 'finance' | 'system';

const MOVES: Record<StatementState, Partial<Record<StatementState, readonly StatementActor[]>>> = {
  'to-confirm': { generated: ['photographer', 'system'], rejected: ['photographer'] },
  generated: { remitted: ['finance'] },
  rejected: { invalid: ['finance'] },
  // The bank sent the money back.
  remitted: { generated: ['finance'] },
  invalid: {},
};

export function mayMoveStatement(from: StatementState, to: StatementState, by: StatementActor): boolean {
  return MOVES[from][to]?.includes(by) ?? false;
}

/** Day of the month after a quarter on which its statements are made. */
const STATEMENT_DAY = 10;
/** Days in which a photographer may dispute a statement; then it counts as confirmed. */
export const CONFIRM_DAYS = 15;
/** Characters of a dispute and of its answer. */
export const DISPUTE_LENGTH = 500;
/** Largest invoice of a company, as PDF. */
export const INVOICE_BYTES = 700_000;
/** Lines that may be disputed at once. */
export const MOST_DISPUTED = 100;

/** The calendar quarter of a day, 2026-01-31: 2026-Q1. */
export function quarterOf(day: string): string {
  return `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
}

/** First day of a quarter, and of the one after it. */
export function daysOfQuarter(quarter: string): { first: string; next: string } {
  const [year, number] = [Number(quarter.slice(0, 4)), Number(quarter.slice(6))];
  const dayOf = (months: number) => new Date(Date.UTC(year, months, 1)).toISOString().slice(0, 10);
  return { first: dayOf(number * 3 - 3), next: dayOf(number * 3) };
}

/** The day on which the next statements are made, in China. */
export function nextStatementDay(now: Date): string {
  const { next } = daysOfQuarter(quarterDue(now));
  return `${daysOfQuarter(quarterOf(next)).next.slice(0, 8)}${STATEMENT_DAY}`;
}

/** The newest quarter whose statements are due, in China. */
export function quarterDue(now: Date): string {
  // On the day before, this still lies in the quarter that has just ended.
  const within = dayInChina(now, 1 - STATEMENT_DAY);
  const { first } = daysOfQuarter(quarterOf(within));
  return quarterOf(dayInChina(startOfDayInChina(first), -1));
}
