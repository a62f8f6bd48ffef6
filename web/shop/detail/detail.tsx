import { pageAt } from '#contract/domain/pages.ts';
import type { AnyItem, PictureItem } from '#contract/items.ts';
import { useLocation } from 'react-router';
import { readId } from '../../lib/id-in-address.ts';
import { currentLanguage } from '../../lib/language.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useTranslation } from '../../lib/translation.ts';
import { priceFromQuery } from '../../lib/prices.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from './detail.module.css';
import { Material } from './material.tsx';
import { About } from './about.tsx';
import { FactsWaiting } from './facts.tsx';
import { materialQuery } from './material-query.ts';
import { Opened } from './opened.tsx';
import stage from './stage/stage.module.css';

export const firstData = () => {
  const id = Number(readId(new URLSearchParams(location.search).get('id')));
  return [
    queryClient.prefetchQuery(materialQuery(id, currentLanguage())),
    queryClient.prefetchQuery(priceFromQuery(id)),
  ];
};

/** The page of a clip or a photo, at any of its addresses. */
export function Detail() {
  const photo = pageAt(useLocation().pathname) === 'detailPic';
  return (
    <Opened waiting={<Loading photo={photo} />}>
      {(item, material, mdp) => isSeen(item) && <Material item={item} material={material} mdp={mdp} />}
    </Opened>
  );
}

function isSeen(item: AnyItem): item is PictureItem {
  return item.kind === 'video' || item.kind === 'photo';
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
