import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { idOf } from '#contract/domain/item-id.ts';
import type { AnyItem } from '#contract/items.ts';
import { bookmarksQuery } from '../../lib/bookmarks-queries.ts';
import { useLanguage } from '../../lib/language.ts';
import { useSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/material/picture.tsx';
import { Retry } from '../../ui/retry.tsx';
import classes from './kinds-panel.module.css';
import { type Kind, KindsPanel, PanelList, SHOWN } from './kinds-panel.tsx';

/** The newest of the reader's bookmarks. */
export function BookmarksPanel({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const session = useSession();
  if (session === null) return <LoginFirst onLeave={onLeave} />;
  const all = {
    label: t(($) => $.bookmarksPanel.all),
    to: (kind: Kind) => paths.bookmarks({ targetType: kind === 'photo' ? '1' : '0' }),
  };
  return (
    <KindsPanel label={t(($) => $.header.bookmarks)} all={all} onLeave={onLeave}>
      {(kind) => <Newest kind={kind} onLeave={onLeave} />}
    </KindsPanel>
  );
}

function Newest({ kind, onLeave }: { kind: Kind; onLeave: () => void }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(bookmarksQuery(useLanguage(), { kind, pageNo: 1, pageSize: SHOWN }));
  if (error && !data) return <Retry error={error} onRetry={() => void refetch()} />;
  const items: AnyItem[] | undefined = data?.infos;
  return (
    <PanelList items={items} empty={t(($) => $.bookmarksPanel.empty)}>
      {(item) => <Item key={idOf(item)} item={item} onLeave={onLeave} />}
    </PanelList>
  );
}

function Item({ item, onLeave }: { item: AnyItem; onLeave: () => void }) {
  if (!('thumbnail' in item)) return null;
  return (
    <li>
      <Link to={paths.bookmarked(item)} title={item.title} onClick={onLeave}>
        <Picture src={item.thumbnail} src2x={item.thumbnail2x} alt={item.title} colour={item.colour} eager />
      </Link>
    </li>
  );
}

function LoginFirst({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <div className={classes.panel} data-empty="true">
      <p>{t(($) => $.bookmarksPanel.loginFirst)}</p>
      <ButtonLink size="small" to={paths.login({ from: pathname + search })} onClick={onLeave}>
        {t(($) => $.header.login)}
      </ButtonLink>
    </div>
  );
}
