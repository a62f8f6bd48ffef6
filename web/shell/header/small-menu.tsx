import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { GID, hasDownloadList, hasMaterialCenter } from '#contract/domain/roles.ts';
import { useSession, type Session } from '../../lib/session.ts';
import { useTranslation } from '../../lib/translation.ts';
import { openUploadPanel } from '../../lib/upload-panel.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { LanguageToggle } from '../language-toggle.tsx';
import { HeaderSearch } from './header-search.tsx';
import { contentEntries, navAfterContent, navBeforeContent } from './nav-entries.ts';
import classes from './small-menu.module.css';
import { UserLinks, useLogOff } from './user-menu.tsx';

interface Props {
  /** Whether it was opened in order to search. */
  toSearch: boolean;
  onDone: () => void;
}

/** Everything in the header, for screens without room for it. */
export function SmallMenu({ toSearch, onDone }: Props) {
  const { t } = useTranslation();
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (toSearch) menu.current?.querySelector('input')?.focus();
  }, [toSearch]);
  const session = useSession();
  const main = [...navBeforeContent, ...navAfterContent.filter((entry) => entry.name === 'vip')];
  return (
    <div ref={menu} className={classes.menu}>
      <HeaderSearch onLeave={onDone} />
      <nav aria-label={t(($) => $.nav.label)}>
        <ul className={classes.main}>
          {main.map((entry) => (
            <li key={entry.name}>
              <Link to={entry.to} onClick={onDone}>
                {t(($) => $.nav[entry.name])}
              </Link>
            </li>
          ))}
        </ul>
        <h2 className={classes.heading}>{t(($) => $.nav.content)}</h2>
        <ul className={classes.more}>
          {contentEntries.map((entry) => (
            <li key={entry.name}>
              <Link to={entry.to} onClick={onDone}>
                {t(($) => $.nav[entry.name])}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Personal session={session} onDone={onDone} />
      <div className={classes.language}>
        <LanguageToggle />
      </div>
    </div>
  );
}

function usePersonalLinks(session: Session | null | undefined) {
  const { t } = useTranslation();
  const links = [
    { to: paths.cart(), label: t(($) => $.header.cart), shown: true },
    { to: paths.bookmarks(), label: t(($) => $.header.bookmarks), shown: true },
    { to: paths.downloadList(), label: t(($) => $.header.downloadList), shown: session && hasDownloadList(session) },
    {
      to: paths.materialCenter(),
      label: t(($) => $.header.materialCenter),
      shown: session && hasMaterialCenter(session.gid),
    },
  ];
  return links.filter((link) => link.shown);
}

function Personal({ session, onDone }: { session: Session | null | undefined; onDone: () => void }) {
  const { t } = useTranslation();
  const logOff = useLogOff();
  const links = usePersonalLinks(session);
  return (
    <section className={classes.personal} aria-label={t(($) => $.header.userMenu)}>
      {session && <h2 className={classes.heading}>{session.nickname}</h2>}
      <ul className={classes.more}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} onClick={onDone}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {session?.gid === GID.photographer && (
        <Button
          wide
          onClick={() => {
            onDone();
            openUploadPanel();
          }}
        >
          {t(($) => $.header.upload)}
        </Button>
      )}
      {session && <UserLinks session={session} onChoose={onDone} />}
      {session && (
        <Button variant="default" wide onClick={() => void logOff()}>
          {t(($) => $.header.logOff)}
        </Button>
      )}
      {session === null && (
        <ButtonLink to={paths.login()} wide onClick={onDone}>
          {t(($) => $.header.login)}
        </ButtonLink>
      )}
    </section>
  );
}
