/** When a job runs by itself, in China's time. */
export type Schedule =
  | { every: 'day'; time: string }
  | { every: 'hour'; minute: number }
  | { every: 'minutes'; count: number };

const two = (number: string) => number.padStart(2, '0');

/** Reads the forms of cron that our jobs use; undefined for any other. */
export function readSchedule(cron: string): Schedule | undefined {
  const [, minute = '', step, hour = ''] = /^(\d{1,2}|\*(?:\/(\d{1,2}))?) (\d{1,2}|\*) \* \* \*$/.exec(cron) ?? [];
  if (minute === '') return undefined;
  if (minute.startsWith('*')) return hour === '*' ? { every: 'minutes', count: Number(step ?? 1) } : undefined;
  return hour === '*'
    ? { every: 'hour', minute: Number(minute) }
    : { every: 'day', time: `${two(hour)}:${two(minute)}` };
}
