import { MOUNTAIN_WORKS, PICTURES, type Picture } from './pictures/catalogue.ts';
import { type Sound, SOUNDS } from './sound/catalogue.ts';
import { WORKS } from './works.ts';

/** Anything that the studio makes. */
export type DemoItem = Picture | Sound;

/** The first page should have something of everything as soon as possible; pictures are made faster than music. */
const FIRST: readonly DemoItem[] = [...PICTURES.slice(0, 4), ...SOUNDS.slice(0, 1), ...PICTURES.slice(4, 16)];

const EVERYTHING: readonly DemoItem[] = [
  ...FIRST,
  ...interleave(PICTURES.slice(16), SOUNDS.slice(1)),
  ...MOUNTAIN_WORKS,
];

/** Everything that the studio makes for sale, in the order in which visitors see it arrive. */
export const DEMO_ITEMS: readonly DemoItem[] = EVERYTHING.filter((item) => !(item.slug in WORKS));

/** Both lists in their own order, each spread over the whole length. */
function interleave(pictures: readonly Picture[], sounds: readonly Sound[]): DemoItem[] {
  const spread = <Item>(items: readonly Item[]) => items.map((item, n) => ({ item, at: (n + 0.5) / items.length }));
  return [...spread<DemoItem>(pictures), ...spread<DemoItem>(sounds)]
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

export function findItem(slug: string): DemoItem | undefined {
  return EVERYTHING.find((item) => item.slug === slug);
}

/** The pictures that belong together, whether they are for sale yet or not. */
export function slugsOfSeries(group: string): string[] {
  return EVERYTHING.filter((item) => !isSound(item) && item.group === group).map((item) => item.slug);
}

export function isSound(item: DemoItem): item is Sound {
  return item.kind === 'music' || item.kind === 'effect';
}
