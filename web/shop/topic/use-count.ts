import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/language.ts';

/** How many works there are, in words. */
export function useCount(): (count: number) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return (count) =>
    count === 1
      ? t(($) => $.browse.countOne)
      : t(($) => $.browse.count, { number: new Intl.NumberFormat(language).format(count) });
}
