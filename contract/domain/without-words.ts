/** A minus of any width before a word, at the beginning or after a space: “sunset -people”. */
const WITHOUT = /(?<=^|\s)[-－−](?=[\p{L}\p{N}])(\S+)/gu;

const MOST = 8;

/** What somebody searches for, and the words that results must not have. */
export interface WordsAndWithout {
  keyword: string;
  without: string[];
}

export function readWithout(text: string): WordsAndWithout {
  const without = [...new Set([...text.matchAll(WITHOUT)].map(([, word = '']) => word))].slice(0, MOST);
  if (without.length === 0) return { keyword: text, without };
  const keyword = text.replaceAll(WITHOUT, '').replaceAll(/\s+/g, ' ').trim();
  return { keyword, without };
}

/** The same as one text again. */
export function writeWithout({ keyword, without }: WordsAndWithout): string {
  return [keyword, ...without.map((word) => `-${word}`)].filter(Boolean).join(' ');
}
