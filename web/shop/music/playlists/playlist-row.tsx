import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { paths } from '../../../paths.ts';
import { ScrollRow } from '../../../ui/scroll-row.tsx';
import { RowHead } from '../../home/heads.tsx';
import { EmptyPlaces } from '../../home/growing-list.tsx';
import { playlistsQuery } from '../music-queries.ts';
import { PlaylistTile } from './playlist-tile.tsx';
import classes from './playlist-row.module.css';

const EXPECTED = 4;

/** Playlists in one line, without the one that is open. */
export function PlaylistRow({ title, except }: { title: string; except?: number }) {
  const { t } = useTranslation();
  const id = useId();
  const { data } = useQuery(playlistsQuery(useLanguage()));
  const others = data?.filter((playlist) => playlist.id !== except);
  if (others?.length === 0) return null;
  return (
    <section aria-labelledby={id} className={classes.row}>
      <RowHead id={id} title={title} all={t(($) => $.music.playlists.all)} to={paths.playLists()} />
      <ScrollRow back={t(($) => $.music.playlists.back)} on={t(($) => $.music.playlists.on)}>
        {others?.map((playlist) => <PlaylistTile key={playlist.id} playlist={playlist} />) ?? (
          <EmptyPlaces count={EXPECTED} />
        )}
      </ScrollRow>
    </section>
  );
}
