import { IconArrowLeft, IconSearch } from '@tabler/icons-react';
import { Link } from 'react-router';
import { officeFind } from '../../lib/office-find.ts';
import { useSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Logo } from '../../ui/logo.tsx';
import { UserMenu } from '../header/user-menu.tsx';
import { LanguageToggle } from '../language-toggle.tsx';
import classes from './office-header.module.css';

/** The slim header of the office, where nobody shops. */
export function OfficeHeader() {
  const { t } = useTranslation();
  const session = useSession();
  return (
    <header className={classes.header}>
      <Link to={paths.office()} className={classes.home}>
        <Logo /> <span className={classes.office}>{t(($) => $.header.office)}</span>
      </Link>
      <div className={classes.find}>{session && session.roles.length > 0 && <FindButton />}</div>
      <div className={classes.actions}>
        <Link to={paths.home()} className={classes.site}>
          <IconArrowLeft size={16} stroke={1.8} aria-hidden="true" />
          {t(($) => $.header.toSite)}
        </Link>
        <LanguageToggle />
        {session && <UserMenu session={session} />}
      </div>
    </header>
  );
}

function FindButton() {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={classes.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => officeFind.set(true)}
    >
      <IconSearch size={15} stroke={2} aria-hidden="true" />
      <span>{t(($) => $.header.officeFind)}</span>
      <kbd aria-hidden="true">{/Mac/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'}</kbd>
    </button>
  );
}
