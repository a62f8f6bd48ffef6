import type { MusicItem } from '#contract/items.ts';
import { shared } from '../../lib/shared-state.ts';

/** Number of the piece whose versions are unfolded; one at a time. */
export const unfolded = shared<number | null>(null);

const VERSION_HEIGHT = 52;
const EDGES = 13;

/** Height of the unfolded versions of a piece, known before they have loaded. */
export function versionsHeight({ subVersionCount }: MusicItem): number {
  return subVersionCount * VERSION_HEIGHT + EDGES;
}
