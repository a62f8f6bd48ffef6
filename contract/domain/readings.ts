/** What part of a sentence may say: a filter of that name, or what the material is for. */
export const READINGS = [
  'people',
  'orientation',
  'resolution',
  'colour',
  'length',
  'frameRate',
  'hdr',
  'vocals',
  'energy',
  'bpm',
  'use',
] as const;
export type Reading = (typeof READINGS)[number];

const ONE = `(?:${READINGS.join('|')})`;
/** Readings that somebody does not want, as an address carries them: `people,use`. */
export const LITERAL = new RegExp(`^${ONE}(?:,${ONE}){0,${READINGS.length - 1}}$`);

export function readLiteral(text: string | undefined): Reading[] {
  const named = new Set(text?.split(','));
  return READINGS.filter((reading) => named.has(reading));
}

/** Undefined when all readings are wanted. */
export function writeLiteral(readings: readonly Reading[]): string | undefined {
  return READINGS.filter((reading) => readings.includes(reading)).join(',') || undefined;
}
