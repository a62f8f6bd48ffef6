import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { type Place, within } from './layout.ts';

const STEP = 0.01;
const LARGE_STEP = 0.05;

const ARROWS: Record<string, Place> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface Props {
  label: string;
  describedBy: string;
  className: string | undefined;
  style?: CSSProperties;
  at: Place;
  /** How far it goes for a pointer that crosses the stage, and which way. */
  speed?: number;
  onMove: (place: Place) => void;
  children: ReactNode;
}

/** Something on the stage that is dragged, or moved by the arrow keys. */
export function Movable({ label, describedBy, className, style, at, speed = 1, onMove, children }: Props) {
  const from = useRef<{ pointer: Place; at: Place }>(null);
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { pointer: { x: event.clientX, y: event.clientY }, at };
  };
  const onPointerMove = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLButtonElement>) => {
    const start = from.current;
    const stage = currentTarget.parentElement?.getBoundingClientRect();
    if (!start || !stage) return;
    const [right, down] = [(clientX - start.pointer.x) / stage.width, (clientY - start.pointer.y) / stage.height];
    onMove(within({ x: start.at.x + right * speed, y: start.at.y + down * speed }));
  };
  const end = () => {
    from.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const step = (event.shiftKey ? LARGE_STEP : STEP) * Math.sign(speed);
    onMove(within({ x: at.x + arrow.x * step, y: at.y + arrow.y * step }));
  };
  return (
    <button
      type="button"
      className={className}
      style={style}
      aria-label={label}
      aria-describedby={describedBy}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={onKeyDown}
    >
      {children}
    </button>
  );
}
