import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';

/** The number of works, as text. */
export function useCount(): (count: number) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return (count) => t(($) => $.browse.count, { count, number: new Intl.NumberFormat(language).format(count) });
}
