import { useContext } from 'react';
import { formatClock } from '#contract/domain/clock.ts';
import type { MusicItem } from '#contract/items.ts';
import { useTranslation } from '../../lib/translation.ts';
import { HeardList } from '../sound/heard-list.ts';
import { seekSound, useSound } from '../sound/sound.ts';
import classes from './heard-wave.module.css';
import { Wave } from './wave.tsx';

/** The wave of a piece with what was heard of it, and its times or what keeps it from playing. */
export function HeardWave({ music, className }: { music: MusicItem; className: string | undefined }) {
  const { t } = useTranslation();
  const { music: heard, position, length, failed } = useSound(music.musicId);
  const list = useContext(HeardList);
  const elapsed = formatClock(Math.floor(position));
  return (
    <>
      <div className={className}>
        <Wave
          url={music.waveUrl}
          label={t(($) => $.material.position, { title: music.musicName })}
          played={length > 0 ? position / length : 0}
          position={`${elapsed} / ${music.durationText}`}
          onSeek={(share) => seekSound(music, share, list)}
        />
      </div>
      <p className={classes.time}>
        {failed ? (
          <span role="alert">{t(($) => $.material.playFailed)}</span>
        ) : (
          <>
            <span data-current={heard !== null}>{elapsed}</span> / {music.durationText}
          </>
        )}
      </p>
    </>
  );
}
