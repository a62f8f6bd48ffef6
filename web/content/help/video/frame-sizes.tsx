import { SIZE_CLASSES, type SizeClass } from '#contract/domain/media.ts';
import { Scene } from '../../../ui/scene/scene.tsx';
import classes from './frame-sizes.module.css';

const WIDTHS: Record<SizeClass, number> = { '1080P': 1920, '4K': 3840, '8K': 7680 };
const LARGEST = WIDTHS['8K'];

/** What each class shows of the largest, drawn to scale. */
export function FrameSizes() {
  return (
    <div className={classes.sizes} aria-hidden="true">
      <Scene palette="sunset" seed={21} sun={{ x: 0.56, y: 0.44 }} photographer={0.42} />
      {SIZE_CLASSES.map((name) => (
        <span key={name} className={classes.frame} style={{ width: `${(WIDTHS[name] / LARGEST) * 100}%` }}>
          <b>
            {name}
            <i>
              {WIDTHS[name]} × {(WIDTHS[name] / 16) * 9}
            </i>
          </b>
        </span>
      ))}
    </div>
  );
}
