import { CollectionDesk } from '../collections/collection-desk.tsx';
import { playlistCalls } from '../collections/collections.ts';
import { playlistsQuery } from '../collections/queries.ts';
import { Standing } from '../collections/standing.tsx';
import { PlaylistForm } from './playlist-form.tsx';

/** The playlists of the music page, in their order. */
export function Playlists() {
  return (
    <CollectionDesk
      of="playlists"
      list={playlistsQuery}
      label={(playlist) => <Standing of="playlists" item={playlist} />}
      form={(playlist) => <PlaylistForm playlist={playlist} />}
      add={(texts) => playlistCalls.add({ ...texts, shownFrom: null, shownUntil: null })}
    />
  );
}
