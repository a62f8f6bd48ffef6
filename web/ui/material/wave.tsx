import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { WAVE_POINTS } from '#contract/domain/media.ts';
import { drawWave, useSettledSize } from './wave-canvas.ts';
import classes from './wave.module.css';

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
  useEffect(
    () => drawWave(canvas.current!, values, { width, height, lit: [0, played] }),
    [values, width, height, played],
  );
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
