import { useSyncExternalStore } from 'react';
import type { Language } from '#contract/domain/language.ts';
import { fill, type Values } from '#contract/text/fill.ts';
import type { PageText } from '#contract/text/text.ts';

/** A text that depends on how many there are. */
type Counted = (count: number) => string;

/** Texts as selectors name them: one that depends on a count by its key without `_one` and `_other`. */
type Named<T> = T extends string | readonly string[]
  ? T
  : {
      [Key in keyof T as Key extends `${infer Name}_other` ? Name : Key]: Key extends `${string}_other`
        ? Counted
        : Named<T[Key]>;
    };
type Texts = Named<PageText>;
type ValuesOf<T> = T extends Counted ? [values: Values & { count: number }] : [values?: Values];

/** The text that a selector names, or a group of texts, with the values in their places. */
type Translate = <T>(select: (texts: Texts) => T, ...values: ValuesOf<T>) => T extends Counted ? string : T;

interface Translation {
  language: Language;
  t: Translate;
}

const loaded: Record<Language, Partial<Texts>> = { zh: {}, en: {} };
const listeners = new Set<() => void>();
let shown = translationTo('zh');

export const translation = (): Translation => shown;

export const t: Translate = (select, ...values) => shown.t(select, ...values);

export function useTranslation(): Translation {
  return useSyncExternalStore(onTranslation, translation);
}

export function addTexts(language: Language, texts: object): void {
  Object.assign(loaded[language], named(texts));
}

export function showTranslation(language: Language): void {
  shown = translationTo(language);
  for (const listener of listeners) listener();
}

export function onTranslation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function translationTo(language: Language): Translation {
  const texts = loaded[language] as Texts;
  const translate = (select: (texts: Texts) => unknown, values?: Values) => filled(select(texts), values);
  return { language, t: translate as Translate };
}

function filled(found: unknown, values: Values | undefined): unknown {
  if (typeof found === 'function') return filled((found as Counted)(Number(values?.['count'])), values);
  if (!values) return found;
  if (typeof found === 'string') return fill(found, values);
  if (Array.isArray(found)) return found.map((one) => filled(one, values));
  return mapValues(found as object, (one) => filled(one, values));
}

/** Joins `works_one` and `works_other` to one text `works` that depends on the count. */
function named(texts: unknown): unknown {
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts)) return texts;
  const all = texts as Record<string, unknown>;
  const entries = Object.entries(all).filter(([key]) => !key.endsWith('_one'));
  return Object.fromEntries(
    entries.map(([key, text]) => {
      if (!key.endsWith('_other')) return [key, named(text)];
      const name = key.slice(0, -'_other'.length);
      const one = all[`${name}_one`] ?? text;
      return [name, (count: number) => (count === 1 ? one : text)];
    }),
  );
}

function mapValues(group: object, change: (one: unknown) => unknown): object {
  return Object.fromEntries(Object.entries(group).map(([key, one]) => [key, change(one)]));
}
