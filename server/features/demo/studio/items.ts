import { PICTURES, type Picture } from './pictures/catalogue.ts';
import { type Sound, SOUNDS } from './sound/catalogue.ts';

/** Anything that the studio makes. */
export type DemoItem = Picture | Sound;

/** The first page should have something of everything as soon as possible; pictures are made faster than music. */
const FIRST: readonly DemoItem[] = [...PICTURES.slice(0, 4), ...SOUNDS.slice(0, 1), ...PICTURES.slice(4, 16)];

/** Everything that the studio makes, in the order in which visitors see it arrive. */
export const DEMO_ITEMS: readonly DemoItem[] = [...FIRST, ...interleave(PICTURES.slice(16), SOUNDS.slice(1))];

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
