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

/** A length of time as on a player: 00:12, 1:02:05. */
export function formatClock(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const clock = [minutes, whole % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return hours > 0 ? `${hours}:${clock}` : clock;
}
