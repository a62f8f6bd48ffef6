import { formatMoment } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';

/** Formats all days as days in China, as the certificate does. */
export function useDay(): (date: string) => string {
  const language = useLanguage();
  return (date) => formatMoment(date, 'day', language);
}
