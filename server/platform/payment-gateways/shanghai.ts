const EIGHT_HOURS = 8 * 3600 * 1000;

/** An instant on the clock of Shanghai, which never changes, as Alipay writes it: 2026-01-31 09:30:00. */
export function toShanghai(instant: Date): string {
  return new Date(instant.getTime() + EIGHT_HOURS).toISOString().slice(0, 19).replace('T', ' ');
}

export function fromShanghai(text: string): Date | undefined {
  const parts = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.\d{1,3})?$/.exec(text);
  const instant = new Date(`${parts?.[1]}T${parts?.[2]}+08:00`);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}
