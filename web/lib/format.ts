import { CHINA } from '#contract/domain/china-time.ts';
import type { Language } from '#contract/domain/language.ts';

const LOCALES: Record<Language, string> = { zh: 'zh-CN', en: 'en-GB' };

/** Formats a date in the reader's language and time zone. */
export function formatDate(at: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium' }).format(new Date(at));
}

/** Formats a calendar day such as 2026-01-31; it is the same day in every time zone. */
export function formatDay(day: string, language: Language): string {
  return formatDate(`${day}T12:00`, language);
}

/** Formats the month of a day: November 2026. */
export function formatMonth(day: string, language: Language): string {
  const month = { year: 'numeric', month: 'long' } as const;
  return new Intl.DateTimeFormat(LOCALES[language], month).format(new Date(`${day}T12:00`));
}

/** Weekdays from Monday, as short as they are in a calendar. */
export function weekdayLetters(language: Language): string[] {
  const format = new Intl.DateTimeFormat(LOCALES[language], { weekday: 'narrow', timeZone: 'UTC' });
  // 5 January 1970 was a Monday.
  return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(1970, 0, 5 + day)));
}

export function formatDateTime(at: string, language: Language): string {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(LOCALES[language], style).format(new Date(at));
}

export type MomentForm = 'day' | 'minute' | 'second' | 'clock';

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const day: Record<Language, Intl.DateTimeFormatOptions> = {
  zh: { year: 'numeric', month: '2-digit', day: '2-digit' },
  en: { year: 'numeric', month: 'short', day: 'numeric' },
};

function optionsFor(form: MomentForm, language: Language): Intl.DateTimeFormatOptions {
  if (form === 'day') return day[language];
  if (form === 'minute') return { ...day[language], ...clock };
  if (form === 'clock') return { ...clock, second: '2-digit' };
  return { ...day[language], ...clock, second: '2-digit', timeZoneName: 'short' };
}

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats a time in China, where the office compares times with colleagues, wherever the reader is. A day without a
 * time is read as midnight in UTC, eight in the morning in China, and so stays that day.
 */
export function formatMoment(at: string | number, form: MomentForm, language: Language): string {
  const key = `${language} ${form}`;
  const options = { ...optionsFor(form, language), timeZone: CHINA };
  const format = formats.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], options);
  formats.set(key, format);
  return format.format(new Date(at));
}

export function formatNumber(value: number, language: Language, decimals = 0): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat(LOCALES[language], digits).format(value);
}

/** Formats money for the axis of a chart, where there is room for a few signs. */
export function formatShortFen(fen: number, language: Language): string {
  const short = { notation: 'compact', maximumFractionDigits: 1 } as const;
  return `¥${new Intl.NumberFormat(LOCALES[language], short).format(fen / 100)}`;
}

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'];

/** Formats a size in the largest fitting unit, with at most one decimal. */
export function formatBytes(bytes: number, language: Language): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** power;
  return `${formatNumber(value, language, power > 0 && value < 10 ? 1 : 0)} ${UNITS[power]}`;
}

/** Formats a count for a badge, which has room for two digits. */
export function formatBadge(count: number): string {
  return count > 99 ? '99+' : String(count);
}

/** Joins items; browsers' own list formats put nothing between Chinese words. */
export function formatList(items: string[], language: Language): string {
  return items.join(language === 'zh' ? '、' : ', ');
}

/** Formats a share in whole per cent; a dash when the whole is 0. */
export function formatPercent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((100 * part) / whole)}%`;
}
