import { type ReactNode, useId, useMemo } from 'react';
import { type Palette, type PaletteName, palettes } from './palettes.ts';
import classes from './scene.module.css';
import { Clouds, Sky, type Sun } from './sky.tsx';
import { FRAME, ridge, type Ridge } from './terrain.ts';

interface Props {
  palette: PaletteName;
  seed: number;
  sun?: Sun;
  /** Position of a figure with a tripod, as a share of the width. */
  photographer?: number;
  /** Moves the ridges apart on scrolling, where the reader allows motion. */
  alive?: boolean;
}

/** Mountain ridges under an evening sky. Decoration: hidden from screen readers. */
export function Scene({ palette: name, seed, sun = { x: 0.62, y: 0.42 }, photographer, alive = false }: Props) {
  const palette: Palette = palettes[name];
  const id = useId();
  const ridges = useMemo(() => range(seed), [seed]);
  const slope = (n: number, haze: string) => (
    <Slope id={`${id}-${n}`} shape={ridges[n]!} colour={palette.ridges[n]!} haze={haze} />
  );
  const x = photographer === undefined ? undefined : photographer * FRAME.width;
  return (
    <div className={classes.scene} data-alive={alive} aria-hidden="true">
      <Layer>
        <Sky id={id} palette={palette} sun={sun} seed={seed} />
        <Clouds id={id} palette={palette} seed={seed} />
      </Layer>
      <Layer move="far">
        {slope(0, palette.glow)}
        {slope(1, palette.glow)}
      </Layer>
      <Layer move="middle">
        {slope(2, palette.ridges[0])}
        {slope(3, palette.ridges[0])}
        {x !== undefined && <Photographer x={x} y={ridges[3]!.heightAt(x)} colour={palette.ridges[4]} />}
      </Layer>
      <Layer>
        <path d={ridges[4]!.path} fill={palette.ridges[4]} />
      </Layer>
    </div>
  );
}

/** From the farthest ridge to the nearest; nearer ones are lower and smoother. */
function range(seed: number): Ridge[] {
  return [
    ridge({ seed: seed + 1, foot: 190, rise: 190, peaks: 4, rough: 0.85 }),
    ridge({ seed: seed + 2, foot: 150, rise: 150, peaks: 3.2, rough: 0.7 }),
    ridge({ seed: seed + 3, foot: 95, rise: 140, peaks: 2.6, rough: 0.45 }),
    ridge({ seed: seed + 4, foot: 45, rise: 110, peaks: 2.2, rough: 0.25 }),
    ridge({ seed: seed + 5, foot: 0, rise: 80, peaks: 1.8, rough: 0.15 }),
  ];
}

/** A separate drawing, so that moving it needs no repainting. */
function Layer({ move, children }: { move?: 'far' | 'middle'; children: ReactNode }) {
  return (
    <svg
      className={classes.layer}
      data-move={move}
      viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
      preserveAspectRatio="xMidYMax slice"
      focusable="false"
    >
      {children}
    </svg>
  );
}

interface SlopeProps {
  id: string;
  shape: Ridge;
  colour: string;
  /** Mist in the valley below. */
  haze: string;
}

function Slope({ id, shape, colour, haze }: SlopeProps) {
  return (
    <>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={colour} />
        <stop offset="1" stopColor={`color-mix(in srgb, ${colour} 68%, ${haze})`} />
      </linearGradient>
      <path d={shape.path} fill={`url(#${id})`} />
    </>
  );
}

/** A figure behind a camera, standing at the given point. */
function Photographer({ x, y, colour }: { x: number; y: number; colour: string }) {
  return (
    <g transform={`translate(${x} ${y + 3})`} fill={colour} stroke={colour} strokeLinecap="round">
      <path d="M-13 0-5-25M3 0-5-25M-5 0v-25" strokeWidth="1.6" fill="none" />
      <path d="M-12-32h13v8h-13zM-17-30.5h5v5h-5z" strokeWidth="0.5" />
      <path d="M12 0l1-17c-2-6-1-13 3-14 5-1 8 4 7 12l-1 19h-4l-1-14-1 14z" strokeWidth="1" />
      <path d="M14-27 3-26" strokeWidth="3" fill="none" />
      <circle cx="15.5" cy="-35.5" r="4.6" stroke="none" />
    </g>
  );
}
