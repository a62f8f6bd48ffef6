import { MEDIA_KINDS, type MediaKind } from '#contract/domain/media.ts';
import type { Database } from '../../platform/database/database.ts';
import { readCommonWords } from './common-words.queries.ts';
import { codeOfKind, numberOfKind } from './postgres/filter-codes.ts';
import { idleWords } from './words/words.ts';

const LEAST_WORKS = 3;
const MOST_WORDS = 3;

const kindCodes = MEDIA_KINDS.map(codeOfKind);
const idle = idleWords();

/** What most works of a kind have in common, as the index has it. */
export interface CommonWords {
  kind: MediaKind;
  words: string[];
}

/** The words that most of these works share, for each kind of which there are enough works that share any. */
export async function commonWords(db: Database, materialIds: readonly number[]): Promise<CommonWords[]> {
  const wanted = { kindCodes, idle, leastWorks: LEAST_WORKS, mostWords: MOST_WORDS };
  const rows = await readCommonWords(db, materialIds, wanted);
  return MEDIA_KINDS.flatMap((kind) => {
    const words = rows.find((row) => row.kind === numberOfKind(kind))?.words;
    return words ? [{ kind, words }] : [];
  });
}
