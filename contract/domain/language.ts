export const LANGUAGES = ['zh', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The text in the reader's language, or in the other when that is empty. */
export function inLanguage(language: Language, zh: string, en: string): string {
  return language === 'en' ? en || zh : zh || en;
}

/** The language of a request; Chinese unless the first choice is English. */
export function languageOf(acceptLanguage: string | undefined): Language {
  return /^\s*en\b/i.test(acceptLanguage ?? '') ? 'en' : 'zh';
}

/** The language that an address asks for by its `lang`. */
export function languageNamed(lang: string | null): Language | undefined {
  return LANGUAGES.find((language) => language === lang);
}

/** Whether a text has Chinese characters, so that it counts as Chinese. */
export function isChinese(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}
