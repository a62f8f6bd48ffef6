/** A work with fewer keywords is hardly ever found. */
export const MIN_KEYWORDS = 5;

/** Fields without which a work cannot be submitted. */
export const MISSING = ['title', 'keywords', 'category'] as const;
export type Missing = (typeof MISSING)[number];

/** Advice that would help a sale or prevent a return; the owner may submit without following it. */
export const HINTS = ['release', 'people', 'second-language'] as const;
export type Hint = (typeof HINTS)[number];

export interface Described {
  titleZh: string;
  titleEn: string;
  keywordsZh: readonly string[];
  keywordsEn: readonly string[];
  categoryId: number | null;
  /** Whether a person can be recognised in it; null when unknown. */
  people: boolean | null;
  editorial: boolean;
  modelReleases: number;
}

interface Words {
  titled: boolean;
  keywords: number;
}

/** The language with the fuller description; a title outweighs any number of keywords. */
function fuller(described: Described): Words {
  const zh = { titled: described.titleZh.trim() !== '', keywords: described.keywordsZh.length };
  const en = { titled: described.titleEn.trim() !== '', keywords: described.keywordsEn.length };
  if (zh.titled !== en.titled) return zh.titled ? zh : en;
  return en.keywords > zh.keywords ? en : zh;
}

/** How many keywords count: those in the language of the title. */
export function countedKeywords(described: Described): number {
  return fuller(described).keywords;
}

/** One language must be complete: a title, and keywords in the same language. */
export function missingOf(described: Described): Missing[] {
  const { titled, keywords } = fuller(described);
  const missing: Record<Missing, boolean> = {
    title: !titled,
    keywords: keywords < MIN_KEYWORDS,
    category: described.categoryId === null,
  };
  return MISSING.filter((one) => missing[one]);
}

export function hintsOf(described: Described): Hint[] {
  const { people, editorial, modelReleases } = described;
  const hints: Record<Hint, boolean> = {
    release: people === true && !editorial && modelReleases === 0,
    people: people === null,
    'second-language': (described.titleZh.trim() === '') !== (described.titleEn.trim() === ''),
  };
  return HINTS.filter((one) => hints[one]);
}
