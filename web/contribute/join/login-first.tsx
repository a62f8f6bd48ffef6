import { useLocation } from 'react-router';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import classes from './wizard.module.css';

/** Asks a visitor to log in or register before a part that needs an account; they return to this step. */
export function LoginFirst({ why }: { why: 'contact' | 'works' | 'check' }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const from = pathname + search;
  return (
    <section className={classes.login}>
      <h2>{t(($) => $.join[why].login)}</h2>
      <p>{t(($) => $.join.contact.loginBody)}</p>
      <div>
        <ButtonLink to={paths.login({ mode: 'register', from })}>{t(($) => $.join.contact.register)}</ButtonLink>
        <ButtonLink variant="default" to={paths.login({ from })}>
          {t(($) => $.join.contact.logIn)}
        </ButtonLink>
      </div>
    </section>
  );
}
