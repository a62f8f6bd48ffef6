import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Menu } from '../../ui/menu.tsx';
import classes from './main-nav.module.css';
import { contentEntries, isCurrent, navAfterContent, navBeforeContent } from './nav-entries.ts';

export function MainNav() {
  const { t } = useTranslation();
  return (
    <nav className={classes.nav} aria-label={t(($) => $.nav.label)}>
      {navBeforeContent.map((entry) => (
        <NavEntry key={entry.name} to={entry.to} label={t(($) => $.nav[entry.name])} />
      ))}
      <Menu trigger={t(($) => $.nav.content)}>
        {(close) => (
          <ul className={classes.panel}>
            {contentEntries.map((entry) => (
              <li key={entry.name}>
                <Link to={entry.to} onClick={close}>
                  {t(($) => $.nav[entry.name])}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Menu>
      {navAfterContent.map((entry) => (
        <NavEntry key={entry.name} to={entry.to} label={t(($) => $.nav[entry.name])} />
      ))}
    </nav>
  );
}

function NavEntry({ to, label }: { to: string; label: string }) {
  const current = isCurrent(to, useLocation());
  return (
    <Link to={to} className={classes.entry} aria-current={current ? 'page' : undefined}>
      {label}
    </Link>
  );
}
