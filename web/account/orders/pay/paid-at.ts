import { dayInChina } from '#contract/domain/china-time.ts';
import type { Language } from '#contract/domain/language.ts';
import type { PaymentWay } from '#contract/domain/payment.ts';
import { formatDay, formatDateTime } from '../../../lib/format.ts';

/** The time of a payment; of a transfer only the day is known, in China. */
export function paidAtWords(way: PaymentWay, at: string, language: Language): string {
  if (way !== 'transfer') return formatDateTime(at, language);
  return formatDay(dayInChina(Date.parse(at)), language);
}
