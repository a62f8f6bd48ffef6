import { IconDownload, IconShoppingCart, IconStar } from '@tabler/icons-react';
import { type ComponentType, lazy, useEffect } from 'react';
import { Link } from 'react-router';
import { GID, hasDownloadList, isCustomer } from '#contract/domain/roles.ts';
import { type Session, useSession } from '../../lib/session.ts';
import { gathered, projectData } from '../../lib/project-data.ts';
import { useTranslation } from '../../lib/translation.ts';
import { openUploadPanel } from '../../lib/upload-panel.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import classes from './header-links.module.css';
import { UnfoldingLink } from './unfolding-link.tsx';
import { useCounts } from './counts.tsx';

type Icon = ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;

/** Cart, bookmarks and, for companies with an active project, the download list. */
export function HeaderLinks({ session }: { session: Session | null | undefined }) {
  const { t } = useTranslation();
  useKnownProject(session);
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

const BookmarksPanel = lazy(async () => ({ default: (await import('./bookmarks-panel.tsx')).BookmarksPanel }));

/** Links to the bookmarks and previews the newest ones. */
function BookmarksLink() {
  const { t } = useTranslation();
  const { bookmarks } = useCounts();
  return (
    <UnfoldingLink
      to={paths.bookmarks()}
      icon={IconStar}
      label={t(($) => $.header.bookmarks)}
      count={bookmarks}
      openLabel={t(($) => $.bookmarksPanel.open)}
    >
      {(leave) => <BookmarksPanel onLeave={leave} />}
    </UnfoldingLink>
  );
}

const CartPanel = lazy(async () => ({ default: (await import('./cart-panel.tsx')).CartPanel }));

/** Links to the cart and previews its newest items. */
function CartLink() {
  const { t } = useTranslation();
  const { shopping } = useCounts();
  useKnownCart(shopping > 0);
  return (
    <UnfoldingLink
      to={paths.cart()}
      icon={IconShoppingCart}
      label={t(($) => $.header.cart)}
      count={shopping}
      openLabel={t(($) => $.cartPanel.open)}
    >
      {(leave) => <CartPanel onLeave={leave} />}
    </UnfoldingLink>
  );
}

/** Loads the materials in the member's cart once, because cards mark them. */
function useKnownCart(filled: boolean): void {
  const userId = useSession()?.userId;
  useEffect(() => {
    if (userId === undefined || !filled) return;
    // On failure, cards only lack the mark.
    import('../../lib/cart-queries.ts').then(({ loadMemberCart }) => loadMemberCart()).catch(() => {});
  }, [userId, filled]);
}

/** Loads the SKUs of the project that a company's member works on; for everybody else there are none. */
function useKnownProject(session: Session | null | undefined): void {
  const customer = Boolean(session && isCustomer(session));
  const projectId = session?.projectId;
  useEffect(() => {
    if (customer) {
      // On failure, cards only lack the mark, and the list itself says so.
      import('../../lib/project.ts').then(({ loadProject }) => loadProject()).catch(() => {});
      return;
    }
    projectData.set(null);
    gathered.set(new Set());
  }, [customer, projectId]);
}
