import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { CartItem } from '#contract/calls/cart.ts';
import { visitorCart } from '../../lib/cart.ts';
import { removeItems, removeMaterial } from '../../lib/cart-changes.ts';
import { type Carted, cartKindOf, cartQuery, visitorCartQuery } from '../../lib/cart-queries.ts';
import { useLanguage } from '../../lib/language.ts';
import { useSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Picture } from '../../ui/material/picture.tsx';
import { Retry } from '../../ui/retry.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './cart-panel.module.css';
import { type Kind, KindsPanel, PanelList } from './kinds-panel.tsx';

/** The newest items in the reader's cart; visitors have one too. */
export function CartPanel({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const Newest = useSession() === null ? VisitorNewest : MemberNewest;
  const all = {
    label: t(($) => $.cartPanel.all),
    to: (kind: Kind) => paths.cart({ targetType: kind === 'photo' ? '1' : '0' }),
  };
  return (
    <KindsPanel label={t(($) => $.header.cart)} all={all} onLeave={onLeave}>
      {(kind) => <Newest kind={kind} onLeave={onLeave} />}
    </KindsPanel>
  );
}

interface NewestProps {
  kind: Kind;
  onLeave: () => void;
}

function MemberNewest({ kind, onLeave }: NewestProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(cartQuery(useLanguage()));
  if (error && !data) return <Retry error={error} onRetry={() => void refetch()} />;
  return (
    <PanelList items={data?.filter((item) => cartKindOf(item) === kind)} empty={t(($) => $.cartPanel.empty)}>
      {(item) => (
        <Entry
          key={item.cartId}
          shown={item.item && 'thumbnail' in item.item ? item.item : item}
          to={item.item && paths.carted(item.item)}
          gone={item.obstacle !== null}
          onLeave={onLeave}
          onRemove={() => removeItems([item])}
        />
      )}
    </PanelList>
  );
}

function VisitorNewest({ kind, onLeave }: NewestProps) {
  const { t } = useTranslation();
  const ids = visitorCart.use((all) => all).map(({ id }) => id);
  const { data, error, refetch } = useQuery(visitorCartQuery(useLanguage(), ids));
  if (error && !data) return <Retry error={error} onRetry={() => void refetch()} />;
  return (
    <PanelList items={data?.filter((item) => item.kind === kind)} empty={t(($) => $.cartPanel.empty)}>
      {(item) => (
        <Entry
          key={item.id}
          shown={item}
          to={paths.carted(item)}
          gone={false}
          onLeave={onLeave}
          onRemove={() => removeMaterial(item)}
        />
      )}
    </PanelList>
  );
}

interface EntryProps {
  shown: Carted | CartItem;
  /** Null when the material no longer has a page. */
  to: string | null;
  gone: boolean;
  onLeave: () => void;
  onRemove: () => Promise<unknown>;
}

function Entry({ shown, to, gone, onLeave, onRemove }: EntryProps) {
  const { t } = useTranslation();
  const { title, thumbnail } = shown;
  const [src2x, colour] = 'colour' in shown ? [shown.thumbnail2x, shown.colour] : ['', ''];
  const picture = <Picture src={thumbnail} src2x={src2x} alt={title} colour={colour} eager />;
  const label = t(($) => $.cartPanel.remove, { title });
  const remove = () => void onRemove().catch((error: Error) => toast(error.message, 'failed'));
  return (
    <li className={classes.entry} data-gone={gone}>
      {to === null ? (
        <span className={classes.picture}>{picture}</span>
      ) : (
        <Link to={to} title={title} onClick={onLeave}>
          {picture}
        </Link>
      )}
      {gone && <span className={classes.gone}>{t(($) => $.cartPanel.gone)}</span>}
      <button type="button" aria-label={label} title={label} onClick={remove}>
        <IconX size={14} stroke={2} aria-hidden="true" />
      </button>
    </li>
  );
}
