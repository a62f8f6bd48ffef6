import { setImmediate as breathe } from 'node:timers/promises';
import { LAYOUT_LENGTH as LENGTH } from './layout.ts';

/** Lets other work of the process run after this many points. */
const BREATH = 2000 * LENGTH;
const ROUNDS = 8;
/** Stops early, after a third of the numbers, when a point is already too far. */
const LOOK_EVERY = 8;

/** Points in a row, 24 numbers each. */
export type Points = Float64Array<ArrayBuffer>;

export function pointCount(points: Points): number {
  return points.length / LENGTH;
}

/**
 * Groups near points with k-means and returns the centres of `count` groups as whole numbers. Starts from the first
 * points.
 */
export async function findCentroids(sample: Points, count: number): Promise<Points> {
  let centroids = sample.slice(0, count * LENGTH);
  for (let round = 0; round < ROUNDS; round += 1) centroids = await improve(sample, centroids);
  return centroids.map((value) => Math.round(value));
}

/** Moves each centroid to the mean of the points nearest to it; a centroid without points stays. */
async function improve(sample: Points, centroids: Points): Promise<Points> {
  const sums = new Float64Array(centroids.length);
  const counts = new Uint32Array(pointCount(centroids));
  for (let point = 0; point < sample.length; point += LENGTH) {
    if (point % BREATH === 0) await breathe();
    const nearest = nearestCentroid(centroids, sample, point);
    counts[nearest] = (counts[nearest] ?? 0) + 1;
    for (let index = 0; index < LENGTH; index += 1)
      sums[nearest * LENGTH + index] = (sums[nearest * LENGTH + index] ?? 0) + (sample[point + index] ?? 0);
  }
  return centroids.map((value, at) => {
    const members = counts[Math.floor(at / LENGTH)] ?? 0;
    return members === 0 ? value : (sums[at] ?? 0) / members;
  });
}

/** Index of the centroid nearest to the point at `start` of `points`. */
export function nearestCentroid(centroids: Points, points: Points, start: number): number {
  let best = 0;
  let bestDistance = Infinity;
  for (let centroid = 0; centroid < centroids.length; centroid += LENGTH) {
    let distance = 0;
    for (let index = 0; index < LENGTH; index += 1) {
      const difference = (centroids[centroid + index] as number) - (points[start + index] as number);
      distance += difference * difference;
      if (index % LOOK_EVERY === LOOK_EVERY - 1 && distance >= bestDistance) break;
    }
    if (distance < bestDistance) [best, bestDistance] = [centroid / LENGTH, distance];
  }
  return best;
}
