import type { MediaKind } from '#contract/domain/media.ts';
import type { Database } from '../../../platform/database/database.ts';
import { pinyinOf, soundOf } from './pinyin.ts';
import { distance, mayMean, misspellings } from './spelling.ts';
import { type Phrase, phrasesNear, phrasesSounding } from './suggest.queries.ts';

const MOST = 5;

/** English phrases that differ from this by a letter or two, nearest first. */
export async function nearest(db: Database, typed: string, kind: MediaKind | undefined): Promise<Phrase[]> {
  if (!/^[a-z][a-z0-9 -]{2,}$/.test(typed)) return [];
  const phrases = await phrasesNear(db, misspellings(typed), kind);
  return phrases
    .filter((phrase) => mayMean(typed, phrase.folded))
    .map((phrase) => ({ phrase, far: distance(typed, phrase.folded) }))
    .toSorted((a, b) => a.far - b.far || b.phrase.n - a.phrase.n)
    .slice(0, MOST)
    .map(({ phrase }) => phrase);
}

/** Chinese phrases that sound like this, written in characters or in pinyin. */
export async function soundingLike(db: Database, typed: string, kind: MediaKind | undefined): Promise<Phrase[]> {
  const spelt = pinyinOf(typed).pinyin || typed.replaceAll(/[' ]/g, '');
  if (!/^[a-z0-9]{2,60}$/.test(spelt)) return [];
  const phrases = await phrasesSounding(db, soundOf(spelt), kind);
  const exact = (phrase: Phrase) => (pinyinOf(phrase.folded).pinyin === spelt ? 0 : 1);
  return phrases
    .filter((phrase) => phrase.folded !== typed)
    .toSorted((a, b) => exact(a) - exact(b) || b.n - a.n)
    .slice(0, MOST);
}
