/** A picture's layout has 12 numbers for luma, then 6 each for blueness and redness; a sound has 24 of its own. */
export const LAYOUT_LENGTH = 24;
const LUMA = 12;
/**
 * Colour numbers vary less than luma, and say more about whether two pictures look alike. The numbers of sounds are
 * made for these weights.
 */
const COLOUR_WEIGHT = 2;

export function weightAt(index: number): number {
  return index < LUMA ? 1 : COLOUR_WEIGHT;
}

/** Weights numbers so that plain distance matches what the eye sees or the ear hears. */
export function weighted(layout: readonly number[]): number[] {
  return layout.map((value, index) => value * weightAt(index));
}

export function normOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, value) => sum + value * value, 0);
}
