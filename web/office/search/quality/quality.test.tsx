import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { QualityQueryRow, QualityResult, SearchMeasurement } from '#contract/calls/search-quality.ts';
import { Overlays } from '../../../shell/dialogs/overlays.tsx';
import { type Answers, failed, fine, standIn } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { Mantine } from '../../../ui/mantine.tsx';
import { Search } from '../search.tsx';

const sunset: QualityQueryRow = {
  type: 'pic',
  keyword: 'sunset',
  language: 'en',
  form: 'word',
  standing: { ndcg: 0.834, missed: false, found: 2, ungraded: 1 },
};
const panda: QualityQueryRow = { ...sunset, type: 'video', keyword: 'panda', standing: null };
const riluo: QualityQueryRow = {
  ...sunset,
  keyword: 'riluo',
  language: 'zh',
  form: 'pinyin',
  standing: { ndcg: 0, missed: true, found: 2, ungraded: 0 },
};
const code: QualityQueryRow = { ...sunset, keyword: '00000012', form: 'code', standing: null };

const first: QualityResult = {
  materialId: 7,
  kind: 'photo',
  code: 'P00000007',
  title: 'Sunset over the sea',
  thumbnail: null,
  grade: 3,
  gradedBy: 'Shen',
  placement: null,
};
const second: QualityResult = {
  ...first,
  materialId: 8,
  code: 'P00000008',
  title: 'Blue wall',
  grade: null,
  gradedBy: null,
};
const third: QualityResult = {
  ...second,
  materialId: 9,
  code: 'P00000009',
  title: 'Reeds',
  placement: { id: 5, what: 'pin', until: '2026-12-24' },
};

const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
const english: SearchMeasurement = {
  day: today,
  engine: 'postgresql',
  release: '1.4.0',
  language: 'en',
  ndcg: 0.81,
  misses: 4,
  counted: 95,
  ungraded: 12,
  measuredAt: `${today}T01:00:00.000Z`,
};
const chinese: SearchMeasurement = { ...english, language: 'zh', ndcg: 0.7, misses: 9, counted: 94 };

async function open(at = '/office/search?tab=quality', more: Answers = {}) {
  localStorage.setItem('access_token', 'abc');
  const infos = [sunset, panda, riluo, code];
  const server = standIn({
    '/office/search/quality': fine({ infos: [chinese, english], engines: ['postgresql'], isMeasuring: false }),
    '/office/search/quality/queries': fine({ infos, total: infos.length }),
    '/office/search/quality/query': fine({ infos: [first, second, third], ndcg: 0.9, missed: false }),
    '/office/search/quality/grade': fine({}),
    '/office/search/quality/measure': fine({}),
    '/office/search/placements/add': fine({ id: 6 }),
    '/office/search/placements/remove': fine({}),
    ...more,
  });
  const desk = (
    <Mantine>
      <Search />
      <Overlays />
    </Mantine>
  );
  return { server, router: await show(desk, { at }) };
}

const sent = (server: Awaited<ReturnType<typeof open>>['server'], path: string) =>
  server.seen.filter((call) => call.path === `/office/search/${path}`).map((call) => call.input);
const rowOf = async (title: string) => (await screen.findByText(title)).closest('li')!;
const isPressed = (row: HTMLElement, name: string) =>
  within(row).getByRole('button', { name }).getAttribute('aria-pressed') === 'true';
const press = (key: string) => fireEvent.keyDown(document.body, { code: key });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the figures', () => {
  test('are those of the last measurement, in both languages', async () => {
    await open();
    expect(await screen.findByText('94 Chinese and 95 English queries count')).toBeTruthy();
    expect(screen.getByText('Release 1.4.0')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'nDCG@10 by day. Latest: Chinese 0.70, English 0.81' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Misses by day. Latest: Chinese 9, English 4' })).toBeTruthy();
  });

  test('are missing before the first measurement, which a button begins', async () => {
    const { server } = await open(undefined, {
      '/office/search/quality': fine({ infos: [], engines: ['postgresql'], isMeasuring: false }),
    });
    expect(await screen.findByText('Not measured yet')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Measure now' }));
    await waitFor(() => expect(sent(server, 'quality/measure')).toEqual([{}]));
  });

  test('are being measured only once', async () => {
    await open(undefined, {
      '/office/search/quality': fine({ infos: [english], engines: ['postgresql'], isMeasuring: true }),
    });
    expect(await screen.findByRole('button', { name: 'Measuring …' })).toHaveProperty('disabled', true);
  });

  test('are those of the engine that is chosen', async () => {
    const other = { ...english, engine: 'opensearch' as const, ndcg: 0.5 };
    const { server } = await open('/office/search?tab=quality&engine=opensearch', {
      '/office/search/quality': fine({
        infos: [chinese, english, other],
        engines: ['postgresql', 'opensearch'],
        isMeasuring: false,
      }),
    });
    expect(await screen.findByRole('img', { name: 'nDCG@10 by day. Latest: Chinese –, English 0.50' })).toBeTruthy();
    await waitFor(() => expect(sent(server, 'quality/queries')).toContainEqual({ engine: 'opensearch' }));
  });
});

describe('the queries', () => {
  test('are told with how they stood', async () => {
    await open();
    const list = within(await screen.findByRole('navigation', { name: 'Queries' }));
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'sunsetPhotos · Word0.831 ungraded',
      'pandaVideo · Word',
      'riluoPhotos · PinyinMiss',
      '00000012Photos · Code',
    ]);
  });

  test.each([
    ['language=zh', ['riluo']],
    ['which=missed', ['riluo']],
    ['which=ungraded', ['sunset']],
  ])('with %s are %j', async (filter, keywords) => {
    await open(`/office/search?tab=quality&${filter}`);
    const list = within(await screen.findByRole('navigation', { name: 'Queries' }));
    expect(list.getAllByRole('button').map(({ title }) => title)).toEqual(keywords);
  });

  test('may be none', async () => {
    await open('/office/search?tab=quality&language=en&which=missed');
    expect(await screen.findByText('No query matches these filters')).toBeTruthy();
  });

  test('follow each other by keys, as far as there are any', async () => {
    const { server, router } = await open();
    await rowOf('Blue wall');
    press('KeyK');
    press('KeyJ');
    await screen.findByRole('heading', { name: 'panda' });
    press('KeyJ');
    await screen.findByRole('heading', { name: 'riluo' });
    expect(router.state.location.search).toBe('?tab=quality&query=3');
    press('KeyK');
    await screen.findByRole('heading', { name: 'panda' });
    const asked = sent(server, 'quality/query').map((input) => (input as { keyword: string }).keyword);
    expect(asked).toEqual(expect.arrayContaining(['sunset', 'panda', 'riluo']));
  });
});

describe('the results', () => {
  test('are graded by keys, the first without a grade first', async () => {
    const given = new Map<number, QualityResult['grade']>();
    const { server } = await open(undefined, {
      '/office/search/quality/grade': ({ input }) => {
        const { materialId, grade } = input as { materialId: number; grade: QualityResult['grade'] };
        given.set(materialId, grade);
        return fine({});
      },
      '/office/search/quality/query': () => {
        const infos = [first, second, third].map((row) => ({ ...row, grade: given.get(row.materialId) ?? row.grade }));
        return fine({ infos, ndcg: 0.9, missed: false });
      },
    });
    const row = await rowOf('Blue wall');
    expect(row.getAttribute('aria-current')).toBe('true');
    press('Digit0');
    await waitFor(() => expect(isPressed(row, '0 Wrong')).toBe(true));
    press('ArrowUp');
    press('ArrowUp');
    press('Numpad2');
    press('Digit7');
    await waitFor(() => expect(sent(server, 'quality/grade')).toHaveLength(2));
    expect(sent(server, 'quality/grade')).toEqual([
      { type: 'pic', keyword: 'sunset', materialId: 8, grade: 0 },
      { type: 'pic', keyword: 'sunset', materialId: 7, grade: 2 },
    ]);
  });

  test('go back to the grade that the server has when it refuses another', async () => {
    const { server } = await open(undefined, { '/office/search/quality/grade': failed('not-found', 'Not there') });
    const row = await rowOf('Blue wall');
    const before = sent(server, 'quality/query').length;
    fireEvent.click(within(row).getByRole('button', { name: '3 Perfect' }));
    await waitFor(() => expect(sent(server, 'quality/query').length).toBeGreaterThan(before));
    await waitFor(() => expect(isPressed(row, '3 Perfect')).toBe(false));
  });

  test('are pinned with a last day and a reason, and keys do not grade meanwhile', async () => {
    const { server } = await open();
    fireEvent.click(within(await rowOf('Blue wall')).getByRole('button', { name: 'Pin' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pin or hide a result' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Please fill in this field')).toBeTruthy();
    press('Digit3');
    fireEvent.change(dialog.getByLabelText(/^Last day/), { target: { value: '2027-03-01' } });
    fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'Campaign' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(server, 'placements/add')).toEqual([
      { type: 'pic', keyword: 'sunset', code: 'P00000008', what: 'pin', until: '2027-03-01', reason: 'Campaign' },
    ]);
    expect(sent(server, 'quality/grade')).toEqual([]);
  });

  test('say what is pinned, which can be undone after a question', async () => {
    const { server } = await open();
    const row = within(await rowOf('Reeds'));
    expect(row.getByText('Pinned until 24 Dec 2026')).toBeTruthy();
    expect(row.queryByRole('button', { name: 'Pin' })).toBeNull();
    fireEvent.click(row.getByRole('button', { name: 'Undo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Put this item back in its place?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent(server, 'placements/remove')).toEqual([{ id: 5 }]));
  });

  test('of a code cannot be pinned, as it leads to its material whatever is pinned', async () => {
    await open('/office/search?tab=quality&query=4');
    const row = within(await rowOf('Blue wall'));
    expect(row.queryByRole('button', { name: 'Pin' })).toBeNull();
  });

  test('may be none', async () => {
    await open(undefined, { '/office/search/quality/query': fine({ infos: [], ndcg: 0, missed: true }) });
    expect(await screen.findByText('Nothing found')).toBeTruthy();
    press('Digit3');
    press('ArrowDown');
  });
});
