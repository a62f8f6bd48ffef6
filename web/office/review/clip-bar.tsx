import { IconPlayerPauseFilled, IconPlayerPlayFilled, IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { formatClock } from '#contract/domain/clock.ts';
import { useTranslation } from '../../lib/translation.ts';
import { IconButton } from '../blocks/icon-button.tsx';
import classes from './stage.module.css';
import type { ItemState } from './use-item.ts';

/** Player controls with a time line; while a draft is open, a click on it marks the time. */
export function ClipBar({ duration, item }: { duration: number; item: ItemState }) {
  const { t } = useTranslation();
  const { player, draft } = item;
  const go = (seconds: number) => {
    player.seek(seconds);
    if (draft && item.ids.length === 1) item.setMark({ atSeconds: seconds });
  };
  const pending = item.mark && 'atSeconds' in item.mark ? item.mark.atSeconds : null;
  const moments = [...(draft?.reasons.map(({ atSeconds }) => atSeconds) ?? []), pending];
  return (
    <div className={classes.bar}>
      <IconButton
        icon={player.playing ? IconPlayerPauseFilled : IconPlayerPlayFilled}
        label={t(($) => $.office.review.stage[player.playing ? 'pause' : 'play'])}
        onClick={player.toggle}
      />
      <span>{formatClock(player.seconds)}</span>
      <div className={classes.line}>
        {moments.map(
          (moment, index) =>
            moment !== null && (
              <span key={index} className={classes.moment} style={{ left: `${(100 * moment) / duration}%` }} />
            ),
        )}
        <input
          type="range"
          min={0}
          max={duration}
          step={0.1}
          value={player.seconds}
          aria-label={t(($) => $.office.review.stage.time)}
          aria-valuetext={formatClock(player.seconds)}
          onChange={(event) => go(Number(event.currentTarget.value))}
        />
      </div>
      <span>{formatClock(duration)}</span>
      <IconButton
        icon={player.muted ? IconVolumeOff : IconVolume}
        label={t(($) => $.office.review.stage[player.muted ? 'unmute' : 'mute'])}
        onClick={player.toggleSound}
      />
    </div>
  );
}
