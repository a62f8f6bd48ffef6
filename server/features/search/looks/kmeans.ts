import { setImmediate as breathe } from 'node:timers/promises';
import { LAYOUT_LENGTH as LENGTH } from './layout.ts';

/** After so many points other work of the process has its turn. */
const BREATH = 2000 * LENGTH;
const ROUNDS = 8;
/** Far points are given up after a third of their numbers already. */
const LOOK_EVERY = 8;

/** Points one after the other, 24 numbers each. */
export type Points = Float64Array<ArrayBuffer>;

export function pointCount(points: Points): number {
  return points.length / LENGTH;
}

/** The middles of `count` groups of points that are near each other, in whole numbers. The first points begin. */
export async function findCentroids(sample: Points, count: number): Promise<Points> {
  let centroids = sample.slice(0, count * LENGTH);
  for (let round = 0; round < ROUNDS; round += 1) centroids = await improve(sample, centroids);
  return centroids.map((value) => Math.round(value));
}

/** Each centroid becomes the mean of the points that are nearest to it; one without any stays. */
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

/** Of the point that begins at `start` of `points`. */
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
