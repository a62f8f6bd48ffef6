import { Link } from 'react-router';
import type { OutputOf } from '#contract/call.ts';
import type { catalogueCalls } from '#contract/calls/catalogue.ts';
import { paths } from '../../../paths.ts';
import { Picture } from '../../../ui/material/picture.tsx';
import classes from './playlist-tile.module.css';
import { usePieceCount } from './use-piece-count.ts';

export type Playlist = OutputOf<typeof catalogueCalls.playlists>['infos'][number];

/** A playlist as its cover, name and length. */
export function PlaylistTile({ playlist, eager = false }: { playlist: Playlist; eager?: boolean }) {
  const count = usePieceCount();
  return (
    <li className={classes.tile}>
      <div className={classes.cover}>
        <Picture src={playlist.coverStr} alt="" colour="" eager={eager} />
      </div>
      <Link to={paths.playList(playlist.id)} className={classes.title}>
        {playlist.title}
      </Link>
      <p>
        {count(playlist.count)} · {playlist.durationText}
      </p>
    </li>
  );
}
