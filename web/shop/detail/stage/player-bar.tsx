import {
  IconMaximize,
  IconMinimize,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconRepeat,
  IconVolume,
  IconVolumeOff,
} from '@tabler/icons-react';
import type { ReactNode, RefObject } from 'react';
import type { VideoItem } from '#contract/items.ts';
import { useTranslation } from '../../../lib/translation.ts';
import classes from './player.module.css';
import { SeekBar } from './seek-bar.tsx';
import type { PlayerActions, PlayerState } from './use-player.ts';

/** Length of the longest sample. */
const SAMPLE_SECONDS = 60;

const icon = { size: 19, stroke: 1.8, 'aria-hidden': true } as const;

interface Props {
  clip: VideoItem;
  /** Whether the clip has sound. */
  sound: boolean;
  video: RefObject<HTMLVideoElement | null>;
  state: PlayerState;
  actions: PlayerActions;
}

export function PlayerBar({ clip, sound, video, state, actions }: Props) {
  const { t } = useTranslation();
  const { playing, muted, loop, full } = state;
  const { toggle, toggleSound, toggleLoop, toggleFull } = actions;
  return (
    <div className={classes.bar}>
      <Control label={playing ? t(($) => $.detail.player.pause) : t(($) => $.detail.player.play)} onClick={toggle}>
        {playing ? <IconPlayerPauseFilled {...icon} /> : <IconPlayerPlayFilled {...icon} />}
      </Control>
      <SeekBar video={video} playing={playing} length={Math.min(clip.duration, SAMPLE_SECONDS)} onSeek={actions.seek} />
      {clip.duration > SAMPLE_SECONDS && <span className={classes.note}>{t(($) => $.detail.player.firstMinute)}</span>}
      {sound && (
        <Control
          label={muted ? t(($) => $.detail.player.unmute) : t(($) => $.detail.player.mute)}
          onClick={toggleSound}
        >
          {muted ? <IconVolumeOff {...icon} /> : <IconVolume {...icon} />}
        </Control>
      )}
      <Control label={t(($) => $.detail.player.loop)} pressed={loop} onClick={toggleLoop}>
        <IconRepeat {...icon} />
      </Control>
      <Control
        label={full ? t(($) => $.detail.player.leaveFullScreen) : t(($) => $.detail.player.fullScreen)}
        onClick={toggleFull}
      >
        {full ? <IconMinimize {...icon} /> : <IconMaximize {...icon} />}
      </Control>
    </div>
  );
}

interface ControlProps {
  label: string;
  pressed?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Control({ label, pressed, onClick, children }: ControlProps) {
  return (
    <button type="button" aria-label={label} title={label} aria-pressed={pressed} onClick={onClick}>
      {children}
    </button>
  );
}
