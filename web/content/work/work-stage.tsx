import { type CSSProperties, useState } from 'react';
import type { Work } from '#contract/calls/gallery.ts';
import { useTranslation } from '../../lib/translation.ts';
import classes from './work-stage.module.css';

const sizeOf = ({ width, height }: Work['shown'][number]) =>
  ({ '--width': `${width}px`, '--ratio': width / height }) as CSSProperties;

/** The work itself: a film, a picture, or one of a series above the strip of all. */
export function WorkStage({ work: { title, film, shown } }: { work: Work }) {
  const { t } = useTranslation();
  const [at, setAt] = useState(0);
  const picture = shown[at];
  const words = t(($) => $.contestPage.gallery);
  const numbered = (place: number) => t(($) => $.contestPage.gallery.photo, { place: place + 1, count: shown.length });
  return (
    <div className={classes.stage}>
      <div className={classes.frame}>
        {film !== null && (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- entries come without captions
          <video src={film} poster={picture?.url} controls playsInline preload="metadata" aria-label={title} />
        )}
        {film === null && picture && (
          <img
            key={picture.url}
            src={picture.url}
            width={picture.width}
            height={picture.height}
            style={sizeOf(picture)}
            alt={shown.length > 1 ? `${title} · ${numbered(at)}` : title}
          />
        )}
      </div>
      {shown.length > 1 && (
        <fieldset className={classes.strip} aria-label={words.photos}>
          {shown.map(({ url }, place) => (
            <button
              key={url}
              type="button"
              aria-pressed={place === at}
              aria-label={numbered(place)}
              onClick={() => setAt(place)}
            >
              <img src={url} alt="" loading="lazy" />
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
