import * as z from 'zod/mini';
import { isDay } from './domain/editing.ts';
import { type DayPeriod, daysIn, LONGEST_PERIOD } from './domain/period.ts';

/** A day, 2026-01-31, in China. */
const day = z.string().check(z.refine(isDay, { error: 'invalid' }));

/** A period, whose two ends are included. */
export const days = { from: day, to: day };
export const inOrder = z.refine<DayPeriod>(({ from, to }) => from <= to, { error: 'invalid', path: ['to'] });
export const notTooLong = z.refine<DayPeriod>((period) => daysIn(period) <= LONGEST_PERIOD, {
  error: 'too-long',
  path: ['from'],
});
export const period = z.strictObject(days).check(inOrder, notTooLong);

/** How many days up to today the figures of a desk cover. */
export const lastDays = z.strictObject({ days: z._default(z.literal([30, 90, 365]), 30) });

/** A figure of the period, and of the same length of time before. */
export const compared = z.object({ now: z.int(), before: z.int() });
export type Compared = z.output<typeof compared>;
