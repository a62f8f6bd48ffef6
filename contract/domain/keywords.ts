/** Length limits of the texts of a material. */
export const MATERIAL_TEXT = { title: 120, description: 2000, place: 80, keyword: 40, keywords: 50 } as const;

/** Separates keywords when several are typed or pasted at once. */
const SEPARATORS = /[,，、;；\n\r\t]+/;
/** Punctuation, except inside a word: “slow-motion”, “R&B”, “photographer’s”. */
const PUNCTUATION = /(?<![\p{L}\p{N}])[-'’&]|[-'’&](?![\p{L}\p{N}])|[^\p{L}\p{M}\p{N}\s\-'’&]/gu;

interface Options {
  /** True for Chinese: its words contain no spaces, so a space separates two keywords. */
  splitSpaces: boolean;
}

/** Keywords as they are stored: without punctuation or repeats, in their order. */
export function cleanKeywords(typed: readonly string[], { splitSpaces }: Options): string[] {
  const words = typed
    .flatMap((text) => text.normalize('NFKC').split(SEPARATORS))
    .map((text) => text.replaceAll(PUNCTUATION, ' '))
    .flatMap((text) => (splitSpaces ? text.split(/\s+/) : [text.replaceAll(/\s+/g, ' ')]))
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const known = words.map((word) => word.toLowerCase());
  return words.filter((_, index) => known.indexOf(known[index] ?? '') === index);
}
