import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Placement } from '#contract/calls/search-desk.ts';
import { Overlays } from '../../../shell/dialogs/overlays.tsx';
import { type Answers, failed, fine, standIn } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { Mantine } from '../../../ui/mantine.tsx';
import { Search } from '../search.tsx';

const pinned: Placement = {
  id: 3,
  type: 'pic',
  keyword: 'sunset',
  what: 'pin',
  until: '2026-12-24',
  reason: 'Spring campaign',
  madeBy: 'Shen',
  madeAt: '2026-11-19T08:00:00.000Z',
  code: 'P00000007',
  title: 'Sunset over the sea',
  thumbnail: null,
  onSale: true,
};
const hidden: Placement = { ...pinned, id: 2, what: 'bury', title: 'Blue wall', madeBy: null, onSale: false };

async function open(at = '/office/search?tab=placements', more: Answers = {}) {
  localStorage.setItem('access_token', 'abc');
  const server = standIn({
    '/office/search/placements': fine({ infos: [pinned, hidden], total: 2 }),
    '/office/search/placements/add': fine({ id: 4 }),
    '/office/search/placements/remove': fine({}),
    ...more,
  });
  const desk = (
    <Mantine>
      <Search />
      <Overlays />
    </Mantine>
  );
  await show(desk, { at });
  return server;
}

const sent = (server: Awaited<ReturnType<typeof open>>, path: string) =>
  server.seen.filter((call) => call.path === `/office/search/placements${path}`).map((call) => call.input);

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('the list says what, until when, why and by whom', async () => {
  await open();
  const row = within((await screen.findByText('Sunset over the sea')).closest('tr')!);
  for (const text of ['sunset', 'Photos', 'P00000007', 'Pinned', '24 Dec 2026', 'Spring campaign', 'Shen'])
    expect(row.getByText(text), text).toBeTruthy();
  const other = within(screen.getByText('Blue wall').closest('tr')!);
  for (const text of ['Hidden', 'P00000007 · Off sale', 'Former colleague'])
    expect(other.getByText(text), text).toBeTruthy();
});

test('what has ended is listed by itself, and cannot be undone', async () => {
  const server = await open('/office/search?tab=placements&which=ended&keyword=sun');
  await screen.findByText('Blue wall');
  expect(sent(server, '')[0]).toEqual({ keyword: 'sun', ended: true, pageNo: 1, pageSize: 50 });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('a work is undone after a question', async () => {
  const server = await open();
  const row = within((await screen.findByText('Sunset over the sea')).closest('tr')!);
  fireEvent.click(row.getByRole('button', { name: 'Undo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Put this item back in its place?' }));
  expect(
    dialog.getByText('“Sunset over the sea” will again appear for “sunset” wherever the search puts it.'),
  ).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent(server, '/remove')).toEqual([{ id: 3 }]));
});

test('a work of any code is hidden, and complaints stand beside their fields', async () => {
  const server = await open(undefined, {
    '/office/search/placements/add': failed('bad-input', 'Check the form', { fields: { code: 'Not found' } }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Pin or hide' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pin or hide a result' }));
  fireEvent.change(dialog.getByLabelText(/^Searched for/), { target: { value: 'sunset' } });
  fireEvent.change(dialog.getByLabelText(/^Material code/), { target: { value: 'P9' } });
  fireEvent.change(dialog.getByLabelText(/^Action/), { target: { value: 'bury' } });
  fireEvent.change(dialog.getByLabelText(/^Last day/), { target: { value: '2027-03-01' } });
  fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'Off topic' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Not found')).toBeTruthy();
  expect(sent(server, '/add')).toEqual([
    { type: 'pic', keyword: 'sunset', code: 'P9', what: 'bury', until: '2027-03-01', reason: 'Off topic' },
  ]);
});

test('nothing is placed at first', async () => {
  await open(undefined, { '/office/search/placements': fine({ infos: [], total: 0 }) });
  expect(await screen.findByText('Nothing is pinned or hidden')).toBeTruthy();
});
