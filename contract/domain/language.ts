export const LANGUAGES = ['zh', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** One text in the reader's language, in the other when there is none. */
export function inLanguage(language: Language, zh: string, en: string): string {
  return language === 'en' ? en || zh : zh || en;
}

/** The language of a request; Chinese unless the first choice is English. */
export function languageOf(acceptLanguage: string | undefined): Language {
  return /^\s*en\b/i.test(acceptLanguage ?? '') ? 'en' : 'zh';
}

/** The language that an address asks for by its `lang`; whoever follows a link to one of the two versions gets that one. */
export function languageNamed(lang: string | null): Language | undefined {
  return LANGUAGES.find((language) => language === lang);
}
