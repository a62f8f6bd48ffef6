import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBackFilled,
  IconPlayerSkipForwardFilled,
} from '@tabler/icons-react';
import { formatClock } from '#contract/domain/clock.ts';
import type { MusicItem } from '#contract/items.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Picture } from '../../ui/material/picture.tsx';
import { PieceWords } from '../../ui/material/piece-words.tsx';
import { Wave } from '../../ui/material/wave.tsx';
import { seekSound, sound, toggleSound } from '../../ui/sound/sound.ts';
import { Actions } from './actions.tsx';
import classes from './bar.module.css';
import { IconButton } from '../../ui/icon-button.tsx';
import { moveOn, useNeighbours } from './find-piece.ts';
import { Volume } from './volume.tsx';

/** The piece that is heard, at the bottom of every page. */
export function Bar({ music }: { music: MusicItem }) {
  const { t } = useTranslation();
  return (
    <section className={classes.bar} aria-label={t(($) => $.player.label)}>
      <div className={classes.cover}>
        <Picture src={music.coverStr} alt="" colour="" />
      </div>
      <PieceWords music={music} to={paths.detailMusic(music.musicId)} />
      <Transport music={music} />
      <Place music={music} />
      <Volume />
      <Actions music={music} />
    </section>
  );
}

function Transport({ music }: { music: MusicItem }) {
  const { t } = useTranslation();
  const playing = sound.use((current) => current.playing);
  const { previous, next } = useNeighbours();
  const Icon = playing ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  return (
    <div className={classes.transport}>
      <IconButton
        label={t(($) => $.player.previous)}
        icon={<IconPlayerSkipBackFilled size={17} aria-hidden="true" />}
        disabled={previous === null}
        onClick={() => void moveOn(-1)}
      />
      <button
        type="button"
        className={classes.play}
        aria-label={playing ? t(($) => $.player.pause) : t(($) => $.player.play)}
        onClick={() => toggleSound(music)}
      >
        <Icon size={19} aria-hidden="true" />
      </button>
      <IconButton
        label={t(($) => $.player.next)}
        icon={<IconPlayerSkipForwardFilled size={17} aria-hidden="true" />}
        disabled={next === null}
        onClick={() => void moveOn(1)}
      />
    </div>
  );
}

/** Where the piece is, or what keeps it from playing. */
function Place({ music }: { music: MusicItem }) {
  const { t } = useTranslation();
  const { position, length, failed } = sound.use((current) => current);
  const elapsed = formatClock(Math.floor(position));
  if (failed)
    return (
      <p role="alert" className={classes.failed}>
        {t(($) => $.player.failed)}
        <button type="button" onClick={() => toggleSound(music)}>
          {t(($) => $.common.retry)}
        </button>
      </p>
    );
  return (
    <div className={classes.place}>
      <span>{elapsed}</span>
      <Wave
        url={music.waveUrl}
        label={t(($) => $.material.position, { title: music.musicName })}
        played={length > 0 ? position / length : 0}
        position={`${elapsed} / ${music.durationText}`}
        onSeek={(share) => seekSound(music, share)}
      />
      <span>{music.durationText}</span>
    </div>
  );
}
