import { useEffect } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { TRACKING_RULES } from '#contract/domain/discovery.ts';
import { pageAt } from '#contract/domain/pages.ts';
import type { AnyItem, PictureItem } from '#contract/items.ts';
import { CallError } from '../../lib/api.ts';
import { track } from '../../lib/tracking.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from './detail.module.css';
import { Gone } from './gone.tsx';
import { useMaterial } from './material-query.ts';
import { Material } from './material.tsx';
import { About } from './about.tsx';
import { FactsWaiting } from './facts.tsx';
import stage from './stage/stage.module.css';

/** A material's page, at any of its addresses. */
export function Detail() {
  const [query] = useSearchParams();
  const id = /^[1-9]\d{0,14}$/.test(query.get('id') ?? '') ? Number(query.get('id')) : undefined;
  return id === undefined ? <Gone /> : <Found key={id} id={id} mdp={query.get('mdp')} />;
}

function Found({ id, mdp }: { id: number; mdp: string | null }) {
  const { item, material, error, retry } = useMaterial(id);
  const { pathname } = useLocation();
  useOpened(material?.item);
  if (error && !material) {
    if (error instanceof CallError && error.problem === 'not-found') return <Gone />;
    return (
      <div className={classes.page}>
        <Retry error={error} onRetry={retry} />
      </div>
    );
  }
  if (!item) return <Loading photo={pageAt(pathname) === 'detailPic'} />;
  const own = paths.material(item);
  if (pageAt(pathname) !== pageAt(pathOf(own))) return <Navigate to={mdp ? `${own}&mdp=${mdp}` : own} replace />;
  return isSeen(item) ? <Material item={item} material={material} mdp={mdp} /> : null;
}

function pathOf(link: string): string {
  return link.split('?')[0]!;
}

function isSeen(item: AnyItem): item is PictureItem {
  return item.kind === 'video' || item.kind === 'photo';
}

/** Tracks an opening by a link from elsewhere; cards track their own. */
function useOpened(item: AnyItem | undefined): void {
  const arrivedHere = useLocation().key === 'default';
  const code = item?.code;
  useEffect(() => {
    if (item && arrivedHere) track(item, TRACKING_RULES.open);
    // oxlint-disable-next-line react/exhaustive-deps -- the same material in other words is not opened again
  }, [code]);
}

/** Placeholder of the page while it loads. */
function Loading({ photo }: { photo: boolean }) {
  const { t } = useTranslation();
  return (
    <output className={`${classes.page} ${classes.waiting}`} aria-label={t(($) => $.common.loading)}>
      <div className={classes.columns}>
        <div className={classes.main}>
          <div className={stage.stage} style={{ aspectRatio: photo ? '3 / 2' : '16 / 9' }} />
          <Skeleton width={360} height={38} />
          <About material={undefined} kind="video" />
        </div>
        <div className={classes.side}>
          <div>
            <Skeleton width="85%" height={32} />
            <div className={classes.lineWaiting}>
              <Skeleton width="60%" height={18} />
            </div>
          </div>
          <div className={classes.offerWaiting} />
          <FactsWaiting />
        </div>
      </div>
    </output>
  );
}
