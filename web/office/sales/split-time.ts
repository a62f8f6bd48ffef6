const MINUTE_MS = 60_000;

export function splitTime(ms: number): { days: number; hours: number; minutes: number } {
  const minutes = Math.floor(ms / MINUTE_MS);
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 };
}
