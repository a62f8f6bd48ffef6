const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
const hundredths = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

export const formatCount = (count: number) => whole.format(count);
export const formatRate = (rate: number) => tenths.format(rate);

/** 4.2 ms, 380 ms, 12.52 s. */
export function formatTime(ms: number): string {
  if (ms >= 1000) return `${hundredths.format(ms / 1000)} s`;
  return `${(ms < 10 ? tenths : whole).format(ms)} ms`;
}

/** A few failures among many calls must not read as none. */
export function formatShare(part: number, all: number): string {
  if (part === 0 || all === 0) return '0 %';
  const percent = (100 * part) / all;
  return percent < 0.1 ? '< 0.1 %' : `${tenths.format(percent)} %`;
}

/** 4:05 after the start. */
export function formatClock(seconds: number): string {
  const rounded = Math.round(seconds);
  return `${Math.floor(rounded / 60)}:${String(rounded % 60).padStart(2, '0')}`;
}
