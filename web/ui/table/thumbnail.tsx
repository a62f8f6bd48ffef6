import { IconMusic, IconPhoto, IconVideo, IconVolume } from '@tabler/icons-react';
import type { MediaKind } from '#contract/domain/media.ts';
import classes from './thumbnail.module.css';

const ICONS: Record<MediaKind, typeof IconMusic> = {
  video: IconVideo,
  photo: IconPhoto,
  music: IconMusic,
  effect: IconVolume,
};

interface Props {
  of: { kind: MediaKind; thumbnail: string | null };
  large?: boolean;
}

/** A thumbnail whose box is there before the picture, and stays when there is none. */
export function Thumbnail({ of: { kind, thumbnail }, large = false }: Props) {
  const Icon = ICONS[kind];
  return (
    <span className={classes.thumbnail} data-large={large}>
      <Icon size={large ? 32 : 16} stroke={1.6} aria-hidden="true" />
      {thumbnail && <img src={thumbnail} alt="" loading="lazy" decoding="async" />}
    </span>
  );
}
