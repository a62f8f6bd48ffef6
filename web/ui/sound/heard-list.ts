import { createContext } from 'react';
import type { AnyItem, MusicItem } from '#contract/items.ts';

/** The list that rows of music stand in, so that the player can go on to the pieces before and after. */
export const HeardList = createContext<readonly MusicItem[] | undefined>(undefined);

/** What can be heard of a list. */
export function heardOf(items: readonly AnyItem[]): MusicItem[] {
  return items.filter((item) => 'musicId' in item);
}
