import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { WAVE_POINTS } from '#contract/domain/media.ts';
import classes from './wave.module.css';

interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

const WIDTH = 3;
const GAP = 2;
const LOWEST = 2;

/** As many bars as fit, each as high as the loudest of its values (0–100). */
export function waveBars(values: readonly number[], width: number, height: number): Bar[] {
  const count = Math.max(0, Math.floor((width + GAP) / (WIDTH + GAP)));
  return Array.from({ length: count }, (_, n) => {
    const from = Math.floor((n * values.length) / count);
    const to = Math.max(from + 1, Math.floor(((n + 1) * values.length) / count));
    const loudest = Math.max(0, ...values.slice(from, to));
    const tall = Math.max(LOWEST, (Math.min(100, loudest) / 100) * height);
    return { x: n * (WIDTH + GAP), y: (height - tall) / 2, width: WIDTH, height: tall };
  });
}

interface Props {
  url: string;
  label: string;
  /** From 0 to 1. */
  played: number;
  /** The position as text. */
  position: string;
  onSeek: (share: number) => void;
}

const FLAT: number[] = [];

/** The waveform of a piece of music; clicking it or using the arrow keys seeks. */
export function Wave({ url, label, played, position, onSeek }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = useSettledSize(canvas);
  const values = useWave(url);
  useEffect(() => draw(canvas.current!, values, { width, height, played }), [values, width, height, played]);
  return (
    <span className={classes.wave}>
      <canvas ref={canvas} aria-hidden="true" />
      <input
        type="range"
        aria-label={label}
        aria-valuetext={position}
        min={0}
        max={WAVE_POINTS}
        value={Math.round(played * WAVE_POINTS)}
        onChange={(event) => onSeek(Number(event.currentTarget.value) / WAVE_POINTS)}
      />
    </span>
  );
}

/** Values of a waveform; flat when they cannot be loaded, because the piece still plays. */
function useWave(url: string): number[] {
  const { data } = useQuery({
    queryKey: ['wave', url],
    queryFn: async ({ signal }) => {
      const reply = await fetch(new Request(url, { signal, priority: 'low' }));
      const values: unknown = await reply.json();
      return Array.isArray(values) ? values.filter((value) => typeof value === 'number') : FLAT;
    },
    enabled: url !== '',
    staleTime: Infinity,
    retry: false,
  });
  return data ?? FLAT;
}

interface Shape {
  width: number;
  height: number;
  played: number;
}

function draw(canvas: HTMLCanvasElement, values: readonly number[], { width, height, played }: Shape): void {
  const context = canvas.getContext('2d');
  if (!context || width === 0) return;
  canvas.width = Math.round(width * devicePixelRatio);
  canvas.height = Math.round(height * devicePixelRatio);
  context.scale(devicePixelRatio, devicePixelRatio);
  const style = getComputedStyle(canvas);
  for (const bar of waveBars(values, width, height)) {
    context.fillStyle = bar.x < played * width ? style.getPropertyValue('--fh-accent') : style.color;
    context.beginPath();
    context.roundRect(bar.x, bar.y, bar.width, bar.height, bar.width / 2);
    context.fill();
  }
}

const PAUSE_MS = 300;

/** Size of an element: at once when it appears, then after each change has settled. */
function useSettledSize(place: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = place.current!;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(measure, PAUSE_MS);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [place]);
  return size;
}
