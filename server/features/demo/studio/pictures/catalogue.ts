import type { Picture } from './catalogue/types.ts';

export { CATEGORIES, TOPICS } from './catalogue/groups.ts';
export { SHOPS } from './catalogue/shops.ts';
export type { Picture } from './catalogue/types.ts';

/** Everything the demo shows, the prettiest first, about three photos to a clip. */
export const PICTURES: readonly Picture[] = [];
