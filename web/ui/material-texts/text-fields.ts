import { MATERIAL_TEXT } from '#contract/domain/keywords.ts';
import type { Language } from '#contract/domain/language.ts';

const SUFFIX = { zh: 'Zh', en: 'En' } as const;
type Suffix = (typeof SUFFIX)[Language];
type Kind = 'title' | 'description' | 'place';

type Texts = Record<`${Kind}${Suffix}`, string> & Record<`keywords${Suffix}`, string[]>;

interface Form {
  values: Texts;
  errors: Record<string, string>;
  set(change: Partial<Texts>): void;
}

/** Names of the text fields in one language, with the props that bind each to the form. */
export function textFields(form: Form, language: Language) {
  const suffix = SUFFIX[language];
  const names = {
    title: `title${suffix}`,
    description: `description${suffix}`,
    place: `place${suffix}`,
    keywords: `keywords${suffix}`,
  } as const;
  const text = (kind: Kind) => ({
    name: names[kind],
    lang: language,
    maxLength: MATERIAL_TEXT[kind],
    autoComplete: 'off',
    value: form.values[names[kind]],
    error: form.errors[names[kind]],
    onChange: (event: { currentTarget: { value: string } }) => form.set({ [names[kind]]: event.currentTarget.value }),
  });
  const keywords = {
    language,
    value: form.values[names.keywords],
    error: form.errors[names.keywords],
    onChange: (words: string[]) => form.set({ [names.keywords]: words }),
  };
  return { names, text, keywords };
}
