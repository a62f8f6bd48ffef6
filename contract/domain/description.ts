/** Fewer keywords than this and nobody finds the work. */
export const MIN_KEYWORDS = 5;

/** Without these a work cannot be submitted for review. */
export const MISSING = ['title', 'keywords', 'category'] as const;
export type Missing = (typeof MISSING)[number];

/** What would help its sale, or saves it from coming back: the owner may submit it all the same. */
export const HINTS = ['release', 'people', 'second-language'] as const;
export type Hint = (typeof HINTS)[number];

export interface Described {
  titleZh: string;
  titleEn: string;
  keywordsZh: readonly string[];
  keywordsEn: readonly string[];
  categoryId: number | null;
  /** Whether somebody can be recognised in it; unknown when null. */
  people: boolean | null;
  editorial: boolean;
  /** Consents of people that are attached. */
  modelReleases: number;
}

interface Words {
  titled: boolean;
  keywords: number;
}

/** The language in which more has been said; a title counts before any number of keywords. */
function fuller(described: Described): Words {
  const zh = { titled: described.titleZh.trim() !== '', keywords: described.keywordsZh.length };
  const en = { titled: described.titleEn.trim() !== '', keywords: described.keywordsEn.length };
  if (zh.titled !== en.titled) return zh.titled ? zh : en;
  return en.keywords > zh.keywords ? en : zh;
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
