import { useTranslation } from 'react-i18next';
import { changeLanguage, useLanguage } from '../lib/language.ts';
import { toast } from '../ui/toast.ts';
import classes from './language-toggle.module.css';

/** Shows both languages and changes to the other one. */
export function LanguageToggle() {
  const { t } = useTranslation();
  const language = useLanguage();
  const change = () => {
    changeLanguage(language === 'zh' ? 'en' : 'zh').catch(() =>
      toast(
        t(($) => $.header.languageFailed),
        'failed',
      ),
    );
  };
  return (
    <button
      type="button"
      className={classes.toggle}
      aria-label={`中 / EN, ${t(($) => $.header.language)}`}
      onClick={change}
    >
      <span data-on={language === 'zh'}>中</span>
      <span aria-hidden="true" className={classes.slash}>
        /
      </span>
      <span data-on={language === 'en'}>EN</span>
    </button>
  );
}
