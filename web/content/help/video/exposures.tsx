import { useTranslation } from '../../../lib/translation.ts';
import classes from './exposures.module.css';

const SIZE = { width: 220, height: 96 };

/** A histogram: how much of the picture has each brightness, from black to white. */
function histogram(hills: readonly { at: number; spread: number; height: number }[]): string {
  const points = Array.from({ length: 56 }, (_, n) => {
    const x = n / 55;
    const level = hills.reduce(
      (sum, { at, spread, height }) => sum + height * Math.exp(-(((x - at) / spread) ** 2)),
      0,
    );
    return `L${(x * SIZE.width).toFixed(1)} ${(SIZE.height * (1 - Math.min(1, level))).toFixed(1)}`;
  });
  return `M0 ${SIZE.height}${points.join('')}L${SIZE.width} ${SIZE.height}Z`;
}

const EXPOSURES = [
  {
    name: 'under',
    verdict: 'bad',
    path: histogram([
      { at: 0, spread: 0.1, height: 0.98 },
      { at: 0.2, spread: 0.16, height: 0.5 },
    ]),
  },
  {
    name: 'good',
    verdict: 'good',
    path: histogram([
      { at: 0.28, spread: 0.14, height: 0.5 },
      { at: 0.52, spread: 0.17, height: 0.7 },
      { at: 0.78, spread: 0.1, height: 0.28 },
    ]),
  },
  {
    name: 'over',
    verdict: 'bad',
    path: histogram([
      { at: 1, spread: 0.09, height: 0.98 },
      { at: 0.78, spread: 0.18, height: 0.5 },
    ]),
  },
] as const;

export function Exposures() {
  const { t } = useTranslation();
  return (
    <div className={classes.exposures} aria-hidden="true">
      {EXPOSURES.map(({ name, verdict, path }) => (
        <div key={name} data-verdict={verdict}>
          <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} preserveAspectRatio="none">
            <path d={path} />
          </svg>
          <span>{t(($) => $.help.video.shooting[name])}</span>
        </div>
      ))}
    </div>
  );
}
