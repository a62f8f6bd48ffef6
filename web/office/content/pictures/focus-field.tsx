import type { KeyboardEvent, MouseEvent } from 'react';
import type { Focus } from '#contract/domain/pictures.ts';
import { useTranslation } from '../../../lib/translation.ts';
import classes from './pictures.module.css';

interface Props {
  src: string;
  value: Focus;
  onChange: (focus: Focus) => void;
}

const STEPS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const within = (value: number) => Math.min(100, Math.max(0, Math.round(value)));

/** What must stay in sight where a picture is cropped: by a click on it, or by arrow keys, with Shift in larger steps. */
export function FocusField({ src, value, onChange }: Props) {
  const { t } = useTranslation();
  const at = t(($) => $.office.pictures.focusAt, { x: value.x, y: value.y });
  const point = (event: MouseEvent<HTMLButtonElement>) => {
    // A key on a button is a click without a place.
    if (event.detail === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const [x, y] = [(event.clientX - left) / width, (event.clientY - top) / height];
    onChange({ x: within(x * 100), y: within(y * 100) });
  };
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const by = event.shiftKey ? 10 : 1;
    onChange({ x: within(value.x + step[0] * by), y: within(value.y + step[1] * by) });
  };
  return (
    <div className={classes.focus}>
      <button
        type="button"
        className={classes.point}
        aria-label={`${t(($) => $.office.pictures.focus)} · ${at}`}
        onClick={point}
        onKeyDown={move}
      >
        <img src={src} alt="" />
        <span className={classes.mark} style={{ left: `${value.x}%`, top: `${value.y}%` }} />
      </button>
      <p>{t(($) => $.office.pictures.focusHint)}</p>
      <output>{at}</output>
    </div>
  );
}
