/** Ways to reach somebody: email addresses, web addresses and mobile numbers. */
const ADDRESSES = String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+|https?:\/\/\S+|www\.\S+|(?<!\d)1[3-9]\d(?:[ -]?\d{4}){2}(?!\d)`;

/** Shorter names than this are part of too many other words. */
const LEAST = 2;

/** What in a text may tell judges whose work it is, as it is written there: names, and ways to reach somebody. */
export function tellingWords(text: string, names: readonly (string | null)[]): string[] {
  const known = names.map((name) => name?.normalize('NFKC').trim() ?? '').filter((name) => name.length >= LEAST);
  const pattern = new RegExp([...known.map(patternOf), ADDRESSES].join('|'), 'giu');
  return [...new Set(text.match(pattern))];
}

/** A name with any spaces between its parts; in Latin letters only as a word of its own. */
function patternOf(name: string): string {
  const parts = name.split(/\s+/u).map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  return String.raw`(?<![\p{Script=Latin}\d])${parts.join(String.raw`\s*`)}(?![\p{Script=Latin}\d])`;
}
