import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';

interface Titled {
  titleZh: string;
  titleEn: string;
}

/** Title of a material in the reader's language, and the other one if different. */
export function useTitles(): (material: Titled) => { title: string; second: string | undefined } {
  const { t } = useTranslation();
  const language = useLanguage();
  return ({ titleZh, titleEn }) => {
    const [own, other] = language === 'en' ? [titleEn, titleZh] : [titleZh, titleEn];
    const title = own || other || t(($) => $.office.catalogue.untitled);
    return { title, second: other && other !== title ? other : undefined };
  };
}
