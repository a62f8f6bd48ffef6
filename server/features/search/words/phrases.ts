import type { Language } from '#contract/domain/language.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import type { Database } from '../../../platform/database/database.ts';
import { listHotWords } from '../../catalogue/catalogue.ts';
import { fold } from './fold.ts';
import {
  addMissingPhrases,
  addToPhrases,
  type CountedRow,
  type Counts,
  countKeywords,
  deletePhrases,
  type KeywordsRow,
  keywordsOf,
  lastMaterialId,
  markCounted,
  markRange,
  type PhraseRow,
  readPhrases,
  setPhrases,
  takeFromPhrases,
  unmarkCounted,
} from './phrases.queries.ts';
import { pinyinOf, soundOf } from './pinyin.ts';
import { mistypedPinyin, misspellings } from './spelling.ts';
import { queryWords } from './words.ts';

const LIMITS = { letters: 40, batch: 1000, range: 10_000 };

const COUNT_OF: Record<MediaKind, keyof Counts> = {
  video: 'videos',
  photo: 'photos',
  music: 'music',
  effect: 'effects',
};

/** Phrases to be written to the table, each once. */
type Gathered = Map<string, PhraseRow>;

function gather(into: Gathered, language: Language, text: string): PhraseRow | undefined {
  const folded = fold(text);
  const key = `${language} ${folded}`;
  const before = into.get(key);
  if (before) return before;
  if (folded.length > LIMITS.letters || queryWords(folded).length === 0) return undefined;
  const shown = text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();
  const none = { videos: 0, photos: 0, music: 0, effects: 0 };
  const spelt = pinyinOf(folded);
  const near = spelt.pinyin === '' ? misspellings(folded) : chineseForms(folded, spelt.pinyin);
  const fresh = { language, text: shown, folded, ...spelt, sound: soundOf(spelt.pinyin), near, hot: false, ...none };
  into.set(key, fresh);
  return fresh;
}

/** Forms by which a mistyped phrase is found: two characters are too few to leave one out. */
function chineseForms(folded: string, pinyin: string): string[] {
  return [...(folded.length > 2 ? misspellings(folded) : []), ...mistypedPinyin(pinyin)];
}

function phrasesOf(rows: readonly KeywordsRow[]): PhraseRow[] {
  const all: Gathered = new Map();
  for (const row of rows) {
    const own = [
      ...row.keywordsZh.map((text) => gather(all, 'zh', text)),
      ...row.keywordsEn.map((text) => gather(all, 'en', text)),
    ];
    for (const phrase of new Set(own)) if (phrase) phrase[COUNT_OF[row.kind]] += 1;
  }
  return [...all.values()];
}

/**
 * Counts the keywords of these materials once when they go online, and subtracts them when they go offline. Call it in
 * a transaction.
 */
export async function learnPhrases(db: Database, materialIds: readonly number[]): Promise<void> {
  const rows = await keywordsOf(db, materialIds);
  const online = rows.filter((row) => row.online);
  const offline = rows.filter((row) => !row.online);
  const fresh = await markCounted(db, idsOf(online));
  const gone = await unmarkCounted(db, idsOf(offline));
  await addToPhrases(db, phrasesOf(online.filter((row) => fresh.has(row.id))));
  await takeFromPhrases(db, phrasesOf(offline.filter((row) => gone.has(row.id))));
  // Keywords may have changed: new ones can be suggested at once, and the nightly rebuild counts all.
  await addMissingPhrases(db, phrasesOf(online.filter((row) => !fresh.has(row.id))));
}

const idsOf = (rows: readonly KeywordsRow[]) => rows.map((row) => row.id);

/** Counts everything afresh in small steps, so that nothing is locked for long and readers always find a full table. */
export async function rebuildPhrases(db: Database): Promise<void> {
  const counted = await countAll(db);
  for (const { wordZh, wordEn } of await listHotWords(db)) {
    const words = [gather(counted, 'zh', wordZh), gather(counted, 'en', wordEn)];
    for (const word of words) if (word) word.hot = true;
  }
  const obsolete: number[] = [];
  for (const row of await readPhrases(db)) {
    const key = `${row.language} ${row.folded}`;
    const now = counted.get(key);
    if (now === undefined) obsolete.push(row.id);
    else if (isSame(now, row)) counted.delete(key);
  }
  const changed = [...counted.values()];
  for (let start = 0; start < changed.length; start += LIMITS.batch)
    await setPhrases(db, changed.slice(start, start + LIMITS.batch));
  for (let start = 0; start < obsolete.length; start += LIMITS.batch)
    await deletePhrases(db, obsolete.slice(start, start + LIMITS.batch));
}

function isSame({ near, ...one }: PhraseRow, other: CountedRow): boolean {
  const named = Object.keys(one) as (keyof typeof one)[];
  return near.length === other.forms && named.every((name) => one[name] === other[name]);
}

async function countAll(db: Database): Promise<Gathered> {
  const counted: Gathered = new Map();
  const last = await lastMaterialId(db);
  for (let after = 0; after < last; after += LIMITS.range) {
    await markRange(db, after, after + LIMITS.range);
    for (const { kind, language, keyword, n } of await countKeywords(db, after, after + LIMITS.range)) {
      const phrase = gather(counted, language, keyword);
      if (phrase) phrase[COUNT_OF[kind]] += n;
    }
  }
  return counted;
}
