import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { MusicItem } from '#contract/items.ts';
import { paths } from '../../paths.ts';
import { MusicRow } from '../../ui/material/music-row.tsx';
import { stopSound } from '../../ui/material/sound.ts';
import { GrowingList } from './growing-list.tsx';
import classes from './music-list.module.css';
import { RowHead } from './row-head.tsx';

/** Music to listen to, one piece at a time; it ends with the page. */
export function MusicList({ list }: { list: MusicItem[] }) {
  const { t } = useTranslation();
  useEffect(() => stopSound, []);
  return (
    <section aria-labelledby="tracks">
      <RowHead id="tracks" title={t(($) => $.home.tracks.title)} all={t(($) => $.home.tracks.all)} to={paths.music()} />
      <GrowingList className={classes.list} items={list} rowSize={1}>
        {(music) => (
          <li key={music.musicId}>
            <MusicRow music={music} to={paths.detailMusic(music.musicId)} />
          </li>
        )}
      </GrowingList>
    </section>
  );
}
