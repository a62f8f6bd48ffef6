import type { Language } from '#contract/domain/language.ts';
import { useLanguage } from '../lib/language.ts';
import { useTranslation } from '../lib/translation.ts';
import classes from './other-language.module.css';

/** Says so where something is not in the reader's language; nothing where it is. */
export function OtherLanguage({ language }: { language: Language }) {
  const { t } = useTranslation();
  if (useLanguage() === language) return null;
  return <p className={classes.label}>{t(($) => $.common.onlyIn[language])}</p>;
}
