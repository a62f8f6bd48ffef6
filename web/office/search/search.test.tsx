import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Engine, SearchedWord, Synonyms } from '#contract/calls/search-desk.ts';
import { type Answers, failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { Mantine } from '../../ui/mantine.tsx';
import { Search } from './search.tsx';

const unicorn: SearchedWord = {
  keyword: 'unicorn',
  type: 'pic',
  times: 1234,
  found: 0,
  lastDay: '2026-03-01',
  grouped: false,
};
const sunset: SearchedWord = { ...unicorn, keyword: 'sunset', type: 'video', times: 3, found: 12, grouped: true };
const group: Synonyms = {
  id: 4,
  version: 2,
  words: ['日落', 'sunset'],
  indexed: false,
  updatedAt: '2026-03-01T16:30:00.000Z',
};

const found: Engine[] = [
  { name: 'opensearch', health: 'limited', index: null },
  {
    name: 'postgresql',
    health: 'good',
    index: { version: 5, builtAt: '2026-03-01T16:30:00.000Z', documents: 1234, bytes: 5_000_000 },
  },
];
const engines = { infos: found, total: 2, waiting: 3, waitingSeconds: 70, isRebuilding: false };

async function open(at: string, more: Answers = {}) {
  localStorage.setItem('access_token', 'abc');
  const server = standIn({
    '/office/search/searched': fine({ infos: [unicorn, sunset], total: 2 }),
    '/office/search/synonyms': fine({ infos: [group], total: 1 }),
    '/office/search/engines': fine(engines),
    '/office/search/rebuild': fine({}),
    '/office/search/synonyms/add': fine({ id: 5, version: 1 }),
    '/office/search/synonyms/edit': fine({ id: 4, version: 3 }),
    ...more,
  });
  const desk = (
    <Mantine>
      <Search />
    </Mantine>
  );
  return { server, router: await show(desk, { at }) };
}

const sent = (server: Awaited<ReturnType<typeof open>>['server'], path: string) =>
  server.seen.filter((call) => call.path === path).map((call) => call.input);

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the search desk', () => {
  test('[R268] shows at first what the last month did not find', async () => {
    const { server } = await open('/office/search?days=8&type=book');
    const row = (await screen.findByText('unicorn')).closest('tr')!;
    expect(within(row).getByText('1,234')).toBeTruthy();
    expect(within(row).getByText('None')).toBeTruthy();
    expect(sent(server, '/office/search/searched')[0]).toEqual({
      keyword: '',
      missed: true,
      days: 30,
      pageNo: 1,
      pageSize: 50,
    });
    expect(screen.getByText('Has synonyms')).toBeTruthy();
  });

  test('[R268] reads filters from the address', async () => {
    const { server } = await open('/office/search?keyword=uni&days=7&type=pic&which=all&page=2');
    await waitFor(() => expect(sent(server, '/office/search/searched')).toHaveLength(1));
    const filter = { keyword: 'uni', missed: false, days: 7, type: 'pic', pageNo: 2, pageSize: 50 };
    expect(sent(server, '/office/search/searched')[0]).toEqual(filter);
  });

  test('[R268] makes synonyms out of a word that nobody found', async () => {
    const { server } = await open('/office/search');
    fireEvent.click(await screen.findByRole('button', { name: 'Add synonyms' }));
    const field = await screen.findByLabelText<HTMLTextAreaElement>(/Words with the same meaning/);
    expect(field.value).toBe('unicorn\n');
    fireEvent.change(field, { target: { value: 'unicorn\n 独角兽 \n\n' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(server, '/office/search/synonyms/add')).toEqual([{ words: ['unicorn', '独角兽'] }]);
  });

  test('[R268] changes a group, and says what the server says against it', async () => {
    const refusal = failed('synonym-taken', 'One of these words is already in another group');
    const { server } = await open('/office/search?tab=synonyms', { '/office/search/synonyms/edit': refusal });
    await screen.findByText('Indexing');
    fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await screen.findByRole('dialog');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('One of these words is already in another group');
    expect(sent(server, '/office/search/synonyms/edit')).toEqual([{ id: 4, version: 2, words: ['日落', 'sunset'] }]);
  });
});

describe('what searches', () => {
  test('is told with its health and how far it is behind', async () => {
    await open('/office/search?tab=engines');
    const row = (await screen.findByText('PostgreSQL')).closest('tr')!;
    for (const text of ['Good', '1,234', '4.8 MB', '5']) expect(within(row).getByText(text), text).toBeTruthy();
    const first = screen.getByText('OpenSearch').closest('tr')!;
    for (const text of ['Copies missing', 'No index']) expect(within(first).getByText(text), text).toBeTruthy();
    expect(screen.getByText('3 updates waiting, the oldest for 70 s')).toBeTruthy();
  });

  test('is made anew only after a question, and not twice at once', async () => {
    const { server } = await open('/office/search?tab=engines', {
      '/office/search/engines': fine({ ...engines, waiting: 0, isRebuilding: true }),
    });
    expect(await screen.findByText('All changes are indexed')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Rebuilding …' })).toHaveProperty('disabled', true);
    expect(sent(server, '/office/search/rebuild')).toEqual([]);
  });
});
