/** The time zone of China, by its name. */
export const CHINA = 'Asia/Shanghai';

/** China has a single time zone, UTC+8, without summer time since 1991. */
const AHEAD_MS = 8 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** The time in China at an instant: 2026-01-31 09:30:00. */
export function clockInChina(at: Date | number): string {
  return new Date(Number(at) + AHEAD_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** The date in China at an instant, or that many days later: 2026-01-31. */
export function dayInChina(at: Date | number, daysLater = 0): string {
  return clockInChina(Number(at) + daysLater * DAY_MS).slice(0, 10);
}

/** The instant at which a day, 2026-01-31, begins in China. */
export function startOfDayInChina(day: string): Date {
  return new Date(`${day}T00:00:00+08:00`);
}

/** The instant of a time in China; undefined when the text is not a valid time. */
export function instantInChina(clock: string): Date | undefined {
  const parts = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.\d{1,3})?$/.exec(clock);
  const instant = new Date(`${parts?.[1]}T${parts?.[2]}+08:00`);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}
