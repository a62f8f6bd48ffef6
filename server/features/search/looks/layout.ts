/** A picture's layout has 12 numbers of luma, then 6 each of blueness and redness. */
export const LAYOUT_LENGTH = 24;
const LUMA = 12;
/** Numbers of colour spread less than those of light, and say more about whether two pictures look alike. */
const COLOUR_WEIGHT = 2;

export function weightAt(index: number): number {
  return index < LUMA ? 1 : COLOUR_WEIGHT;
}

/** A layout in which plain distance is what the eye sees. */
export function weighted(layout: readonly number[]): number[] {
  return layout.map((value, index) => value * weightAt(index));
}

export function normOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, value) => sum + value * value, 0);
}
