import { memo, useMemo, useRef } from 'react';
import type { MediaKind } from '#contract/domain/media.ts';
import { idOf } from '#contract/domain/item-id.ts';
import type { AnyItem } from '#contract/items.ts';
import { ClipCard } from '../material/clip-card.tsx';
import { MusicRow } from '../material/music-row.tsx';
import { unfolded } from '../material/unfolded.ts';
import { PhotoCard } from '../material/photo-card.tsx';
import { HeardList, heardOf } from '../sound/heard-list.ts';
import { layOut } from './layout.ts';
import classes from './material-grid.module.css';
import { usePlace } from './use-place.ts';
import { VirtualRows } from './virtual-rows.tsx';

interface Props {
  kind: MediaKind;
  items: AnyItem[];
  /** Whether more are to come; placeholders hold their room. */
  more: boolean;
  /** Total number; -1 when it is not counted. */
  size: number;
  label: string;
  linkTo: (item: AnyItem) => string;
  onEndNear: () => void;
}

/** Any number of materials of one kind: clips as cards, photos as a wall, music and effects as rows. */
export function MaterialGrid({ kind, items, more, size, label, linkTo, onEndNear }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const { top, width } = usePlace(list);
  const open = unfolded.use((id) => id);
  const { rows, gap } = useMemo(() => layOut(kind, items, more, width, open), [kind, items, more, width, open]);
  const heard = useMemo(() => heardOf(items), [items]);
  return (
    <HeardList value={heard}>
      <VirtualRows
        list={list}
        label={label}
        rows={rows}
        gap={gap}
        top={top}
        taken={items.length}
        size={size}
        keyOf={(place) => (items[place] ? idOf(items[place]) : `empty ${place}`)}
        onEndNear={onEndNear}
      >
        {({ place, width: room }) => {
          const item = items[place];
          return item ? <Material item={item} linkTo={linkTo} room={room} /> : <Empty kind={kind} />;
        }}
      </VirtualRows>
    </HeardList>
  );
}

const THUMBNAIL_WIDTH = 400;

interface MaterialProps extends Pick<Props, 'linkTo'> {
  item: AnyItem;
  room: number;
}

/** Memoised, so that rows which stay are not rendered again when others come near. */
const Material = memo(function Material({ item, linkTo, room }: MaterialProps) {
  const to = linkTo(item);
  if (item.kind === 'video') return <ClipCard clip={item} to={to} />;
  if (item.kind === 'photo') return <PhotoCard photo={item} to={to} large={room > THUMBNAIL_WIDTH} />;
  return <MusicRow music={item} to={to} />;
});

/** A placeholder for a material that is loading. */
function Empty({ kind }: { kind: MediaKind }) {
  return <span className={classes.empty} data-kind={kind} aria-hidden="true" />;
}
