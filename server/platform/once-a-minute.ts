const MINUTE_MS = 60_000;

/** Says once a minute for each name that it is time. */
export function onceAMinute(): (name: string) => boolean {
  const last = new Map<string, number>();
  return (name) => {
    const now = performance.now();
    if (now - (last.get(name) ?? -Infinity) < MINUTE_MS) return false;
    last.set(name, now);
    return true;
  };
}
