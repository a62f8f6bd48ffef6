import { inLanguage } from '#contract/domain/language.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';

interface Titled {
  titleZh: string;
  titleEn: string;
}

/** A work's title in the reader's language, else in the other one. */
export function useTitle(): (work: Titled) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return ({ titleZh, titleEn }) => inLanguage(language, titleZh, titleEn) || t(($) => $.center.untitled);
}
