import { useMemo } from 'react';
import type { AnyItem } from '#contract/items.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { ClipCard } from '../../ui/material/clip-card.tsx';
import { HeldAmong } from '../../ui/material/held-among.tsx';
import { MusicRow } from '../../ui/material/music-row.tsx';
import { FramedPhotoCard } from '../../ui/material/photo-card.tsx';
import { HeardList, heardOf } from '../../ui/sound/heard-list.ts';
import { EmptyPlaces } from '../home/growing-list.tsx';
import classes from './topic-materials.module.css';

const WAITING = 12;

/** Works of all types in the editors' order: clips and photos as cards, music as rows. */
export function TopicMaterials({ items }: { items: AnyItem[] | undefined }) {
  const { t } = useTranslation();
  const heard = useMemo(() => heardOf(items ?? []), [items]);
  return (
    <HeardList value={heard}>
      <ul className={classes.list} aria-label={t(($) => $.browse.topics.materials)} data-loading={items === undefined}>
        <HeldAmong items={items}>
          {items?.map((item) => <Place key={item.code} item={item} />) ?? <EmptyPlaces count={WAITING} />}
        </HeldAmong>
      </ul>
    </HeardList>
  );
}

function Place({ item }: { item: AnyItem }) {
  const to = paths.material(item);
  if (item.kind === 'video')
    return (
      <li>
        <ClipCard clip={item} to={to} />
      </li>
    );
  if (item.kind === 'photo')
    return (
      <li>
        <FramedPhotoCard photo={item} to={to} />
      </li>
    );
  return (
    <li className={classes.wide}>
      <MusicRow music={item} to={to} />
    </li>
  );
}
