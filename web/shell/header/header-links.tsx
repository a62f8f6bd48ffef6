import { IconDownload } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { GID, hasDownloadList } from '#contract/domain/roles.ts';
import type { Session } from '../../lib/session.ts';
import { openUploadPanel } from '../../lib/upload-panel.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CartLink } from './cart-link.tsx';
import { BookmarksLink } from './bookmarks-link.tsx';
import classes from './header-links.module.css';

type Icon = ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;

/** Cart, bookmarks and, for companies with an active project, the download list. */
export function HeaderLinks({ session }: { session: Session | null | undefined }) {
  const { t } = useTranslation();
  return (
    <>
      {session && hasDownloadList(session) && (
        <HeaderLink to={paths.downloadList()} icon={IconDownload} label={t(($) => $.header.downloadList)} />
      )}
      <CartLink />
      <BookmarksLink />
    </>
  );
}

/** Links for a contracted photographer, on every page. */
export function PhotographerLinks({ session }: { session: Session | null | undefined }) {
  const { t } = useTranslation();
  if (session?.gid !== GID.photographer) return null;
  return (
    <>
      <ButtonLink to={paths.materialCenter()} variant="default" size="header">
        {t(($) => $.header.photographerCenter)}
      </ButtonLink>
      <Button size="header" onClick={() => openUploadPanel()}>
        {t(($) => $.header.upload)}
      </Button>
    </>
  );
}

interface HeaderLinkProps {
  to: string;
  icon: Icon;
  label: string;
}

function HeaderLink({ to, icon: Icon, label }: HeaderLinkProps) {
  return (
    <Link to={to} className={classes.link} title={label}>
      <Icon size={19} stroke={1.7} aria-hidden={true} />
      <span className={classes.label}>{label}</span>
    </Link>
  );
}
