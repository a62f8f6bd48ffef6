import { type ReactNode, useMemo } from 'react';
import type { AnyItem } from '#contract/items.ts';
import { HeardList, heardOf } from '../sound/heard-list.ts';
import { ClipCard } from './clip-card.tsx';
import { HeldAmong } from './held-among.tsx';
import classes from './material-list.module.css';
import { MusicRow } from './music-row.tsx';
import { FramedPhotoCard } from './photo-card.tsx';

interface Props {
  label: string;
  items: AnyItem[] | undefined;
  linkTo: (item: AnyItem) => string;
  /** Stands there until the items have come. */
  children?: ReactNode;
}

/** Works of all types in the editors' order: clips and photos as cards, music as rows. */
export function MaterialList({ label, items, linkTo, children }: Props) {
  const heard = useMemo(() => heardOf(items ?? []), [items]);
  return (
    <HeardList value={heard}>
      <ul className={classes.list} aria-label={label} data-loading={items === undefined}>
        <HeldAmong items={items}>
          {items?.map((item) => <Place key={item.code} item={item} to={linkTo(item)} />) ?? children}
        </HeldAmong>
      </ul>
    </HeardList>
  );
}

function Place({ item, to }: { item: AnyItem; to: string }) {
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
