import type { Suggestion } from '#contract/calls/search.ts';
import { kindOfType, type SearchType, typeOfKind } from '#contract/domain/discovery.ts';
import { inLanguage } from '#contract/domain/language.ts';
import { readWithout, writeWithout } from '#contract/domain/without-words.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import type { Context } from '../../../context.ts';
import { hotWords } from '../../catalogue/catalogue.ts';
import { fold } from './fold.ts';
import { meantBy } from './nearest.ts';
import { picturesFor } from './pictures-for.ts';
import { materialByCode, type Phrase, type Place, phrasesFrom, placesNamed } from './suggest.queries.ts';
import { queryWords } from './words.ts';

const LIMITS = { all: 10, places: 4, fewWords: 3, letters: 40 };

type Reader = Pick<Context, 'db' | 'openSearch' | 'language' | 'objects'>;

/** Suggests what somebody is probably typing, best first. */
export async function suggest(
  ctx: Reader,
  { q, type }: { q: string; type?: SearchType | undefined },
): Promise<{ data: Suggestion[] }> {
  const { keyword, without } = readWithout(q);
  const typed = fold(keyword).slice(0, LIMITS.letters);
  // Nobody needs help with what they do not want.
  if (typed === '' && without.length > 0) return { data: [] };
  if (typed === '') return { data: await wordSuggestions(ctx, (await hotWords(ctx)).slice(0, LIMITS.all), type) };
  const kind = type && kindOfType(type);
  const [code, words, places] = await Promise.all([
    byCode(ctx, typed),
    wordsFor(ctx, typed, kind),
    placesNamed(ctx.db, typed, kind),
  ]);
  const others = places.slice(0, LIMITS.places).map((place) => placeSuggestion(ctx, place));
  const room = LIMITS.all - code.length - others.length;
  const texts = words.slice(0, room).map(({ text }) => text);
  const suggested = (await wordSuggestions(ctx, texts, type)).map((one) => ({
    ...one,
    text: writeWithout({ keyword: one.text, without }),
  }));
  return { data: [...code, ...suggested, ...others] };
}

async function wordSuggestions(
  ctx: Reader,
  texts: readonly string[],
  type: SearchType | undefined,
): Promise<Suggestion[]> {
  const thumbnails = await picturesFor(ctx, texts, type);
  return texts.map((text, n) => ({
    text,
    kind: 'word',
    id: null,
    type: type ?? null,
    thumbnail: thumbnails[n] ?? null,
  }));
}

function placeSuggestion(ctx: Reader, place: Place): Suggestion {
  return {
    text: inLanguage(ctx.language, place.nameZh, place.nameEn),
    kind: place.what,
    id: place.id,
    type: place.kind && typeOfKind(place.kind),
    thumbnail: null,
  };
}

/** Finds a material by a code such as `V00000012` or `v12`. */
async function byCode(ctx: Reader, typed: string): Promise<Suggestion[]> {
  const [, letter = '', digits = ''] = /^([vpme])0*(\d{1,15})$/.exec(typed) ?? [];
  if (letter === '') return [];
  const found = await materialByCode(ctx.db, letter.toUpperCase() + digits.padStart(8, '0'));
  return found ? [{ text: found.code, kind: 'code', id: found.id, type: typeOfKind(found.kind), thumbnail: null }] : [];
}

/** Phrases by their beginning or pinyin; allows for mistakes only when there are few of those. */
async function wordsFor(ctx: Reader, typed: string, kind: MediaKind | undefined): Promise<Phrase[]> {
  const spelt = /^[a-z' ]+$/.test(typed) ? typed.replaceAll(/[' ]/g, '') : '';
  const [begun, spoken] = await Promise.all([
    phrasesFrom(ctx.db, { text: typed, isPinyin: false }, kind),
    spelt === '' ? [] : phrasesFrom(ctx.db, { text: spelt, isPinyin: true }, kind),
  ]);
  const words = distinct(ranked(ctx, [...begun, ...spoken]));
  if (words.length >= LIMITS.fewWords) return words;
  return distinct([...words, ...(await meantBy(ctx.db, typed, kind))]);
}

/** Sorts phrases of the reader's language first, then by number of materials. */
function ranked(ctx: Reader, phrases: readonly Phrase[]): Phrase[] {
  const foreign = (phrase: Phrase) => (phrase.language === ctx.language ? 0 : 1);
  return phrases.toSorted((a, b) => foreign(a) - foreign(b) || b.n - a.n || (a.folded < b.folded ? -1 : 1));
}

/** Keeps the first phrases with different meanings, up to the limit; “wave” and “waves” are one. */
function distinct(phrases: readonly Phrase[]): Phrase[] {
  const byMeaning = new Map<string, Phrase>();
  for (const phrase of phrases) {
    const meaning = queryWords(phrase.folded).join(' ');
    if (!byMeaning.has(meaning)) byMeaning.set(meaning, phrase);
    if (byMeaning.size === LIMITS.all) break;
  }
  return [...byMeaning.values()];
}
