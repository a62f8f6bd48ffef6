import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type PointerEvent, useEffect, useRef } from 'react';
import { formatClock } from '#contract/domain/clock.ts';
import { useTranslation } from '../../lib/translation.ts';
import { drawWave, useSettledSize } from '../material/wave-canvas.ts';
import { type OpenSound, PART_SECONDS } from './open-sound.ts';
import classes from './part-wave.module.css';

interface Props {
  sound: OpenSound;
  /** Second at which the part begins. */
  from: number;
  onChange: (from: number) => void;
  /** Seconds of the part that have been listened to; null while nothing is heard. */
  played: number | null;
}

const STEP_SECONDS = 5;

/** The wave of a recording with the chosen part, which is dragged, tapped into place or moved by keys. */
export function PartWave({ sound, from, onChange, played }: Props) {
  const { t } = useTranslation();
  const { seconds, wave } = sound;
  const latest = Math.max(0, seconds - PART_SECONDS);
  const to = Math.min(seconds, from + PART_SECONDS);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = useSettledSize(canvas);
  useEffect(
    () => drawWave(canvas.current!, wave, { width, height, lit: [from / seconds, to / seconds] }),
    [wave, width, height, from, to, seconds],
  );
  const move = (second: number) => onChange(Math.round(Math.max(0, Math.min(latest, second)) * 10) / 10);
  const drag = useDrag({ from, to, seconds, move });
  const share = (second: number) => `${(second / seconds) * 100}%`;
  return (
    <div className={classes.place}>
      <StepButton
        label={t(($) => $.soundSearch.earlier)}
        icon={<IconChevronLeft size={18} />}
        disabled={from <= 0}
        onClick={() => move(from - STEP_SECONDS)}
      />
      <div className={classes.wave} {...drag}>
        <canvas ref={canvas} aria-hidden="true" />
        <div className={classes.part} style={{ left: share(from), width: share(to - from) }} />
        {played !== null && <div className={classes.played} style={{ left: share(from + played) }} />}
        <input
          type="range"
          aria-label={t(($) => $.soundSearch.start)}
          aria-valuetext={t(($) => $.soundSearch.range, { from: formatClock(from), to: formatClock(to) })}
          min={0}
          max={latest}
          step={1}
          value={from}
          disabled={latest === 0}
          onChange={(event) => move(Number(event.currentTarget.value))}
        />
      </div>
      <StepButton
        label={t(($) => $.soundSearch.later)}
        icon={<IconChevronRight size={18} />}
        disabled={from >= latest}
        onClick={() => move(from + STEP_SECONDS)}
      />
    </div>
  );
}

interface StepProps {
  label: string;
  icon: React.ReactNode;
  disabled: boolean;
  onClick: () => void;
}

function StepButton({ label, icon, disabled, onClick }: StepProps) {
  return (
    <button
      type="button"
      className={classes.step}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      {icon}
    </button>
  );
}

interface Shown {
  from: number;
  to: number;
  seconds: number;
  move: (second: number) => void;
}

/** Drags the part from wherever it is held; a press beside it brings its middle there. */
function useDrag({ from, to, seconds, move }: Shown) {
  /** Seconds between the beginning of the part and the pointer. */
  const held = useRef<number>(undefined);
  const secondAt = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return ((clientX - left) / width) * seconds;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      const second = secondAt(event);
      held.current = second >= from && second <= to ? second - from : (to - from) / 2;
      event.currentTarget.setPointerCapture(event.pointerId);
      move(second - held.current);
    },
    onPointerMove: (event: PointerEvent) => {
      if (held.current !== undefined) move(secondAt(event) - held.current);
    },
    onPointerUp: () => void (held.current = undefined),
    onPointerCancel: () => void (held.current = undefined),
  };
}
