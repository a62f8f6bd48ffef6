/** The frame in which scenes are drawn; a box of another shape crops it at the sides and the top. */
export const FRAME = { width: 1600, height: 640 };
const STEP = 10;

/** Random numbers between 0 and 1; the same seed always gives the same ones. */
export function randomRow(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Shape {
  seed: number;
  /** Height of the foot of the ridge above the lower edge. */
  foot: number;
  /** How far its peaks rise above the foot. */
  rise: number;
  /** Peaks across the frame. */
  peaks: number;
  /** 0 for rolling hills, 1 for rock. */
  rough: number;
}

export interface Ridge {
  path: string;
  heightAt: (x: number) => number;
}

export function ridge({ seed, foot, rise, peaks, rough }: Shape): Ridge {
  const layers = [1, 2.3, 4.9, 10.3, 21.7].map((scale, depth) => ({
    noise: smoothNoise(seed * 31 + depth),
    scale: (peaks * scale) / FRAME.width,
    weight: depth === 0 ? 1 : (0.1 + 0.42 * rough) ** depth,
  }));
  const whole = layers.reduce((sum, layer) => sum + layer.weight, 0);
  const heightAt = (x: number) => {
    const share = layers.reduce((sum, { noise, scale, weight }) => sum + noise(x * scale) * weight, 0) / whole;
    return FRAME.height - foot - rise * share;
  };
  const points = Array.from(
    { length: FRAME.width / STEP + 1 },
    (_, n) => `${n * STEP} ${heightAt(n * STEP).toFixed(1)}`,
  );
  return { path: `M0 ${FRAME.height}L${points.join('L')}L${FRAME.width} ${FRAME.height}Z`, heightAt };
}

function smoothNoise(seed: number): (x: number) => number {
  const next = randomRow(seed);
  const knots = Array.from({ length: 512 }, next);
  return (x) => {
    const left = Math.floor(x);
    const part = x - left;
    const eased = part * part * (3 - 2 * part);
    return knots[left % 512]! * (1 - eased) + knots[(left + 1) % 512]! * eased;
  };
}

export interface Cloud {
  x: number;
  y: number;
  rx: number;
  ry: number;
  opacity: number;
}

/** Long thin streaks, denser towards the horizon. */
export function clouds(seed: number, count: number): Cloud[] {
  const next = randomRow(seed);
  return Array.from({ length: count }, () => {
    const depth = next();
    return {
      x: next() * FRAME.width,
      y: 20 + depth * FRAME.height * 0.5,
      rx: 110 + next() * 330,
      ry: 5 + next() * 16,
      opacity: 0.06 + next() * 0.2,
    };
  });
}
