import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const [sales, admin, finance] = await Promise.all(['sales', 'admin', 'finance'].map((name) => signIn(product, name)));

const desk = (path: string, input: object, token: string | undefined = sales) =>
  product.call(`/office/holidays/${path}`, input, { token });
const listed = async (year: number) => (await desk('list', { year })).body.infos;
const actions = async (day: string) =>
  (await product.call('/office/audit/list', { subject: `holiday:${day}` }, { token: admin })).body.infos.map(
    (event: { action: string }) => event.action,
  );

async function one<T>(expression: ReturnType<typeof sql>): Promise<T | undefined> {
  const { rows } = await sql<{ value: T }>`select ${expression} as value`.execute(product.db);
  return rows[0]?.value;
}

const rest = (day: string, name = '试休') => ({ day, working: false, nameZh: name, nameEn: 'Trial rest' });

describe('the working days of China', () => {
  test.each([
    ['a Wednesday', '2026-03-04', true],
    ['a Saturday', '2026-03-07', false],
    ['a Sunday', '2026-03-08', false],
    ['a weekday of a holiday', '2026-10-01', false],
    ['a worked Saturday', '2026-02-14', true],
    ['a worked Sunday', '2026-09-20', true],
  ])('[R299] %s', async (_, day, working) => {
    expect(await one(sql`is_working_day(${day}::date)`)).toBe(working);
  });

  test.each([
    ['a weekday', '2026-03-03 10:00+08', 3, '2026-03-06T16:00:00.000Z'],
    ['over a weekend', '2026-03-06 23:30+08', 1, '2026-03-09T16:00:00.000Z'],
    ['from a holiday', '2026-10-02 09:00+08', 1, '2026-10-08T16:00:00.000Z'],
    ['with a worked weekend on the way', '2026-10-08 09:00+08', 2, '2026-10-10T16:00:00.000Z'],
    ['over the longest holiday of the year', '2026-02-13 12:00+08', 2, '2026-02-24T16:00:00.000Z'],
    ['over many weeks', '2026-09-14 12:00+08', 20, '2026-10-16T16:00:00.000Z'],
    ['a day in China that is another in UTC', '2026-03-04 02:00+08', 1, '2026-03-05T16:00:00.000Z'],
  ])('[R299] counted from %s', async (_, at, days, end) => {
    const found = await one<Date>(sql`end_of_working_day(${at}::timestamptz, ${sql.lit(days)})`);
    expect(found?.toISOString()).toBe(end);
  });

  test.each([
    ['a weekday', '2026-03-03 10:00+08', '2026-03-03T14:00:00.000Z'],
    ['a Sunday', '2026-03-08 10:00+08', '2026-03-09T02:00:00.000Z'],
    ['a holiday', '2026-10-01 10:00+08', '2026-10-02T02:00:00.000Z'],
    ['a worked Saturday', '2026-10-10 10:00+08', '2026-10-10T14:00:00.000Z'],
    ['a Saturday in China that is Friday in UTC', '2026-03-07 01:00+08', '2026-03-07T17:00:00.000Z'],
  ])('[R299] a quote asked for on %s', async (_, at, due) => {
    expect((await one<Date>(sql`quote_due(${at}::timestamptz)`))?.toISOString()).toBe(due);
  });
});

describe('the calendar', () => {
  test('[R299] knows the year from the start', async () => {
    const year = await listed(2026);
    expect(year.filter((day: { working: boolean }) => day.working)).toHaveLength(6);
    expect(year[0]).toEqual({ day: '2026-01-01', working: false, nameZh: '元旦', nameEn: 'New Year’s Day' });
    expect(year.filter((day: { nameZh: string }) => day.nameZh === '春节')).toHaveLength(9);
    expect(await listed(2031)).toEqual([]);
  });

  test('[R299] days are added, changed and removed, and deadlines follow', async () => {
    const [monday, saturday] = ['2028-03-06', '2028-03-11'];
    const worked = { day: saturday, working: true, nameZh: '补班', nameEn: 'Made up' };
    expect((await desk('save', { days: [rest(monday), worked] })).body.success).toBe(true);
    expect(await listed(2028)).toEqual([rest(monday), worked]);
    expect(await one(sql`is_working_day(${monday}::date)`)).toBe(false);
    expect(await one(sql`is_working_day(${saturday}::date)`)).toBe(true);
    await desk('save', { days: [rest(monday, '改名'), worked] });
    expect((await listed(2028))[0].nameZh).toBe('改名');
    const moved = { days: [rest('2028-03-07')], remove: [monday] };
    expect((await desk('save', moved)).body.success).toBe(true);
    expect(await listed(2028)).toEqual([rest('2028-03-07'), worked]);
    expect(await one(sql`is_working_day(${monday}::date)`)).toBe(true);
    expect(await actions(monday)).toEqual(['holiday.removed', 'holiday.saved', 'holiday.saved']);
    // Saving a day unchanged leaves no record.
    expect(await actions(saturday)).toEqual(['holiday.saved']);
    expect((await desk('save', { days: [], remove: [monday, '2028-03-07'] })).body.success).toBe(true);
    expect(await actions(monday)).toHaveLength(3);
  });

  test.each([
    ['the same day twice', [rest('2028-05-01'), rest('2028-05-01')]],
    ['a weekday that is worked', [{ ...rest('2028-05-02'), working: true }]],
    ['no day', [rest('2028-02-30')]],
    ['a day before there were calendars', [rest('0000-01-01')]],
    ['no name', [rest('2028-05-01', ' ')]],
    ['nothing', []],
    [
      'two months at once',
      Array.from({ length: 61 }, (_, i) => rest(`2028-0${1 + Math.floor(i / 28)}-${10 + (i % 18)}`)),
    ],
  ])('refuses %s', async (_, days) => {
    expect((await desk('save', { days })).status).toBe(400);
    expect((await listed(2028)).some((day: { day: string }) => day.day.startsWith('2028-05'))).toBe(false);
  });

  test('refuses years and days that are none', async () => {
    for (const year of [1999, 2101, 2026.5, '2026']) expect((await desk('list', { year })).status).toBe(400);
    for (const day of ['', '2028-13-01', '0000-01-01', 'today'])
      expect((await desk('save', { days: [], remove: [day] })).status).toBe(400);
    const both = { days: [rest('2028-05-01')], remove: ['2028-05-01'] };
    expect((await desk('save', both)).status).toBe(400);
  });

  test('two who save the same day at once both leave their trace', async () => {
    const replies = await Promise.all(['甲', '乙'].map((name) => desk('save', { days: [rest('2029-01-02', name)] })));
    expect(replies.every((reply) => reply.body.success)).toBe(true);
    expect(await actions('2029-01-02')).toHaveLength(2);
  });

  test('is kept by sales and administrators only', async () => {
    const calls: [string, object][] = [
      ['list', { year: 2026 }],
      ['save', { days: [rest('2030-01-02')] }],
    ];
    for (const [path, input] of calls) {
      expect((await desk(path, input, finance)).status).toBe(403);
      expect((await product.call(`/office/holidays/${path}`, input)).body.code).toBe(1001);
      expect((await desk(path, input, admin)).status).toBe(200);
    }
  });
});
