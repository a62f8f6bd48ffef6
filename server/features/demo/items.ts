import { type Piece, PIECES } from '#studio/studio.ts';
import { WORKS } from './endings.ts';

/** The pieces for sale, in the order in which they are made. */
export const DEMO_ITEMS: readonly Piece[] = PIECES.filter((piece) => !(piece.slug in WORKS));

export function findItem(slug: string): Piece | undefined {
  return PIECES.find((piece) => piece.slug === slug);
}

/** All pictures of a series, for sale or not. */
export function slugsOfSeries(group: string): string[] {
  return PIECES.filter((piece) => !isSound(piece) && piece.group === group).map((piece) => piece.slug);
}

export function isSound(piece: Piece): piece is Extract<Piece, { kind: 'music' | 'effect' }> {
  return piece.kind === 'music' || piece.kind === 'effect';
}
