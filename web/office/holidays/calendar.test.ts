import { expect, test } from 'vitest';
import { addDays, daysBetween, daysOfMonth, weekdayOf } from '../../lib/days.ts';
import { countDays, groupsOf, inOrder, kindOf } from './calendar.ts';

const rest = (day: string) => ({ day, working: false, nameZh: '国庆节', nameEn: 'National Day' });
const worked = { day: '2026-10-10', working: true, nameZh: '调休', nameEn: 'Working day' };

test('[R299] a month begins on its weekday and ends with its last day', () => {
  expect(weekdayOf('2026-10-01')).toBe(3);
  expect(weekdayOf('2026-11-01')).toBe(6);
  expect(daysOfMonth(2028, 1).at(-1)).toBe('2028-02-29');
  expect(daysOfMonth(2026, 11)).toHaveLength(31);
});

test('[R299] days are counted over months and years, either way round', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysBetween({ first: '2026-02-27', last: '2026-03-01' })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(inOrder('2026-10-07', '2026-10-01')).toEqual({ first: '2026-10-01', last: '2026-10-07' });
});

test('[R299] days in a row with one name are one holiday', () => {
  const groups = groupsOf([rest('2026-09-30'), rest('2026-10-01'), rest('2026-10-03'), worked]);
  expect(groups.map(({ first, last }) => [first, last])).toEqual([
    ['2026-09-30', '2026-10-01'],
    ['2026-10-03', '2026-10-03'],
    ['2026-10-10', '2026-10-10'],
  ]);
  expect(groupsOf([rest('2026-10-09'), worked])).toHaveLength(2);
});

test('[R299] a year is counted with what was arranged', () => {
  expect(kindOf('2026-10-10', worked)).toBe('worked');
  expect(kindOf('2026-10-10', undefined)).toBe('weekend');
  expect(countDays(2026, [])).toEqual({ rest: 0, worked: 0, working: 261 });
  expect(countDays(2026, [rest('2026-10-01'), worked])).toEqual({ rest: 1, worked: 1, working: 261 });
});
