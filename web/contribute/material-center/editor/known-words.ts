import type { OwnerChanges, OwnerEdit } from '#contract/calls/material-editor.ts';
import { cleanKeywords, MATERIAL_TEXT } from '#contract/domain/keywords.ts';
import type { Language } from '#contract/domain/language.ts';

const SUFFIX = { zh: 'Zh', en: 'En' } as const;
export const otherLanguage = (language: Language): Language => (language === 'zh' ? 'en' : 'zh');

/** Parts of a description that can be translated. */
export function askedOf(values: OwnerEdit, from: Language) {
  const suffix = SUFFIX[from];
  return { from, words: values[`keywords${suffix}`], texts: [values[`title${suffix}`], values[`place${suffix}`]] };
}

export interface Answer {
  words: (string | null)[];
  texts: (string | null)[];
}

export interface Offer {
  field: 'title' | 'place' | 'keywords';
  from: string;
  to: string;
}

/** Translations that a reply offers for the other language, and the unknown words. */
export function offersOf(values: OwnerEdit, asked: ReturnType<typeof askedOf>, answer: Answer) {
  const suffix = SUFFIX[otherLanguage(asked.from)];
  const has = new Set(values[`keywords${suffix}`].map((word) => word.toLowerCase()));
  const texts = (['title', 'place'] as const).flatMap((field, index): Offer[] => {
    const [from = '', to = null] = [asked.texts[index], answer.texts[index]];
    return to === null || values[`${field}${suffix}`] === to ? [] : [{ field, from, to }];
  });
  const words = asked.words.flatMap((from, index): Offer[] => {
    const to = answer.words[index] ?? null;
    return to === null || has.has(to.toLowerCase()) ? [] : [{ field: 'keywords', from, to }];
  });
  const once = words.filter(({ to }, index) => words.findIndex((word) => word.to === to) === index);
  const unknown = asked.words.filter((_, index) => (answer.words[index] ?? null) === null);
  return { offers: [...texts, ...once], unknown };
}

/** The change that accepts one offer. */
export function take(values: OwnerEdit, to: Language, offer: Offer): OwnerChanges {
  const suffix = SUFFIX[to];
  if (offer.field !== 'keywords') return { [`${offer.field}${suffix}`]: offer.to };
  const words = cleanKeywords([...values[`keywords${suffix}`], offer.to], { splitSpaces: to === 'zh' });
  return { [`keywords${suffix}`]: words.slice(0, MATERIAL_TEXT.keywords) };
}

/** The change that accepts all offers; existing texts stay. */
export function takeAll(values: OwnerEdit, to: Language, offers: readonly Offer[]): OwnerChanges {
  const suffix = SUFFIX[to];
  return offers
    .filter(({ field }) => field === 'keywords' || values[`${field}${suffix}`].trim() === '')
    .reduce<OwnerChanges>((changes, offer) => ({ ...changes, ...take({ ...values, ...changes }, to, offer) }), {});
}
