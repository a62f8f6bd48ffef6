import { IconMusic, IconPhoto, IconVideo, IconVolume } from '@tabler/icons-react';
import type { MediaRun } from '#contract/calls/media.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import classes from './file-name.module.css';

const ICONS: Record<MediaKind, typeof IconMusic> = {
  video: IconVideo,
  photo: IconPhoto,
  music: IconMusic,
  effect: IconVolume,
};

/** A file as it looks and what it is called; one without a title yet has its file name only. */
export function FileName({ run }: { run: MediaRun }) {
  const { title, fileName } = run;
  return (
    <span className={classes.file} title={title ? `${title} · ${fileName}` : fileName}>
      <Thumbnail run={run} />
      <span className={classes.words}>
        <span>{title || fileName}</span>
        {title && <span className={classes.second}>{fileName}</span>}
      </span>
    </span>
  );
}

/** Its box is there before the picture, and stays when there is none. */
export function Thumbnail({ run, large = false }: { run: MediaRun; large?: boolean }) {
  const Icon = ICONS[run.kind];
  return (
    <span className={classes.thumbnail} data-large={large}>
      <Icon size={large ? 32 : 16} stroke={1.6} aria-hidden="true" />
      {run.thumbnail && <img src={run.thumbnail} alt="" loading="lazy" decoding="async" />}
    </span>
  );
}
