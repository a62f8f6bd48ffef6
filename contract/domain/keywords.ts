/** How much may be said of a material. */
export const MATERIAL_TEXT = { title: 120, description: 2000, place: 80, keyword: 40, keywords: 50 } as const;

/** Between two keywords when several are typed or pasted at once. */
const SEPARATORS = /[,，、;；\n\r\t]+/;
/** Punctuation, but not what stands inside a word: “slow-motion”, “R&B”, “photographer’s”. */
const PUNCTUATION = /(?<![\p{L}\p{N}])[-'’&]|[-'’&](?![\p{L}\p{N}])|[^\p{L}\p{M}\p{N}\s\-'’&]/gu;

interface Options {
  /** Chinese words have no spaces, so a space stands between two of them. */
  splitSpaces: boolean;
}

/** Keywords as they are kept: without punctuation, each once, in their order. */
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
