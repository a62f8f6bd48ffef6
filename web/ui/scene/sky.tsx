import { useMemo } from 'react';
import type { Palette } from './palettes.ts';
import { clouds, FRAME, randomRow } from './terrain.ts';

/** Position of the sun, as shares of the frame. */
export interface Sun {
  x: number;
  y: number;
  size?: number;
}

interface Props {
  /** Prefix of the gradients' ids, which must be unique on the page. */
  id: string;
  palette: Palette;
  seed: number;
}

export function Sky({ id, palette, sun, seed }: Props & { sun: Sun }) {
  const at = { cx: sun.x * FRAME.width, cy: sun.y * FRAME.height };
  const size = sun.size ?? 34;
  return (
    <>
      <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="0" y2="0.78">
        {palette.sky.map((colour, n) => (
          <stop key={n} offset={n / 3} stopColor={colour} />
        ))}
      </linearGradient>
      <radialGradient id={`${id}-glow`}>
        <stop offset="0" stopColor={palette.glow} stopOpacity="0.85" />
        <stop offset="0.35" stopColor={palette.glow} stopOpacity="0.32" />
        <stop offset="1" stopColor={palette.glow} stopOpacity="0" />
      </radialGradient>
      <rect width={FRAME.width} height={FRAME.height} fill={`url(#${id}-sky)`} />
      {palette.stars && <Stars seed={seed} />}
      <circle {...at} r={size * 11} fill={`url(#${id}-glow)`} />
      <circle {...at} r={size} fill={palette.sun} />
    </>
  );
}

function Stars({ seed }: { seed: number }) {
  const next = randomRow(seed + 77);
  return Array.from({ length: 70 }, (_, n) => (
    <circle
      key={n}
      cx={(next() * FRAME.width).toFixed(0)}
      cy={(next() ** 1.5 * 300).toFixed(0)}
      r={(0.5 + next() * 0.9).toFixed(2)}
      fill="#fff"
      opacity={(0.25 + next() * 0.55).toFixed(2)}
    />
  ));
}

export function Clouds({ id, palette, seed }: Props) {
  const streaks = useMemo(() => clouds(seed + 9, 46), [seed]);
  return (
    <>
      <radialGradient id={`${id}-cloud`}>
        <stop offset="0" stopColor={palette.cloud} stopOpacity="0.9" />
        <stop offset="0.5" stopColor={palette.cloud} stopOpacity="0.35" />
        <stop offset="1" stopColor={palette.cloud} stopOpacity="0" />
      </radialGradient>
      {streaks.map(({ x, y, rx, ry, opacity }, n) => (
        <ellipse key={n} cx={x} cy={y} rx={rx} ry={ry} fill={`url(#${id}-cloud)`} opacity={opacity} />
      ))}
    </>
  );
}
