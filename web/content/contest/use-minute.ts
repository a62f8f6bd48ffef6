import { useEffect, useState } from 'react';

const TICK_MS = 15_000;

/** The time, near enough for something that counts minutes. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
