/** Steps by which people count: 1, 2 or 5 times a power of ten. */
const STEPS = [1, 2, 5, 10];

/** A few round values from 0 on, whose last is not below the highest; values are whole numbers. */
export function ticksUpTo(highest: number): number[] {
  const rough = Math.max(1, highest / 3);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((one) => one * power >= rough) ?? 10) * power;
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);
}
