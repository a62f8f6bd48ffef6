import { CHINA } from '#contract/domain/china-time.ts';

const SHANGHAI = new Intl.DateTimeFormat('en-GB', {
  timeZone: CHINA,
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

const OPENS = '09:30';
const CLOSES = '18:30';

/** Whether somebody answers the hotline: weekdays 09:30–18:30 in China, wherever the caller is. */
export function isOpen(at: Date): boolean {
  const parts = Object.fromEntries(SHANGHAI.formatToParts(at).map(({ type, value }) => [type, value]));
  const time = `${parts['hour']}:${parts['minute']}`;
  return parts['weekday'] !== 'Sat' && parts['weekday'] !== 'Sun' && time >= OPENS && time < CLOSES;
}
