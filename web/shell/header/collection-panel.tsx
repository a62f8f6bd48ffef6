import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { type AnyItem, idOf } from '#contract/items.ts';
import { bookmarksQuery } from '../../lib/bookmarks-queries.ts';
import { useLanguage } from '../../lib/language.ts';
import { useSession } from '../../lib/session.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/material/picture.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from './collection-panel.module.css';

const SHOWN = 6;

type Kind = 'video' | 'photo';

/** The newest of the reader's bookmarks. */
export function CollectionPanel({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const session = useSession();
  const [kind, setKind] = useState<Kind>('video');
  const tabs = { video: t(($) => $.nav.video), photo: t(($) => $.nav.pictures) };
  if (session === null) return <LoginFirst onLeave={onLeave} />;
  return (
    <div className={classes.panel}>
      <div className={classes.tabs} role="tablist" aria-label={t(($) => $.header.collections)}>
        {(['video', 'photo'] as const).map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`collection-${name}`}
            aria-selected={kind === name}
            aria-controls="collection-items"
            tabIndex={kind === name ? 0 : -1}
            onFocus={() => setKind(name)}
            onKeyDown={toNeighbour}
            onClick={() => setKind(name)}
          >
            {tabs[name]}
          </button>
        ))}
      </div>
      <div id="collection-items" role="tabpanel" aria-labelledby={`collection-${kind}`} className={classes.items}>
        <Newest kind={kind} onLeave={onLeave} />
      </div>
      <Link to={paths.collect({ targetType: kind === 'photo' ? '1' : '0' })} className={classes.all} onClick={onLeave}>
        {t(($) => $.collection.all)}
        <IconArrowRight size={15} stroke={1.8} aria-hidden="true" />
      </Link>
    </div>
  );
}

/** The arrows go from one tab to the other. */
function toNeighbour({ key, currentTarget: tab }: KeyboardEvent): void {
  const neighbour = { ArrowRight: tab.nextElementSibling, ArrowLeft: tab.previousElementSibling }[key];
  if (neighbour instanceof HTMLElement) neighbour.focus();
}

function Newest({ kind, onLeave }: { kind: Kind; onLeave: () => void }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(bookmarksQuery(useLanguage(), { kind, pageNo: 1, pageSize: SHOWN }));
  if (error && !data) return <Retry error={error} onRetry={() => void refetch()} />;
  if (data?.infos.length === 0) return <p className={classes.empty}>{t(($) => $.collection.empty)}</p>;
  return (
    <ul className={classes.list}>
      {data
        ? data.infos.map((item) => <Item key={idOf(item)} item={item} onLeave={onLeave} />)
        : Array.from({ length: SHOWN }, (_, place) => (
            <li key={place}>
              <Skeleton height={76} />
            </li>
          ))}
    </ul>
  );
}

function Item({ item, onLeave }: { item: AnyItem; onLeave: () => void }) {
  if (!('thumbnail' in item)) return null;
  return (
    <li>
      <Link to={`${paths.material(item)}&mdp=6`} title={item.title} onClick={onLeave}>
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
      <p>{t(($) => $.collection.loginFirst)}</p>
      <ButtonLink size="small" to={paths.login({ from: pathname + search })} onClick={onLeave}>
        {t(($) => $.header.login)}
      </ButtonLink>
    </div>
  );
}
