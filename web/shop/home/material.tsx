import { useMemo } from 'react';
import type { MusicItem } from '#contract/items.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { ClipCard } from '../../ui/material/clip-card.tsx';
import { HeldAmong } from '../../ui/material/held-among.tsx';
import { PhotoCard } from '../../ui/material/photo-card.tsx';
import { Banners, BannersLoading, bannerSentAhead } from './banners.tsx';
import { Cases } from './cases.tsx';
import { Contests } from './contests.tsx';
import { GrowingList } from './growing-list.tsx';
import type { HomeMaterial } from './home-query.ts';
import classes from './material.module.css';
import { Picks, PicksLoading } from './picks.tsx';
import { RowHead } from './heads.tsx';
import { Topics } from './topics.tsx';
import { MusicRow } from '../../ui/material/music-row.tsx';
import { HeardList } from '../../ui/sound/heard-list.ts';

/** The newest of the catalogue, with what editors show beside it; empty lists are left out. */
export function Material({ material }: { material: HomeMaterial }) {
  const { topicList, picks, videoList, photoList, musicList, contestList, banners, cases } = material;
  const shown = useMemo(
    () => [...picks, ...videoList, ...photoList, ...musicList],
    [picks, videoList, photoList, musicList],
  );
  const top = banners.filter(({ place }) => place === 'top');
  const between = banners.filter(({ place }) => place === 'between');
  const lists = [topicList, picks, videoList, photoList, musicList, contestList, banners, cases];
  if (lists.every((list) => list.length === 0)) return null;
  return (
    <div className={classes.material}>
      <Banners banners={top} eager />
      {topicList.length > 0 && <Topics topics={topicList} />}
      <HeldAmong items={shown}>
        {picks.length > 0 && <Picks picks={picks} />}
        <Banners banners={between.slice(0, 1)} />
        {videoList.length > 0 && <Clips clips={videoList} />}
        {photoList.length > 0 && <Photos photos={photoList} />}
        <Banners banners={between.slice(1, 2)} />
        {musicList.length > 0 && <MusicList list={musicList} />}
      </HeldAmong>
      <Banners banners={between.slice(2)} />
      {cases.length > 0 && <Cases cases={cases} />}
      {contestList.length > 0 && <Contests contests={contestList} />}
    </div>
  );
}

/** Placeholder of the first rows while they load. */
export function MaterialLoading() {
  return (
    <div className={classes.material} data-loading="true">
      {bannerSentAhead() && <BannersLoading />}
      <Topics topics={[]} />
      <PicksLoading />
    </div>
  );
}

function Clips({ clips }: { clips: HomeMaterial['videoList'] }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="clips">
      <RowHead
        id="clips"
        title={t(($) => $.home.clips.title)}
        all={t(($) => $.home.clips.all)}
        to={paths.searchResult({ type: 'video' })}
      />
      <GrowingList className={classes.clips} items={clips} rowSize={4}>
        {(clip) => (
          <li key={clip.id}>
            <ClipCard clip={clip} to={paths.material(clip)} />
          </li>
        )}
      </GrowingList>
    </section>
  );
}

// Positions that are twice as large; each six fill two rows of the wall without a gap, see `.photos`.
const LARGE = [0, 3, 7, 8];

function Photos({ photos }: { photos: HomeMaterial['photoList'] }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="photos">
      <RowHead
        id="photos"
        title={t(($) => $.home.photos.title)}
        all={t(($) => $.home.photos.all)}
        to={paths.searchResult({ type: 'pic' })}
      />
      <GrowingList className={classes.photos} items={photos} rowSize={6}>
        {(photo, place) => (
          <li key={photo.id}>
            <PhotoCard photo={photo} to={paths.material(photo)} large={LARGE.includes(place)} />
          </li>
        )}
      </GrowingList>
    </section>
  );
}

function MusicList({ list }: { list: MusicItem[] }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="tracks">
      <RowHead id="tracks" title={t(($) => $.home.tracks.title)} all={t(($) => $.home.tracks.all)} to={paths.music()} />
      <HeardList value={list}>
        <GrowingList className={classes.list} items={list} rowSize={1}>
          {(music) => (
            <li key={music.musicId}>
              <MusicRow music={music} to={paths.detailMusic(music.musicId)} />
            </li>
          )}
        </GrowingList>
      </HeardList>
    </section>
  );
}
