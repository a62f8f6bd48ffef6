import type { Picture } from './picture.ts';
import { ABSTRACT_PICTURES } from './texts/abstract.ts';
import { AERIAL_PICTURES } from './texts/aerial.ts';
import { AURORA_PICTURES } from './texts/aurora.ts';
import { CITY_PICTURES } from './texts/city.ts';
import { DESERT_PICTURES } from './texts/desert.ts';
import { FLORA_PICTURES } from './texts/flora.ts';
import { FOREST_PICTURES } from './texts/forest.ts';
import { INK_PICTURES } from './texts/ink.ts';
import { MOUNTAIN_PICTURES } from './texts/mountains.ts';
import { SEA_PICTURES } from './texts/sea.ts';
import { SKY_PICTURES } from './texts/sky.ts';
import { WATER_PICTURES } from './texts/water.ts';

export { MOUNTAIN_WORKS } from './texts/mountains.ts';
export type { Picture } from './picture.ts';

const FAMILIES: readonly (readonly Picture[])[] = [
  MOUNTAIN_PICTURES,
  SEA_PICTURES,
  CITY_PICTURES,
  AERIAL_PICTURES,
  FLORA_PICTURES,
  INK_PICTURES,
  FOREST_PICTURES,
  ABSTRACT_PICTURES,
  DESERT_PICTURES,
  WATER_PICTURES,
  AURORA_PICTURES,
  SKY_PICTURES,
];

/** Shown to visitors first: every family at its best. HDR clips come later, because they take longest to make. */
const FIRST = [
  'mountains-dawn-01',
  'city-clip-street-trails',
  'sea-sail-07',
  'aerial-coast-07',
  'clip-mountains-dawn-slide',
  'city-blue-hour-river',
  'flora-lavender-03',
  'ink-gorge-boat',
  'abstract-clip-drifting-bokeh',
  'aerial-autumn-road-10',
  'desert-evening-01',
  'abstract-clip-particle-wave',
  'abstract-marble-01',
  'aurora-lake-01',
  'forest-dusk-02',
  'water-pool-04',
];

const PHOTOS_PER_CLIP = 3;

/** All pictures of the demo, the prettiest first, with about three photos per clip. */
export const PICTURES: readonly Picture[] = inOrder();

function inOrder(): Picture[] {
  const all = takeTurns(FAMILIES);
  const first = FIRST.flatMap((slug) => all.filter((picture) => picture.slug === slug));
  const rest = all.filter((picture) => !FIRST.includes(picture.slug));
  const photos = rest.filter(({ kind }) => kind === 'photo');
  const clips = rest.filter(({ kind }) => kind === 'video');
  const rounds = Math.max(Math.ceil(photos.length / PHOTOS_PER_CLIP), clips.length);
  const mixed = Array.from({ length: rounds }, (_, round) => [
    ...photos.slice(round * PHOTOS_PER_CLIP, (round + 1) * PHOTOS_PER_CLIP),
    ...clips.slice(round, round + 1),
  ]);
  return [...first, ...mixed.flat()];
}

/** The first of every family, then the second of every family, and so on. */
function takeTurns(families: readonly (readonly Picture[])[]): Picture[] {
  const longest = Math.max(...families.map((family) => family.length));
  return Array.from({ length: longest }, (_, turn) =>
    families.flatMap((family) => family.slice(turn, turn + 1)),
  ).flat();
}
