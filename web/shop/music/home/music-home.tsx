import { IconMusicSearch } from '@tabler/icons-react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import type { MusicItem } from '#contract/items.ts';
import { currentLanguage } from '../../../lib/language.ts';
import { musicTagsQuery } from '../../../lib/music-tags.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { paths, searchLinks } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { useOwnFile } from '../../../ui/own-file/use-own-file.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { readAddress } from '../../search/search-address.ts';
import tabs from '../../search/type-tabs.module.css';
import { playlistsQuery } from '../music-queries.ts';
import { PlaylistRow } from '../playlists/playlist-row.tsx';
import { CategoryLinks, GenreTiles, TagLinks } from './tag-links.tsx';
import { firstSoundsQuery, FirstSounds } from './first-sounds.tsx';
import classes from './music-home.module.css';

type Kind = MusicItem['kind'];

export const firstData = () => {
  const language = currentLanguage();
  return [
    queryClient.prefetchQuery(musicTagsQuery(language)),
    queryClient.prefetchQuery(playlistsQuery(language)),
    queryClient.prefetchQuery(firstSoundsQuery('music', 'popular', language)),
    queryClient.prefetchQuery(firstSoundsQuery('music', 'newest', language)),
  ];
};

/** Music or, with `musicType=2`, sound effects: ways in for a reader who has nothing in mind yet. */
export function MusicHome() {
  const [params] = useSearchParams();
  const kind = params.get('musicType') === '2' ? 'effect' : 'music';
  const { keyword, filters } = readAddress(withType(params, kind));
  if (keyword || Object.keys(filters).length > 0)
    return <Navigate to={paths.searchResult({ keyword, ...filters, type: kind })} replace />;
  return (
    <div key={kind} className={classes.page}>
      <Head kind={kind} />
      {kind === 'music' ? <OfMusic /> : <OfEffects />}
      <FirstSounds kind={kind} sort="newest" />
    </div>
  );
}

function withType(params: URLSearchParams, kind: Kind): URLSearchParams {
  return new URLSearchParams([...params, ['type', kind]].filter(([name], n) => name !== 'type' || n === params.size));
}

function Head({ kind }: { kind: Kind }) {
  const { t } = useTranslation();
  const current = (one: Kind) => (one === kind ? 'page' : undefined);
  return (
    <header className={classes.head}>
      <nav className={tabs.tabs} aria-label={t(($) => $.music.types)}>
        <Link to={paths.music()} aria-current={current('music')}>
          {t(($) => $.find.types.music)}
        </Link>
        <Link to={paths.soundEffects()} aria-current={current('effect')}>
          {t(($) => $.find.types.effect)}
        </Link>
      </nav>
      <h1>{t(($) => $.music.title[kind])}</h1>
      <p>{t(($) => $.music.lead[kind])}</p>
      <div className={classes.search}>
        <SearchBox size="hero" type={kind} links={searchLinks} dropAnywhere />
        <OwnSound kind={kind} />
      </div>
    </header>
  );
}

/** The way in for a reader who has a track, or the film that needs one. */
function OwnSound({ kind }: { kind: Kind }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { open, load, dialog } = useOwnFile({
    type: kind,
    links: searchLinks,
    onFound: (to) => void navigate(to),
  });
  return (
    <>
      <Button
        variant="plain"
        size="small"
        icon={<IconMusicSearch size={16} stroke={1.8} aria-hidden="true" />}
        aria-haspopup="dialog"
        onPointerEnter={() => load('sound')}
        onClick={() => open('sound')}
      >
        {t(($) => $.ownSound.search)}
      </Button>
      {dialog}
    </>
  );
}

function OfMusic() {
  const { t } = useTranslation();
  return (
    <>
      <TagLinks kind="music" of="mood" title={t(($) => $.music.moods)} />
      <PlaylistRow title={t(($) => $.music.playlists.title)} />
      <FirstSounds kind="music" sort="popular" />
      <GenreTiles />
    </>
  );
}

function OfEffects() {
  const { t } = useTranslation();
  return (
    <>
      <CategoryLinks />
      <TagLinks kind="effect" of="theme" title={t(($) => $.music.themes)} />
      <FirstSounds kind="effect" sort="popular" />
    </>
  );
}
