import { useEffect, useState } from 'react';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type TimeLeft =
  | { unit: 'days'; days: number; hours: number }
  | { unit: 'hours'; hours: number; minutes: number }
  | { unit: 'clock'; clock: string };

/** Time left, as precisely as needed; null once it has passed. */
export function timeLeft(until: string, now: number): TimeLeft | null {
  const left = Date.parse(until) - now;
  if (left <= 0) return null;
  if (left >= DAY) return { unit: 'days', days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) };
  if (left >= HOUR)
    return { unit: 'hours', hours: Math.floor(left / HOUR), minutes: Math.floor((left % HOUR) / MINUTE) };
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return { unit: 'clock', clock: `${two(left / MINUTE)}:${two((left % MINUTE) / SECOND)}` };
}

/** The same, updated as time passes. */
export function useTimeLeft(until: string): TimeLeft | null {
  const [now, setNow] = useState(() => Date.now());
  const left = timeLeft(until, now);
  const pause = left?.unit === 'clock' ? SECOND : MINUTE / 4;
  const over = left === null;
  useEffect(() => {
    if (over) return;
    const timer = setInterval(() => setNow(Date.now()), pause);
    return () => clearInterval(timer);
  }, [pause, over]);
  return left;
}
