import { IconMenu2, IconSearch, IconX } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import type { PageName } from '#contract/domain/pages.ts';
import { useSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { useScrolled } from '../../ui/use-scrolled.ts';
import { LanguageToggle } from '../language-toggle.tsx';
import { HeaderLinks, PhotographerLinks } from './header-links.tsx';
import { HeaderSearch } from './header-search.tsx';
import classes from './header.module.css';
import { MainNav } from './main-nav.tsx';
import { SmallMenu } from './small-menu.tsx';
import { useSmallMenu } from './use-small-menu.ts';
import { UserMenu } from './user-menu.tsx';

export function Header({ page }: { page: PageName }) {
  const { t } = useTranslation();
  const scrolled = useScrolled(24);
  const { open, toSearch, show, close } = useSmallMenu();
  // These pages begin with a search of their own.
  const search = page !== 'home' && page !== 'music';
  return (
    <header className={classes.header} data-over={page === 'home' && !scrolled && !open}>
      <div className={classes.bar} data-search={search}>
        <Link to={paths.home()} className={classes.home}>
          <Logo />
        </Link>
        <div className={classes.nav}>
          <MainNav />
        </div>
        <div className={classes.search}>{search && <HeaderSearch />}</div>
        {search && (
          <button
            type="button"
            className={classes.find}
            aria-label={t(($) => $.header.openSearch)}
            onClick={(event) => show(event, true)}
          >
            <IconSearch size={21} stroke={1.7} aria-hidden="true" />
          </button>
        )}
        <div className={classes.actions}>
          <Actions page={page} />
        </div>
        <button
          type="button"
          className={classes.burger}
          aria-expanded={open}
          aria-controls="small-menu"
          aria-label={open ? t(($) => $.header.closeMenu) : t(($) => $.header.openMenu)}
          onClick={(event) => (open ? close() : show(event, false))}
        >
          {open ? <IconX size={24} stroke={1.7} /> : <IconMenu2 size={24} stroke={1.7} />}
        </button>
      </div>
      <div id="small-menu" hidden={!open} className={classes.small}>
        {open && <SmallMenu key={String(toSearch)} toSearch={toSearch} onDone={close} />}
      </div>
    </header>
  );
}

function Actions({ page }: { page: PageName }) {
  const { t } = useTranslation();
  const session = useSession();
  const { pathname, search } = useLocation();
  const from = page === 'login' || page === 'home' ? undefined : pathname + search;
  return (
    <>
      <HeaderLinks session={session} />
      <LanguageToggle />
      {session === undefined && <span className={classes.unknown} />}
      {session === null && page !== 'login' && (
        <ButtonLink to={paths.login(from ? { from } : {})} variant="default" size="header">
          {t(($) => $.header.login)}
        </ButtonLink>
      )}
      {session && <UserMenu session={session} />}
      <PhotographerLinks session={session} />
    </>
  );
}
