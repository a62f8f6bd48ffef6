import type { MusicItem } from '#contract/items.ts';
import { paths } from '../../paths.ts';
import { HeldAmong } from '../../ui/material/held-among.tsx';
import { MusicRow } from '../../ui/material/music-row.tsx';
import { HeardList } from '../../ui/sound/heard-list.ts';
import { EmptyPlaces } from '../home/growing-list.tsx';
import classes from './music-list.module.css';

interface Props {
  /** Undefined while they load. */
  items: MusicItem[] | undefined;
  /** Places kept while they load. */
  expected: number;
  label?: string;
}

/** A list of music or effects, which the player goes through in this order. */
export function MusicList({ items, expected, label }: Props) {
  return (
    <HeardList value={items}>
      <ul className={classes.pieces} aria-label={label} data-loading={items === undefined}>
        <HeldAmong items={items}>
          {items?.map((music) => (
            <li key={music.musicId}>
              <MusicRow music={music} to={paths.detailMusic(music.musicId)} />
            </li>
          )) ?? <EmptyPlaces count={expected} />}
        </HeldAmong>
      </ul>
    </HeardList>
  );
}
