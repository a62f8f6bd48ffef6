import { type Random, between, pick } from '../../random.ts';

export const OUTLINES = {
  plain: () => 1,
  taper: (down: number) => 0.62 + 0.38 * Math.min(1, down * 1.15),
  steps: (down: number) => (down < 0.06 ? 0.34 : down < 0.16 ? 0.58 : down < 0.34 ? 0.8 : 1),
  round: (down: number) => (down < 0.09 ? Math.sqrt(1 - (1 - down / 0.09) ** 2) * 0.999 + 0.001 : 1),
  bottle: (down: number) => 0.5 + 0.5 * Math.min(1, down * 1.7) ** 0.7,
  needle: (down: number) => 0.16 + 0.84 * Math.min(1, down * 1.02) ** 0.8,
  chamfer: (down: number) => (down < 0.05 ? 0.7 + 6 * down : 1),
} satisfies Record<string, (down: number) => number>;

export function anyOutline(random: Random): (down: number) => number {
  const at = random();
  if (at < 0.5) return OUTLINES.plain;
  return pick(random, [OUTLINES.taper, OUTLINES.steps, OUTLINES.round, OUTLINES.bottle, OUTLINES.chamfer]);
}

export function anyPane(random: Random): readonly [number, number] {
  return pick(random, [
    [0.55, 0.55],
    [0.94, between(random, 0.35, 0.55)],
    [between(random, 0.35, 0.5), 0.94],
    [0.75, 0.7],
    [0.62, 0.45],
  ] as const);
}
