import { useState } from 'react';
import { dayInChina } from '#contract/domain/china-time.ts';
import type { DayPeriod } from '#contract/domain/period.ts';
import { addDays, addMonths, type Day } from '../../lib/days.ts';
import { type Address, dayAt } from '../table/use-address.ts';

/** `custom`: the two days in the address. */
export const SPANS = ['month', 'quarter', 'year', 'custom'] as const;
export type Span = (typeof SPANS)[number];

/** Months are whole ones, up to the current one, so that they can be compared. */
export function periodOf(span: Exclude<Span, 'custom'>, today: Day): DayPeriod {
  if (span === 'month') return { from: addDays(today, -29), to: today };
  const first = `${today.slice(0, 8)}01`;
  return { from: addMonths(first, span === 'quarter' ? -2 : -11), to: today };
}

/** The period that the address names; days in the wrong order are put right. */
export function usePeriod(address: Address): { span: Span; period: DayPeriod; today: Day } {
  const [today] = useState(() => dayInChina(Date.now()));
  const span = address.oneOf('span', SPANS) ?? 'year';
  const days = [dayAt(address, 'from'), dayAt(address, 'to')].filter((day) => day !== undefined).toSorted();
  const [from, to = from] = days;
  if (span !== 'custom') return { span, period: periodOf(span, today), today };
  return { span, period: from && to ? { from, to } : periodOf('year', today), today };
}
