import type { DeskPlaylist } from '#contract/calls/playlists-desk.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Label } from '../../ui/table/label.tsx';
import { CollectionDesk } from '../collections/collection-desk.tsx';
import { playlistCalls } from '../collections/collections.ts';
import { playlistsQuery } from '../collections/queries.ts';
import { PlaylistForm } from './playlist-form.tsx';

/** The playlists of the music page, in their order. */
export function Playlists() {
  return (
    <CollectionDesk
      of="playlists"
      list={playlistsQuery}
      label={(playlist) => <Standing playlist={playlist} />}
      form={(playlist) => <PlaylistForm playlist={playlist} />}
      add={(texts) => playlistCalls.add({ ...texts, shownFrom: null, shownUntil: null })}
    />
  );
}

/** What visitors see of it, as far as its times decide. */
function standingOf({ published, shownFrom, shownUntil }: DeskPlaylist) {
  const now = Date.now();
  if (!published) return 'draft';
  if (shownUntil !== null && Date.parse(shownUntil) <= now) return 'ended';
  return shownFrom !== null && Date.parse(shownFrom) > now ? 'scheduled' : 'published';
}

function Standing({ playlist }: { playlist: DeskPlaylist }) {
  const { t } = useTranslation();
  const standing = standingOf(playlist);
  return (
    <Label tone={standing === 'published' ? 'good' : standing === 'scheduled' ? 'accent' : 'quiet'}>
      {t(($) => $.office.playlists[standing])}
    </Label>
  );
}
