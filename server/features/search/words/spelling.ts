/** A word with one letter left out, and as it is: words that differ by a letter share some of these. */
export function slips(word: string): string[] {
  return word.length < 3 ? [word] : [...new Set([word, ...leaveOut([word])])];
}

/** A word with one or two letters left out: words that differ by few letters share some of these. */
export function misspellings(word: string): string[] {
  const once = slips(word);
  const twice = word.length >= 6 && word.length <= 12 ? leaveOut(once) : [];
  return [...new Set([...once, ...twice])];
}

/** Marks forms of pinyin, so that they never meet those of English words. */
const SPOKEN = '~';

/** Pinyin with one letter left out, and as it is. */
export function mistypedPinyin(pinyin: string): string[] {
  return [...new Set([pinyin, ...leaveOut([pinyin])])].map((form) => SPOKEN + form);
}

function leaveOut(words: readonly string[]): string[] {
  return words.flatMap((word) => Array.from(word, (_, place) => word.slice(0, place) + word.slice(place + 1)));
}

/** Number of letters that are wrong, missing, extra or swapped with a neighbour. */
export function distance(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let a = 1; a <= one.length; a += 1) {
    const next = [a];
    for (let b = 1; b <= other.length; b += 1) {
      const same = one[a - 1] === other[b - 1] ? 0 : 1;
      const swapped = one[a - 1] === other[b - 2] && one[a - 2] === other[b - 1];
      const changed = Math.min(at(row, b) + 1, at(next, b - 1) + 1, at(row, b - 1) + same);
      next.push(swapped && a > 1 && b > 1 ? Math.min(changed, at(before, b - 2) + 1) : changed);
    }
    before = row;
    row = next;
  }
  return at(row, other.length);
}

const at = (row: readonly number[], index: number) => row[index] ?? Number.POSITIVE_INFINITY;

/**
 * Whether a typed word may mean another: long words may have more mistakes, and misplaced letters weigh less than
 * foreign ones.
 */
export function mayMean(typed: string, word: string): boolean {
  const far = distance(typed, word);
  if (far < 2) return far === 1 && typed.length > 2;
  return far === 2 && typed.length > 5 && (typed.length > 7 || foreignLetters(typed, word) < 2);
}

function foreignLetters(typed: string, word: string): number {
  const left = Array.from(word);
  return Array.from(typed).filter((letter) => {
    const place = left.indexOf(letter);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  }).length;
}
