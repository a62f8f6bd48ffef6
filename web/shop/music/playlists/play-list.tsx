import { IconPlaylist } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { MessageScreen } from '../../../ui/message-screen.tsx';
import { Retry } from '../../../ui/retry.tsx';
import { EmptyPlaces } from '../../home/growing-list.tsx';
import head from '../../topic/topic-list.module.css';
import { playlistsQuery } from '../music-queries.ts';
import { PlaylistTile } from './playlist-tile.tsx';
import classes from './play-list.module.css';

const EXPECTED = 8;
const AT_ONCE = 4;

/** All playlists. */
export function PlayList() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(playlistsQuery(useLanguage()));
  if (data?.length === 0) return <NoPlaylists />;
  return (
    <div className={head.page}>
      <header className={head.head}>
        <h1>{t(($) => $.music.playlists.title)}</h1>
        <p>{t(($) => $.music.playlists.lead)}</p>
      </header>
      {error && !data ? (
        <Retry error={error} onRetry={() => void refetch()} />
      ) : (
        <ul className={classes.tiles}>
          {data?.map((playlist, place) => (
            <PlaylistTile key={playlist.id} playlist={playlist} eager={place < AT_ONCE} />
          )) ?? <EmptyPlaces count={EXPECTED} />}
        </ul>
      )}
    </div>
  );
}

function NoPlaylists() {
  const { t } = useTranslation();
  return (
    <MessageScreen
      art={<IconPlaylist size={48} stroke={1.2} aria-hidden="true" />}
      title={t(($) => $.music.playlists.empty)}
      actions={<ButtonLink to={paths.music()}>{t(($) => $.music.playlists.browse)}</ButtonLink>}
    >
      {t(($) => $.music.playlists.emptyBody)}
    </MessageScreen>
  );
}
