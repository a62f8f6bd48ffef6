import { randomInt } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The number of a licence or an award: three groups of four characters, 60 random bits that can be read aloud. */
export function newNumber(prefix: 'FHL' | 'FHA'): string {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${prefix}-${group()}-${group()}-${group()}`;
}
