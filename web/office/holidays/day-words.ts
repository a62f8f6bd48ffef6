import type { Language } from '#contract/domain/language.ts';
import { useLanguage } from '../../lib/language.ts';
import type { Day, Range } from '../../lib/days.ts';

const LOCALES: Record<Language, string> = { zh: 'zh-CN', en: 'en-GB' };

const FORMS = {
  month: { month: 'long' },
  long: { month: 'long', day: 'numeric', weekday: 'long' },
  short: { month: 'short', day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

// Cached, because a year has many days, and creating a format takes longer than using it.
const formats = new Map<string, Intl.DateTimeFormat>();

function say(day: Day, form: keyof typeof FORMS, language: Language): string {
  const key = `${language} ${form}`;
  // In UTC, because a day is the same everywhere.
  const format = formats.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], { ...FORMS[form], timeZone: 'UTC' });
  formats.set(key, format);
  return format.format(new Date(day));
}

/** Days and months in the reader's language. */
export function useDayWords() {
  const language = useLanguage();
  const short = (day: Day) => say(day, 'short', language);
  return {
    month: (day: Day) => say(day, 'month', language),
    long: (day: Day) => say(day, 'long', language),
    range: ({ first, last }: Range) => (first === last ? short(first) : `${short(first)} – ${short(last)}`),
    name: ({ nameZh, nameEn }: { nameZh: string; nameEn: string }) => (language === 'zh' ? nameZh : nameEn),
  };
}
