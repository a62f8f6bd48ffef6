const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' });

/** The day that it is in China, as date fields write it. */
export function chinaDay(at: Date): string {
  return format.format(at);
}
