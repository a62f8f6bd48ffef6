import type { Language } from '#contract/domain/language.ts';

const LOCALES: Record<Language, string> = { zh: 'zh-CN', en: 'en-GB' };

/** A day, in the reader's language and time zone. */
export function formatDate(at: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium' }).format(new Date(at));
}

export function formatDateTime(at: string, language: Language): string {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(LOCALES[language], style).format(new Date(at));
}
