import type { MediaKind } from '#contract/domain/media.ts';
import type { Database } from '../../../platform/database/database.ts';
import { pinyinOf, soundOf } from './pinyin.ts';
import { distance, mayMean, mistypedPinyin, misspellings, slips } from './spelling.ts';
import { type Phrase, phrasesNear, phrasesSounding } from './suggest.queries.ts';

const MOST = 8;
const LATIN = /^[a-z][a-z0-9 -]{2,}$/;
const CHINESE = /^\p{Script=Han}+$/v;
/** Shorter ones have too many neighbours to tell which is meant. */
const SHORTEST = { characters: 3, pinyin: 5 };
const LONGEST = 12;
/** Distances of what is not just some letters away; a different character of the same sound counts least. */
const FAR = { character: 0.1, soundsAlike: 0.9, pinyin: 1.5 };

/** Phrases that were probably meant, likeliest first: they sound like this or differ from it by a letter or two. */
export async function meantBy(db: Database, typed: string, kind: MediaKind | undefined): Promise<Phrase[]> {
  const spelt = pinyinOf(typed).pinyin || typed.replaceAll(/[' ]/g, '');
  const [sounding, near] = await Promise.all([
    /^[a-z0-9]{2,60}$/.test(spelt) ? phrasesSounding(db, soundOf(spelt), kind) : [],
    nearest(db, typed, spelt, kind),
  ]);
  const phrases = new Map([...sounding, ...near].map((phrase) => [phrase.folded, phrase]));
  phrases.delete(typed);
  return [...phrases.values()]
    .map((phrase) => ({ phrase, far: farFrom(typed, spelt, phrase) }))
    .filter(({ far }) => far < Infinity)
    .toSorted((a, b) => a.far - b.far || b.phrase.n - a.phrase.n)
    .slice(0, MOST)
    .map(({ phrase }) => phrase);
}

/** Looks a letter away first, since two letters make up to seven times as many forms. */
async function nearest(db: Database, typed: string, spelt: string, kind: MediaKind | undefined): Promise<Phrase[]> {
  const isLatin = LATIN.test(typed);
  const isLong = typed.length >= SHORTEST.characters && typed.length <= LONGEST;
  if (!isLatin && !(CHINESE.test(typed) && isLong)) return [];
  const pinyin = isLatin ? mistypedPinyin(spelt) : [];
  const close = await phrasesNear(db, [...slips(typed), ...pinyin], kind);
  const isMeant = close.some((phrase) => phrase.folded !== typed && farFrom(typed, spelt, phrase) < 2);
  return isMeant ? close : await phrasesNear(db, misspellings(typed), kind);
}

/** How far a phrase is from what was typed; infinitely when nobody can have meant it. */
function farFrom(typed: string, spelt: string, { folded, pinyin }: Phrase): number {
  if (pinyin === '') return mayMean(typed, folded) ? distance(typed, folded) : Infinity;
  if (CHINESE.test(typed)) {
    const differing = distance(typed, folded);
    if (pinyin === spelt) return differing * FAR.character;
    if (soundOf(pinyin) === soundOf(spelt)) return FAR.soundsAlike;
    return differing === 1 && folded.length >= SHORTEST.characters ? differing : Infinity;
  }
  if (pinyin === spelt) return 0;
  if (soundOf(pinyin) === soundOf(spelt)) return FAR.soundsAlike;
  return Math.max(spelt.length, pinyin.length) >= SHORTEST.pinyin && distance(spelt, pinyin) === 1
    ? FAR.pinyin
    : Infinity;
}
