import {
  IconArrowUp,
  IconCrown,
  IconHeadset,
  IconMessageCircle,
  IconShoppingCart,
  IconStar,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatFen } from '#contract/domain/money.ts';
import { useMembership } from '../../lib/membership.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { openContact, openFeedback } from '../../ui/overlays.ts';
import { useScrolled } from '../../ui/use-scrolled.ts';
import { CountBadge, useCounts } from '../header/counts.tsx';
import classes from './side-bar.module.css';

const icon = { size: 21, stroke: 1.6, 'aria-hidden': true } as const;

/** Shortcuts at the edge of the window. */
export function SideBar() {
  const { t } = useTranslation();
  const far = useScrolled(500);
  const { shopping } = useCounts();
  return (
    <aside className={classes.bar} aria-label={t(($) => $.sideBar.label)}>
      <VipCard />
      <button type="button" className={classes.wide} onClick={openFeedback}>
        <IconMessageCircle {...icon} />
        <Label>{t(($) => $.sideBar.feedback)}</Label>
      </button>
      <button type="button" onClick={openContact}>
        <IconHeadset {...icon} />
        <Label>{t(($) => $.sideBar.contact)}</Label>
      </button>
      <Link to={paths.cart()} className={classes.wide}>
        <IconShoppingCart {...icon} />
        <CountBadge count={shopping} on="word" />
        <Label>{t(($) => $.sideBar.cart)}</Label>
      </Link>
      <Link to={paths.bookmarks()} className={classes.wide}>
        <IconStar {...icon} />
        <Label>{t(($) => $.sideBar.bookmarks)}</Label>
      </Link>
      <button type="button" className={classes.top} hidden={!far} onClick={toTop}>
        <IconArrowUp {...icon} />
        <Label>{t(($) => $.sideBar.toTop)}</Label>
      </button>
    </aside>
  );
}

/** What VIP offers, and for a VIP what they have. */
function VipCard() {
  const { t } = useTranslation();
  const mine = useMembership();
  return (
    <Link to={paths.vip()} className={classes.vip}>
      <IconCrown {...icon} />
      <Label>
        <strong>{mine ? mine.name : t(($) => $.sideBar.vip)}</strong>
        {mine ? (
          <>
            <span>{t(($) => $.sideBar.vipLeft, { count: mine.daysLeft })}</span>
            <span>{t(($) => $.sideBar.vipSaved, { amount: formatFen(mine.savedFen) })}</span>
          </>
        ) : (
          t(($) => $.sideBar.vipOffer)
        )}
      </Label>
    </Link>
  );
}

/**
 * Moves the focus first: the button hides while scrolling, and a focused element that hides stops the browser half-way.
 */
function toTop(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: 'smooth' });
}

function Label({ children }: { children: ReactNode }) {
  return <span className={classes.label}>{children}</span>;
}
