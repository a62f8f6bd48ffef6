import { randomRow } from '../../ui/scene/terrain.ts';
import classes from './kind-art.module.css';

/** Controls of a player over a picture. */
export function PlayHead() {
  return (
    <svg className={classes.over} viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <circle cx="160" cy="96" r="27" className={classes.glass} />
      <path d="M152 83.5v25l21-12.5z" fill="#fff" />
      <path d="M22 178h276" className={classes.track} />
      <path d="M22 178h104" className={classes.played} />
      <circle cx="126" cy="178" r="4.5" className={classes.knob} />
    </svg>
  );
}

/** Viewfinder of a camera over a picture. */
export function Viewfinder() {
  return (
    <svg className={classes.over} viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path
        d="M40 58V34h24M256 34h24v24M280 142v24h-24M64 166H40v-24"
        fill="none"
        stroke="#fff"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M160 92v16M152 100h16" stroke="#fff" strokeWidth="1.6" strokeLinecap="round" opacity="0.85" />
    </svg>
  );
}

const BARS = waveHeights(54);

/** Waveform of a piece of music, partly played. */
export function Wave() {
  return (
    <svg className={classes.over} viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="200" className={classes.night} />
      {BARS.map((height, n) => (
        <rect
          key={n}
          x={25 + n * 5}
          y={100 - height / 2}
          width="3"
          height={height}
          rx="1.5"
          className={n < 21 ? classes.sounded : classes.silent}
        />
      ))}
      <path d="M129.5 40v120" stroke="#fff" strokeWidth="1.2" opacity="0.8" />
    </svg>
  );
}

function waveHeights(count: number): number[] {
  const next = randomRow(5);
  return Array.from({ length: count }, (_, n) => {
    const swell = 0.35 + 0.65 * Math.sin((n / count) * Math.PI) ** 1.2;
    return Math.round((14 + next() * 92) * swell);
  });
}

/** Sound waves spreading from a point. */
export function Ripples() {
  return (
    <svg className={classes.over} viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="200" className={classes.night} />
      {[22, 42, 64, 88, 114, 142, 172].map((radius, n) => (
        <circle
          key={radius}
          cx="160"
          cy="100"
          r={radius}
          className={classes.ring}
          strokeDasharray={n % 2 ? `${radius * 0.9} ${radius * 0.28}` : `${radius * 2.1} ${radius * 0.2}`}
          transform={`rotate(${n * 47} 160 100)`}
          opacity={0.95 - n * 0.125}
        />
      ))}
      <circle cx="160" cy="100" r="7" className={classes.knob} />
    </svg>
  );
}
