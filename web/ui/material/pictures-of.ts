import type { PictureItem } from '#contract/items.ts';

/** A material's picture on a card, for usual screens and for those with twice the pixels; larger where there is more room. */
export function picturesOf({ thumbnail, thumbnail2x, poster }: PictureItem, large: boolean): [string, string] {
  return large ? [thumbnail2x, poster] : [thumbnail, thumbnail2x];
}
