import { useNavigate, useSearchParams } from 'react-router';
import { changeLanguage, useLanguage } from '../lib/language.ts';
import { keepLanguage } from '../lib/session.ts';
import { useTranslation } from '../lib/translation.ts';
import { toast } from '../ui/toast.ts';
import classes from './language-toggle.module.css';

/** Shows both languages and switches to the other one. */
export function LanguageToggle() {
  const { t } = useTranslation();
  const language = useLanguage();
  const forgetAsked = useForgetAsked();
  const change = async () => {
    const other = language === 'zh' ? 'en' : 'zh';
    try {
      await changeLanguage(other);
      forgetAsked();
      keepLanguage(other).catch(() => {});
    } catch {
      void toast(
        t(($) => $.header.languageFailed),
        'failed',
      );
    }
  };
  return (
    <button
      type="button"
      className={classes.toggle}
      aria-label={`中 / EN, ${t(($) => $.header.language)}`}
      onClick={() => void change()}
    >
      <span data-on={language === 'zh'}>中</span>
      <span aria-hidden="true" className={classes.slash}>
        /
      </span>
      <span data-on={language === 'en'}>EN</span>
    </button>
  );
}

/** Removes a language from the address, because it would override the choice at the next visit. */
function useForgetAsked(): () => void {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return () => {
    if (!query.has('lang')) return;
    const rest = new URLSearchParams(query);
    rest.delete('lang');
    void navigate({ search: rest.toString() }, { replace: true, preventScrollReset: true });
  };
}
