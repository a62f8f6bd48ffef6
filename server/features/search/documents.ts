import type { Database } from '../../platform/database/database.ts';
import type { DocumentRow } from './documents.queries.ts';
import type { Filters } from './filters.ts';
import { traitsOf } from './traits.ts';
import { groupsOf } from './words/synonyms.ts';
import { indexWords } from './words/words.ts';

/** A material as engines index it: its words, and everything by which filters find it. */
export interface Document extends Omit<Filters, 'without'> {
  id: number;
  score: number;
  seconds: number;
  words: string[];
  /** Those of its words that occur in a title. */
  titleWords: string[];
}

/** The words of keywords and places, cached because a rebuild meets them again and again. */
export type Remembered = Map<string, readonly string[]>;

const MOST_REMEMBERED = 200_000;

/** Makes a document. Leaves out the description, which says more about uses than about what a material shows. */
export async function documentOf(db: Database, row: DocumentRow, remembered?: Remembered): Promise<Document> {
  const titles = new Set([row.titleZh, row.titleEn]);
  const names = [row.placeZh, row.placeEn, row.composer, row.artist];
  const others = [row.ownerTitle, ...row.keywordsZh, ...row.keywordsEn, ...names, ...factsOf(row)].filter(
    (line) => !titles.has(line),
  );
  const titleWords = new Set<string>();
  for (const title of titles) for (const word of await wordsOf(db, title)) titleWords.add(word);
  const words = new Set(titleWords);
  for (const line of others) {
    // Most lines are cached, and awaiting every one would cost more than the lookup.
    const known = remembered?.get(line);
    for (const word of known ?? (await wordsOf(db, line, remembered))) words.add(word);
  }
  return {
    id: row.id,
    kind: row.kind,
    score: row.score,
    seconds: row.seconds,
    categoryId: row.categoryId,
    shopId: row.shopId,
    traits: traitsOf(row),
    tags: row.tags,
    words: [...words],
    titleWords: [...titleWords],
  };
}

/** Technical facts that people type beside words: “4k drone”, “60fps”. */
function factsOf({ sizeClass, hdr, frameRate }: DocumentRow): string[] {
  return [sizeClass ?? '', hdr ? 'HDR' : '', frameRate === null ? '' : `${Math.round(frameRate)}fps`];
}

/** The words of one line. Each line stands alone, so that words of two keywords never form a synonym. */
async function wordsOf(db: Database, line: string, remembered?: Remembered): Promise<readonly string[]> {
  const words = indexWords(line);
  const all = [...words, ...(await groupsOf(db, words, line))];
  if (remembered && remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered?.set(line, all);
  return all;
}
