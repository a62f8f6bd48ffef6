import type { ReactNode } from 'react';
import classes from './framed-scene.module.css';
import type { PaletteName } from './scene/palettes.ts';
import { Scene } from './scene/scene.tsx';

/** A small decorative picture in a frame. */
export function FramedScene({ palette, seed, children }: { palette: PaletteName; seed: number; children?: ReactNode }) {
  return (
    <div className={classes.frame}>
      <Scene palette={palette} seed={seed} sun={{ x: 0.58, y: 0.4, size: 46 }} />
      {children}
    </div>
  );
}
