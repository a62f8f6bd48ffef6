import { expect, test } from 'vitest';
import { readSchedule } from './schedule.ts';

test.each([
  ['20 3 * * *', { every: 'day', time: '03:20' }],
  ['5 14 * * *', { every: 'day', time: '14:05' }],
  ['7 * * * *', { every: 'hour', minute: 7 }],
  ['* * * * *', { every: 'minutes', count: 1 }],
  ['*/10 * * * *', { every: 'minutes', count: 10 }],
  ['*/10 3 * * *', undefined],
  ['0 3 * * 1', undefined],
  ['0 3,4 * * *', undefined],
  ['', undefined],
])('%s', (cron, schedule) => {
  expect(readSchedule(cron)).toEqual(schedule);
});
