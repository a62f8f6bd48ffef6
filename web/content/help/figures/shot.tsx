import type { ReactNode } from 'react';
import type { PaletteName } from '../../../ui/scene/palettes.ts';
import { Scene } from '../../../ui/scene/scene.tsx';
import classes from './shot.module.css';

interface Props {
  label: string;
  palette?: PaletteName;
  seed?: number;
  /** Shows a figure with a tripod. */
  photographer?: boolean;
  /** Zoom: 1 shows the whole picture, 3 a third. */
  near?: number;
  look?: 'log' | 'graded';
  shape?: 'wide' | 'upright';
  /** Marks a good or bad example; absent for neither. */
  verdict?: 'good' | 'bad';
  /** Content on top of the picture. */
  children?: ReactNode;
}

/** An example picture with a label. */
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
