import { PICTURES, type Picture } from './pictures/catalogue.ts';
import { type Sound, SOUNDS } from './sound/catalogue.ts';

/** Anything that the studio makes. */
export type DemoItem = Picture | Sound;

/** The first page should have something to see as soon as possible: pictures are made faster than music. */
const PICTURES_FIRST = 16;

/** Everything that the studio makes, in the order in which visitors see it arrive. */
export const DEMO_ITEMS: readonly DemoItem[] = [
  ...PICTURES.slice(0, PICTURES_FIRST),
  ...interleave(PICTURES.slice(PICTURES_FIRST), SOUNDS),
];

/** Both lists in their own order, each spread over the whole length. */
function interleave(pictures: readonly Picture[], sounds: readonly Sound[]): DemoItem[] {
  const spread = <Item>(items: readonly Item[]) => items.map((item, n) => ({ item, at: (n + 0.5) / items.length }));
  return [...spread<DemoItem>(pictures), ...spread<DemoItem>(sounds)]
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

export function findItem(slug: string): DemoItem | undefined {
  return DEMO_ITEMS.find((item) => item.slug === slug);
}

export function isSound(item: DemoItem): item is Sound {
  return item.kind === 'music' || item.kind === 'effect';
}
