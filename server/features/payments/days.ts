import type { PaymentWay } from '#contract/domain/payment.ts';
import type { Context } from '../../context.ts';
import { currentTime } from '../../platform/database/database.ts';

/** The beginning of a day in China; nothing when the day has not begun there. */
export async function dayInPast(ctx: Context, day: string): Promise<Date | undefined> {
  const begins = new Date(`${day}T00:00:00+08:00`);
  return begins <= (await currentTime(ctx.db)) ? begins : undefined;
}

/** A time as on a clock in China: 2026-01-31 09:30. */
export function inChina(at: Date): string {
  return new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
}

/** When money came; of a transfer only the day is known. */
export function paidInChina(way: PaymentWay, at: Date): string {
  return way === 'transfer' ? inChina(at).slice(0, 10) : inChina(at);
}
