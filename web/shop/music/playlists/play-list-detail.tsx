import { IconPlayerPauseFilled, IconPlayerPlayFilled, IconPlaylist } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { OutputOf } from '#contract/call.ts';
import type { catalogueCalls } from '#contract/calls/catalogue.ts';
import { CallError } from '../../../lib/api.ts';
import { readId } from '../../../lib/id-in-address.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { paths } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/material/picture.tsx';
import { MessageScreen } from '../../../ui/message-screen.tsx';
import { Retry } from '../../../ui/retry.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { playlistQuery } from '../music-queries.ts';
import { MusicList } from '../music-list.tsx';
import classes from './play-list-detail.module.css';
import { PlaylistRow } from './playlist-row.tsx';
import { usePieceCount } from './use-piece-count.ts';
import { usePlayAll } from './use-play-all.ts';

type Opened = OutputOf<typeof catalogueCalls.playlist>;

const EXPECTED = 8;

/** One playlist with its pieces. */
export function PlayListDetail() {
  const [query] = useSearchParams();
  const id = readId(query.get('id'));
  return id === undefined ? <Gone /> : <Found key={id} id={Number(id)} />;
}

function Found({ id }: { id: number }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(playlistQuery(id, useLanguage()));
  if (error && !data) {
    if (error instanceof CallError && error.problem === 'not-found') return <Gone />;
    return (
      <div className={classes.page}>
        <Retry error={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  return (
    <article className={classes.page}>
      <Head opened={data} />
      <MusicList items={data?.infos} expected={EXPECTED} label={t(($) => $.music.playlists.pieces)} />
      {data && <PlaylistRow title={t(($) => $.music.playlists.others)} except={id} />}
    </article>
  );
}

/** Keeps its height while loading. */
function Head({ opened }: { opened: Opened | undefined }) {
  const { t } = useTranslation();
  const count = usePieceCount();
  const playlist = opened?.playlist;
  return (
    <header className={classes.head}>
      <div className={classes.cover}>
        <Picture src={playlist?.coverStr ?? ''} alt="" colour="" eager />
      </div>
      <div className={classes.words}>
        <p className={classes.eyebrow}>{t(($) => $.music.playlists.label)}</p>
        <h1>{playlist?.title ?? <Skeleton width={320} height={51} />}</h1>
        <p>{playlist ? playlist.description : <Skeleton width={420} height={24} />}</p>
        <p className={classes.count}>{playlist ? `${count(playlist.count)} · ${playlist.durationText}` : ' '}</p>
        <PlayAll opened={opened} />
      </div>
    </header>
  );
}

function PlayAll({ opened }: { opened: Opened | undefined }) {
  const { t } = useTranslation();
  const { playing, toggle } = usePlayAll(opened?.infos ?? []);
  const Icon = playing ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  return (
    <Button size="large" disabled={!opened} icon={<Icon size={18} aria-hidden="true" />} onClick={toggle}>
      {playing ? t(($) => $.music.playlists.pause) : t(($) => $.music.playlists.playAll)}
    </Button>
  );
}

function Gone() {
  const { t } = useTranslation();
  return (
    <>
      <MessageScreen
        art={<IconPlaylist size={48} stroke={1.2} aria-hidden="true" />}
        title={t(($) => $.music.playlists.gone)}
        actions={<ButtonLink to={paths.playLists()}>{t(($) => $.music.playlists.all)}</ButtonLink>}
      >
        {t(($) => $.music.playlists.goneBody)}
      </MessageScreen>
      <div className={classes.page}>
        <PlaylistRow title={t(($) => $.music.playlists.others)} />
      </div>
    </>
  );
}
