import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { EntryDetail, EntryRow } from '#contract/calls/entries-desk.ts';
import { member } from '../../testing/answers.ts';
import { failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { Mantine } from '../../ui/mantine.tsx';
import { Entries } from './entries.tsx';

const at = '2026-11-17T08:00:00.000Z';
const row: EntryRow = {
  id: 41,
  version: 3,
  state: 'submitted',
  title: 'Terraces in fog',
  contest: 'City light',
  track: 'Single',
  kind: 'single',
  showsCar: false,
  files: 1,
  again: false,
  thumbnail: null,
  submittedAt: at,
  claim: null,
  decidedAt: null,
  decidedBy: null,
};
const picture = {
  id: 1,
  part: 'picture' as const,
  width: 3000,
  height: 2000,
  durationMs: null,
  camera: 'Sony ILCE-7RM5',
  takenAt: '2026-03-02T05:40:00',
  thumbnail: 'http://files.test/1-small',
  view: 'http://files.test/1',
  alike: [],
};
const { files: _files, ...shared } = row;
const detail: EntryDetail = {
  ...shared,
  own: false,
  open: true,
  closesAt: '2026-12-31T15:59:00.000Z',
  story: 'Fog rises from the valley at five.',
  place: 'Yuanyang',
  takenOn: '2026-03-02',
  gear: '',
  editing: '',
  aiUsed: false,
  peopleShown: 'none',
  declaresCar: false,
  carSeen: null,
  telling: [],
  rejection: null,
  files: [picture],
};
const mine: EntryDetail = { ...detail, claim: { mine: true, by: 'Lu', until: at } };
const film: EntryDetail = { ...mine, kind: 'video', showsCar: true, declaresCar: true };

function answers(entry: EntryDetail = mine, more: Parameters<typeof standIn>[0] = {}) {
  return standIn({
    '/session': fine({ data: { ...member, roles: ['coordinator'] } }),
    '/office/entry/summary': fine({ queue: 1, mine: 0, eligible: 5, rejected: 2 }),
    '/office/entry/list': fine({ infos: [row], total: 1 }),
    '/office/contest/list': fine({ infos: [], total: 0 }),
    '/office/entry/detail': fine({ entry }),
    ...more,
  });
}

const open = (where = '') =>
  show(
    <Mantine>
      <Entries />
    </Mantine>,
    { at: `/office/entries${where}` },
  );
const openOne = async (entry: EntryDetail, more: Parameters<typeof standIn>[0] = {}) => {
  const server = answers(entry, more);
  const router = await open('?entry=41');
  await screen.findByRole('heading', { level: 1, name: 'Terraces in fog' });
  return { server, router };
};
const sent = (server: ReturnType<typeof standIn>, path: string) =>
  server.seen.filter((request) => request.path === path).map(({ input }) => input);
const press = (code: string) => fireEvent.keyDown(document.body, { code, key: code.at(-1)?.toLowerCase() });

beforeEach(() => localStorage.setItem('access_token', 'token'));
afterEach(cleanup);

describe('the list', () => {
  test('shows what waits, and starts with the oldest', async () => {
    const server = answers(mine, { '/office/entry/next': fine({ id: 41 }) });
    const router = await open();
    expect(await screen.findByText('Terraces in fog')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Start checking' }));
    expect(await screen.findByText('Fog rises from the valley at five.')).toBeTruthy();
    expect(sent(server, '/office/entry/next')).toEqual([{ contestId: null, after: null }]);
    expect(router.state.location.search).toBe('?entry=41');
  });

  test('is narrowed to a contest, from which the next one comes too', async () => {
    const server = answers(mine, { '/office/entry/next': fine({ id: null }) });
    await open('?contest=7&view=rejected');
    await screen.findByText('Terraces in fog');
    expect(sent(server, '/office/entry/list')).toMatchObject([{ view: 'rejected', contestId: 7 }]);
    fireEvent.click(screen.getByRole('button', { name: 'Start checking' }));
    await waitFor(() => expect(sent(server, '/office/entry/next')).toEqual([{ contestId: 7, after: null }]));
    expect(await screen.findByText('Terraces in fog')).toBeTruthy();
  });
});

describe('an entry', () => {
  test('is claimed before it is decided', async () => {
    const { server } = await openOne(detail, { '/office/entry/claim': fine() });
    expect(screen.queryByRole('button', { name: /Pass to the jury/ })).toBeNull();
    press('KeyA');
    fireEvent.click(screen.getByRole('button', { name: 'Claim' }));
    await waitFor(() => expect(sent(server, '/office/entry/claim')).toEqual([{ id: 41 }]));
    expect(sent(server, '/office/entry/accept')).toEqual([]);
  });

  test('of one’s own is somebody else’s to decide', async () => {
    await openOne({ ...detail, own: true });
    expect(screen.getByText('This is your own entry. Someone else decides.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Claim' })).toBeNull();
  });

  test('goes to the jury by one key, and the next one is shown', async () => {
    const { server, router } = await openOne(mine, {
      '/office/entry/accept': fine(),
      '/office/entry/next': fine({ id: 42 }),
    });
    press('KeyA');
    await waitFor(() => expect(router.state.location.search).toBe('?entry=42'));
    expect(sent(server, '/office/entry/accept')).toEqual([{ id: 41, version: 3, carSeen: false }]);
    expect(sent(server, '/office/entry/next')).toEqual([{ contestId: null, after: 41 }]);
  });

  test('is skipped by one key', async () => {
    const { server, router } = await openOne(mine, {
      '/office/entry/release': fine(),
      '/office/entry/next': fine({ id: null }),
    });
    press('KeyJ');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(sent(server, '/office/entry/release')).toEqual([{ id: 41 }]);
  });

  test('whose track wants the car goes on only once it was seen', async () => {
    const { server } = await openOne(film, {
      '/office/entry/accept': fine(),
      '/office/entry/next': fine({ id: null }),
    });
    press('KeyA');
    expect(await screen.findByText(/Please confirm first/)).toBeTruthy();
    expect(sent(server, '/office/entry/accept')).toEqual([]);
    press('KeyC');
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true));
    press('KeyA');
    await waitFor(() => expect(sent(server, '/office/entry/accept')).toEqual([{ id: 41, version: 3, carSeen: true }]));
  });

  test('is rejected for the reason of a key, with words if there are any', async () => {
    const { server } = await openOne(mine, {
      '/office/entry/reject': fine(),
      '/office/entry/next': fine({ id: null }),
    });
    press('Digit2');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByLabelText<HTMLSelectElement>('Reason').value).toBe('quality');
    expect(within(dialog).queryByText(/sponsor’s car/)).toBeNull();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
    await waitFor(() =>
      expect(sent(server, '/office/entry/reject')).toEqual([{ id: 41, version: 3, code: 'quality', words: '' }]),
    );
  });

  test('that was changed meanwhile is not decided, and the desk says why', async () => {
    await openOne(mine, { '/office/entry/accept': failed('changed-meanwhile', 'It was changed meanwhile') });
    fireEvent.click(screen.getByRole('button', { name: /Pass to the jury/ }));
    expect(await screen.findByText('It was changed meanwhile')).toBeTruthy();
  });

  test('shows names in its story, a file of another day, what looks alike and why it was rejected', async () => {
    const alike = {
      entryId: 12,
      title: 'Fog again',
      state: 'judging' as const,
      track: 'Series',
      same: true,
      thumbnail: 'http://files.test/12',
    };
    await openOne({
      ...mine,
      again: true,
      telling: ['Shen Xinghe'],
      rejection: { code: 'names', words: 'Please remove your name' },
      files: [
        { ...picture, takenAt: '2021-03-02T05:40:00', alike: [alike] },
        { ...picture, id: 2, alike: [alike] },
      ],
    });
    expect(screen.getByText('The title or story may reveal its author: Shen Xinghe')).toBeTruthy();
    expect(screen.getByText('The date in the file differs from the declared one')).toBeTruthy();
    expect(screen.getByText('2021-03-02 05:40:00')).toBeTruthy();
    expect(screen.getByText('Sony ILCE-7RM5')).toBeTruthy();
    expect(screen.getByText('Please remove your name')).toBeTruthy();
    expect(screen.getAllByText('Fog again')).toHaveLength(1);
    expect(screen.getByText('Same entrant')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'File 2' }));
    expect(await screen.findByText('2026-03-02 05:40:00')).toBeTruthy();
  });

  test('opens the contact only when asked', async () => {
    const { server } = await openOne(mine, {
      '/office/entry/contact': fine({ author: 'Shen Xinghe', phone: '', email: 'x@y.test', account: 'z@y.test' }),
    });
    expect(screen.queryByText('Shen Xinghe')).toBeNull();
    expect(sent(server, '/office/entry/contact')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Show contact details' }));
    expect(await screen.findByText('Shen Xinghe')).toBeTruthy();
    expect(screen.getByText('z@y.test')).toBeTruthy();
  });

  test('that is decided shows by whom, and nothing to decide', async () => {
    await openOne({ ...detail, state: 'judging', decidedAt: at, decidedBy: 'He Qing' });
    expect(screen.getByText(/He Qing/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Reject|Claim/ })).toBeNull();
  });
});
