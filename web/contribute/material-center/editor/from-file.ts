import type { EditorMaterial, OwnerChanges, OwnerEdit } from '#contract/calls/material-editor.ts';
import { cleanKeywords, MATERIAL_TEXT } from '#contract/domain/keywords.ts';
import type { Language } from '#contract/domain/language.ts';
import { changedFields } from '../../../lib/edits.ts';

type Suggestion = NonNullable<EditorMaterial['suggestion']>;

export interface FromFile {
  name: 'title' | 'description' | 'keywords' | 'place' | 'takenOn';
  shown: string;
  /** What it was found by, where the text does not say. */
  title?: string;
  changes: OwnerChanges;
}

const SUFFIX = { zh: 'Zh', en: 'En' } as const;
const languageOf = (text: string): Language => (/\p{Script=Han}/v.test(text) ? 'zh' : 'en');
const cut = (text: string, most: number) => Array.from(text.trim()).slice(0, most).join('');

/** Details in the file that the description lacks, each in its own language. */
export function suggestionsFor(suggestion: Suggestion, values: OwnerEdit, language: Language): FromFile[] {
  const text = (name: 'title' | 'description' | 'place'): FromFile[] => {
    const shown = cut(suggestion[name], MATERIAL_TEXT[name]);
    return shown === '' ? [] : [{ name, shown, changes: { [`${name}${SUFFIX[languageOf(shown)]}`]: shown } }];
  };
  const keywords = keywordsFor(suggestion.keywords, values);
  const { takenOn } = suggestion;
  const all: FromFile[] = [
    ...text('title'),
    ...(suggestion.keywords.length > 0
      ? [{ name: 'keywords' as const, shown: suggestion.keywords.join(', '), changes: keywords }]
      : []),
    ...text('description'),
    ...text('place'),
    ...placeFor(suggestion, language),
    ...(takenOn === null ? [] : [{ name: 'takenOn' as const, shown: takenOn, changes: { takenOn } }]),
  ];
  return all.filter(({ changes }) => changedFields(values, { ...values, ...changes }).length > 0);
}

/** A place that was found by its coordinates has a name in both languages. */
function placeFor({ near }: Suggestion, language: Language): FromFile[] {
  if (!near) return [];
  const changes = { placeZh: near.zh, placeEn: near.en };
  return [{ name: 'place', shown: near[language], title: near.coordinates, changes }];
}

/** Adds keywords to the existing ones, as far as there is room. */
function keywordsFor(words: readonly string[], values: OwnerEdit): OwnerChanges {
  const added = (language: Language) => {
    const own = words.filter((word) => languageOf(word) === language);
    const before = values[`keywords${SUFFIX[language]}`];
    const fitting = cleanKeywords([...before, ...own], { splitSpaces: language === 'zh' }).filter(
      (word) => Array.from(word).length <= MATERIAL_TEXT.keyword,
    );
    return fitting.slice(0, MATERIAL_TEXT.keywords);
  };
  return { keywordsZh: added('zh'), keywordsEn: added('en') };
}
