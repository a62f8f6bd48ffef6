import { clockInChina, dayInChina, startOfDayInChina } from '#contract/domain/china-time.ts';
import type { PaymentWay } from '#contract/domain/payment.ts';
import type { Context } from '../../context.ts';
import { currentTime } from '../../platform/database/database.ts';

/** The start of a day in China; undefined when the day has not begun there. */
export async function dayInPast(ctx: Context, day: string): Promise<Date | undefined> {
  const begins = startOfDayInChina(day);
  return begins <= (await currentTime(ctx.db)) ? begins : undefined;
}

/** 2026-01-31 09:30 */
export const minuteInChina = (at: Date) => clockInChina(at).slice(0, 16);

/** The time of a payment; for a transfer only the date is known. */
export function paidInChina(way: PaymentWay, at: Date): string {
  return way === 'transfer' ? dayInChina(at) : minuteInChina(at);
}
