import type { ReactNode } from 'react';
import type { MediaKind } from '#contract/domain/media.ts';
import { idOf } from '#contract/domain/item-id.ts';
import type { AnyItem } from '#contract/items.ts';
import { paths } from '../../paths.ts';
import { ClipCard } from '../../ui/material/clip-card.tsx';
import { HeldAmong } from '../../ui/material/held-among.tsx';
import { MusicRow } from '../../ui/material/music-row.tsx';
import { FramedPhotoCard } from '../../ui/material/photo-card.tsx';
import { HeardList, heardOf } from '../../ui/sound/heard-list.ts';
import classes from './items.module.css';
import type { Selection } from './use-selection.ts';

interface Props {
  items: AnyItem[];
  /** Absent where nothing can be selected. */
  selection?: Selection;
  /** What stands below each. */
  below?: (item: AnyItem) => ReactNode;
}

/** Clips and photos side by side, then music and sound effects. */
export function Items({ items, selection, below }: Props) {
  const seen = items.filter((item) => 'thumbnail' in item);
  const heard = heardOf(items);
  const wrapped = (item: AnyItem, title: string, card: ReactNode) => (
    <li key={idOf(item)} className={classes.item} data-chosen={selection?.active && selection.has(item)}>
      <div inert={selection?.active ?? false}>
        {card}
        {below?.(item)}
      </div>
      {selection?.active && <Tick title={title} on={selection.has(item)} onChange={() => selection.toggle(item)} />}
    </li>
  );
  return (
    <HeldAmong items={items}>
      {seen.length > 0 && (
        <ul className={classes.cards}>
          {seen.map((item) => {
            const Card =
              item.kind === 'video' ? (
                <ClipCard clip={item} to={paths.bookmarked(item)} />
              ) : (
                <FramedPhotoCard photo={item} to={paths.bookmarked(item)} />
              );
            return wrapped(item, item.title, Card);
          })}
        </ul>
      )}
      {heard.length > 0 && (
        <HeardList value={heard}>
          <ul className={classes.rows}>
            {heard.map((item) => wrapped(item, item.musicName, <MusicRow music={item} to={paths.bookmarked(item)} />))}
          </ul>
        </HeardList>
      )}
    </HeldAmong>
  );
}

function Tick({ title, on, onChange }: { title: string; on: boolean; onChange: () => void }) {
  return (
    <label className={classes.tick}>
      <input type="checkbox" aria-label={title} checked={on} onChange={onChange} />
    </label>
  );
}

const PLACES = 12;

export function ItemsLoading({ kind = 'video' }: { kind?: MediaKind }) {
  const seen = kind === 'video' || kind === 'photo';
  return (
    <ul className={seen ? classes.cards : classes.rows} aria-hidden="true">
      {Array.from({ length: PLACES }, (_, place) => (
        <li key={place} className={classes.place} />
      ))}
    </ul>
  );
}
