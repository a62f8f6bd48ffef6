import type { ReactNode } from 'react';
import type { PaletteName } from '../../../ui/scene/palettes.ts';
import { Scene } from '../../../ui/scene/scene.tsx';
import classes from './shot.module.css';

interface Props {
  label: string;
  palette?: PaletteName;
  seed?: number;
  /** Somebody with a tripod stands in it. */
  photographer?: boolean;
  /** How near: 1 shows all of it, 3 a third. */
  near?: number;
  look?: 'log' | 'graded';
  shape?: 'wide' | 'upright';
  /** Good or bad; neither where it is only one of several. */
  verdict?: 'good' | 'bad';
  /** What lies on the picture. */
  children?: ReactNode;
}

/** A picture of the library as an example, with what to see in it. */
export function Shot({
  label,
  palette = 'sunset',
  seed = 21,
  photographer = false,
  near = 1,
  look = 'graded',
  shape = 'wide',
  verdict,
  children,
}: Props) {
  return (
    <div className={classes.shot} data-shape={shape} data-verdict={verdict}>
      <div className={classes.frame}>
        <div className={classes.scene} data-look={look} data-near={near > 1} style={{ scale: near }}>
          <Scene palette={palette} seed={seed} {...(photographer && { photographer: 0.44 })} />
        </div>
        {children}
      </div>
      <span className={classes.label}>{label}</span>
    </div>
  );
}

export function Shots({ children }: { children: ReactNode }) {
  return (
    <div className={classes.shots} aria-hidden="true">
      {children}
    </div>
  );
}
