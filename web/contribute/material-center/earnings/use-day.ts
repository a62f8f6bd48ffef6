import { dayInChina } from '#contract/domain/china-time.ts';
import { formatDay } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';

/** The day in China of an instant, or a day as it is, in the reader's language. */
export function useDay(): (at: string) => string {
  const language = useLanguage();
  return (at) => formatDay(dayInChina(new Date(at)), language);
}
