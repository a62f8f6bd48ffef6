import type { Database } from '../../platform/database/database.ts';
import { numberOfKind, placeOf } from './filter-codes.ts';
import type { DocumentRow } from './documents.queries.ts';
import { traitsOf } from './traits.ts';
import { groupsOf } from './words/synonyms.ts';
import { indexWords } from './words/words.ts';

/** A material as the index knows it, still in words. */
export interface Document {
  id: number;
  /** Its place by score in its kind, where lists of ranks are made; none for what comes later. */
  rank: number | null;
  kind: number;
  score: number;
  seconds: number;
  traits: number;
  categoryId: number | null;
  shopId: number | null;
  words: string[];
  /** Those of its words that stand in a title. */
  titleWords: string[];
  /** What filters ask for, as terms. */
  codes: number[];
}

/** The words of keywords and places, which come again and again while a rebuild goes on. */
export type Remembered = Map<string, readonly string[]>;

const MOST_REMEMBERED = 200_000;

/** Descriptions are left out: they speak of what a material is good for more than of what it shows. */
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
    // Most are remembered, and to wait for nothing takes longer than to look.
    const known = remembered?.get(line);
    for (const word of known ?? (await wordsOf(db, line, remembered))) words.add(word);
  }
  return {
    id: row.id,
    rank: row.rank,
    kind: numberOfKind(row.kind),
    score: row.score,
    seconds: row.seconds,
    categoryId: row.categoryId,
    shopId: row.shopId,
    words: [...words],
    titleWords: [...titleWords],
    ...placeOf(row.kind, traitsOf(row), row.categoryId, row.shopId),
  };
}

/** What people type beside words: “4k drone”, “60fps”. */
function factsOf({ sizeClass, hdr, frameRate }: DocumentRow): string[] {
  return [sizeClass ?? '', hdr ? 'HDR' : '', frameRate === null ? '' : `${Math.round(frameRate)}fps`];
}

/** By itself, since words of two keywords stand for nothing together. */
async function wordsOf(db: Database, line: string, remembered?: Remembered): Promise<readonly string[]> {
  const words = indexWords(line);
  const all = [...words, ...(await groupsOf(db, words, line))];
  if (remembered && remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered?.set(line, all);
  return all;
}
