/** What editors moved in one list of results. */
export interface Placed {
  /** Stand first, in this order. */
  pinned: readonly number[];
  /** Stand nowhere. */
  buried: readonly number[];
}

export const NOTHING_PLACED: Placed = { pinned: [], buried: [] };

/** Whether editors have moved anything; then their order stands, and what a model sees changes nothing. */
export function isArranged({ pinned, buried }: Placed): boolean {
  return pinned.length + buried.length > 0;
}
