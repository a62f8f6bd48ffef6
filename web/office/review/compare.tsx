import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { AlikeMaterial, ReviewDetail } from '#contract/calls/review.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Label } from '../../ui/table/label.tsx';
import { Thumbnail } from '../../ui/table/thumbnail.tsx';
import { IconButton } from '../blocks/icon-button.tsx';
import { DESKS } from '../desks.ts';
import { useNames } from '../names.ts';
import classes from './compare.module.css';

interface Props {
  review: ReviewDetail;
  at: number;
  onAt: (at: number) => void;
  onClose: () => void;
}

/** The work beside one that may be the same. */
export function Compare({ review, at, onAt, onClose }: Props) {
  const { t } = useTranslation();
  const { alike, material } = review;
  const other = alike[at] ?? alike[0];
  if (!other) return null;
  return (
    <section className={classes.compare} aria-label={t(($) => $.office.review.compare.title)}>
      <header>
        <IconButton
          icon={IconChevronLeft}
          label={t(($) => $.office.review.compare.previous)}
          idle={at === 0}
          onClick={() => onAt(at - 1)}
        />
        <span>{t(($) => $.office.review.compare.count, { at: at + 1, total: alike.length })}</span>
        <IconButton
          icon={IconChevronRight}
          label={t(($) => $.office.review.compare.next)}
          idle={at === alike.length - 1}
          onClick={() => onAt(at + 1)}
        />
        <IconButton icon={IconX} label={t(($) => $.office.review.compare.close)} onClick={onClose} />
      </header>
      <figure>
        <Picture of={material} />
        <figcaption>
          <p title={material.title}>
            <Label tone="accent">{t(($) => $.office.review.compare.this)}</Label> {material.code} {material.title}
          </p>
        </figcaption>
      </figure>
      <figure>
        <Picture of={other} />
        <figcaption>
          <About other={other} />
        </figcaption>
      </figure>
    </section>
  );
}

function About({ other }: { other: AlikeMaterial }) {
  const { t } = useTranslation();
  const names = useNames();
  return (
    <>
      <p title={other.title}>
        {other.same && <Label tone="bad">{t(($) => $.office.review.compare.same)}</Label>}{' '}
        <Label>{names.materialState(other.state)}</Label>{' '}
        <Link to={`${DESKS.catalogue.path}?material=${other.materialId}`} target="_blank">
          {other.code}
        </Link>{' '}
        {other.title}
      </p>
      <p>
        {other.own
          ? t(($) => $.office.review.compare.ownOwner)
          : t(($) => $.office.review.compare.otherOwner, { name: other.owner })}
      </p>
    </>
  );
}

interface Shown {
  kind: MediaKind;
  title: string;
  poster: string | null;
  playable: string | null;
}

function Picture({ of: { kind, title, poster, playable } }: { of: Shown }) {
  if (kind === 'video' && playable)
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- a preview has no speech to caption
      <video
        key={playable}
        src={playable}
        poster={poster ?? undefined}
        aria-label={title}
        controls
        muted
        loop
        playsInline
        preload="metadata"
      />
    );
  if (poster && (kind === 'photo' || kind === 'video')) return <img src={poster} alt={title} />;
  return (
    <div>
      <Thumbnail of={{ kind, thumbnail: poster }} large />
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- music */}
      {playable && <audio src={playable} aria-label={title} controls preload="none" />}
    </div>
  );
}
