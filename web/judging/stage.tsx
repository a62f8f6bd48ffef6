import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ShownWork } from '#contract/calls/judging.ts';
import { useTranslation } from '../lib/translation.ts';
import { Retry } from '../ui/retry.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { workQuery } from './queries.ts';
import classes from './stage.module.css';

interface Props {
  id: number;
  zoomed: boolean;
}

/** The work, as large as fits or by its own pixels; pictures of a group stand in a strip below. */
export function Stage({ id, zoomed }: Props) {
  const { data, error, refetch } = useQuery(workQuery(id));
  if (error) return <Retry error={error} onRetry={() => void refetch()} />;
  return data ? <Shown key={id} work={data} zoomed={zoomed} /> : <Skeleton height={400} />;
}

function Shown({ work, zoomed }: { work: ShownWork; zoomed: boolean }) {
  const { t } = useTranslation();
  const [at, setAt] = useState(0);
  const video = work.files.find(({ part }) => part === 'video');
  const cover = work.files.find(({ part }) => part === 'cover');
  const pictures = work.files.filter(({ part }) => part === 'picture');
  const picture = pictures[at];
  return (
    <div className={classes.stage}>
      <div className={classes.frame} data-zoomed={zoomed || undefined}>
        {video && (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- entries come without captions
          <video src={video.url} poster={cover?.thumbnail} controls preload="metadata" />
        )}
        {!video && picture && (
          <img
            key={picture.url}
            src={picture.url}
            width={picture.width}
            height={picture.height}
            alt={work.title || t(($) => $.judging.work)}
          />
        )}
      </div>
      {pictures.length > 1 && (
        <div className={classes.strip}>
          {pictures.map(({ thumbnail }, place) => (
            <button
              key={place}
              type="button"
              aria-pressed={place === at}
              aria-label={t(($) => $.judging.picture, { number: place + 1 })}
              onClick={() => setAt(place)}
            >
              <img src={thumbnail} alt="" />
            </button>
          ))}
        </div>
      )}
      <h2>{work.title}</h2>
      <p className={classes.story}>{work.story}</p>
    </div>
  );
}
