import { type Lab, toHex, toLab } from './lab.ts';

interface Cluster {
  centre: Lab;
  members: Lab[];
}

const MOST = 5;
const ROUNDS = 8;
/** Clusters nearer than this (in CIE Lab) look like one colour. */
const SAME = 14;
const SMALLEST_SHARE = 0.03;

/** At most five main colours of a picture, heaviest first, found by k-means in a space of perceived distance. */
export function findColours(rgb: Buffer): { hex: string; weight: number }[] {
  const pixels = Array.from({ length: rgb.length / 3 }, (_, index) =>
    toLab(rgb[index * 3] ?? 0, rgb[index * 3 + 1] ?? 0, rgb[index * 3 + 2] ?? 0),
  );
  let clusters = gather(pixels, startingPoints(pixels));
  for (let round = 1; round < ROUNDS; round += 1)
    clusters = gather(
      pixels,
      merge(clusters).map(({ centre }) => centre),
    );
  const kept = merge(clusters).filter(({ members }) => members.length / pixels.length >= SMALLEST_SHARE);
  const total = kept.reduce((sum, { members }) => sum + members.length, 0);
  return kept
    .toSorted((a, b) => b.members.length - a.members.length)
    .map(({ centre, members }) => ({ hex: toHex(centre), weight: Math.round((members.length / total) * 1000) / 1000 }));
}

/** The first pixel, then always the pixel farthest from all points so far, so that the result is not random. */
function startingPoints(pixels: Lab[]): Lab[] {
  const points = pixels.slice(0, 1);
  while (points.length > 0 && points.length < MOST) points.push(farthest(pixels, points));
  return points;
}

function farthest(pixels: Lab[], points: Lab[]): Lab {
  let best: Lab = pixels[0] ?? [0, 0, 0];
  let bestDistance = -1;
  for (const pixel of pixels) {
    const nearest = Math.min(...points.map((point) => distance(point, pixel)));
    if (nearest > bestDistance) [best, bestDistance] = [pixel, nearest];
  }
  return best;
}

function gather(pixels: Lab[], centres: Lab[]): Cluster[] {
  const clusters = centres.map((centre): Cluster => ({ centre, members: [] }));
  for (const pixel of pixels) {
    let nearest = clusters[0];
    for (const cluster of clusters)
      if (nearest && distance(cluster.centre, pixel) < distance(nearest.centre, pixel)) nearest = cluster;
    nearest?.members.push(pixel);
  }
  return clusters
    .filter(({ members }) => members.length > 0)
    .map(({ members }) => ({ members, centre: mean(members) }));
}

function merge(clusters: Cluster[]): Cluster[] {
  const merged: Cluster[] = [];
  for (const cluster of clusters) {
    const same = merged.find(({ centre }) => distance(centre, cluster.centre) < SAME);
    if (!same) merged.push(cluster);
    else {
      same.members = [...same.members, ...cluster.members];
      same.centre = mean(same.members);
    }
  }
  return merged;
}

function mean(members: Lab[]): Lab {
  const sum = members.reduce<Lab>((total, [l, a, b]) => [total[0] + l, total[1] + a, total[2] + b], [0, 0, 0]);
  return sum.map((value) => value / members.length) as Lab;
}

function distance(one: Lab, other: Lab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}
