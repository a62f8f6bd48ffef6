import type { Language } from '#contract/domain/language.ts';
import type { Database } from '../../../platform/database/database.ts';
import { fold } from './fold.ts';
import { tradeWords } from './pairs.ts';
import { type Phrase, phrasesFrom } from './suggest.queries.ts';

const MOST = 8;

/** Suggests keywords of one language that begin with the typed text, or whose pinyin does; the most used first. */
export async function suggestKeywords(db: Database, { q, language }: { q: string; language: Language }) {
  const typed = fold(q);
  if (typed === '') return [];
  const spelt = language === 'zh' && /^[a-z' ]+$/.test(typed) ? typed.replaceAll(/[' ]/g, '') : '';
  const found = await Promise.all([
    phrasesFrom(db, { text: typed, isPinyin: false }, undefined),
    spelt === '' ? ([] as Phrase[]) : phrasesFrom(db, { text: spelt, isPinyin: true }, undefined),
  ]);
  const used = found
    .flat()
    .filter((phrase) => phrase.language === language)
    .toSorted((a, b) => b.n - a.n || (a.folded < b.folded ? -1 : 1))
    .map((phrase) => phrase.text);
  const byFold = new Map([...tradeWords(language, typed), ...used].map((word) => [fold(word), word]));
  const ranked = [...used, ...byFold.values()].map(fold);
  return [...new Set(ranked)].slice(0, MOST).flatMap((folded) => byFold.get(folded) ?? []);
}
