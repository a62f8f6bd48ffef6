import { useState } from 'react';
import type { ShownContest } from '#contract/calls/contest-pages.ts';
import type { Gallery } from '#contract/calls/gallery.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Retry } from '../../../ui/retry.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import classes from './contest-gallery.module.css';
import { useWorks } from './gallery-query.ts';
import { WorkCard } from './work-card.tsx';

interface Props {
  contest: Pick<ShownContest, 'slug' | 'state'>;
  first: Gallery;
}

/** The works of a contest that visitors may see now, of all tracks or of one. */
export function ContestGallery({ contest: { slug, state }, first }: Props) {
  const { t } = useTranslation();
  const [track, setTrack] = useState<number>();
  const { works, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useWorks({
    slug,
    track,
    first,
  });
  const words = t(($) => $.contestPage.gallery);
  return (
    <section className={classes.gallery} aria-labelledby="gallery">
      <h2 id="gallery">{words.title}</h2>
      {state !== 'decided' && <p className={classes.note}>{words.blind}</p>}
      {first.voting && <p className={classes.note}>{t(($) => $.contestPage.favourites.open)}</p>}
      {first.tracks.length > 1 && <Tracks tracks={first.tracks} chosen={track} onChoose={setTrack} />}
      {isPending && <Skeleton height={320} />}
      {error && <Retry error={error} onRetry={() => void (works.length > 0 ? fetchNextPage() : refetch())} />}
      <ul className={classes.works}>
        {works.map((work) => (
          <WorkCard key={work.id} work={work} />
        ))}
      </ul>
      {hasNextPage && !error && (
        <div className={classes.more}>
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      )}
    </section>
  );
}

interface TracksProps {
  tracks: Gallery['tracks'];
  chosen: number | undefined;
  onChoose: (track: number | undefined) => void;
}

function Tracks({ tracks, chosen, onChoose }: TracksProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const words = t(($) => $.contestPage.gallery);
  const all = { id: undefined, name: words.all, works: tracks.reduce((sum, { works }) => sum + works, 0) };
  return (
    <fieldset className={classes.tracks} aria-label={words.tracks}>
      {[all, ...tracks].map(({ id, name, works }) => (
        <button key={id ?? 0} type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          {name} <span>{formatNumber(works, language)}</span>
        </button>
      ))}
    </fieldset>
  );
}
