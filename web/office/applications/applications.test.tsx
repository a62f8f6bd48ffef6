import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ApplicationDetail, ApplicationRow } from '#contract/calls/applications-desk.ts';
import { member } from '../../testing/answers.ts';
import { failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { Mantine } from '../../ui/mantine.tsx';
import { Applications } from './applications.tsx';

const at = '2026-11-17T08:00:00.000Z';
const row: ApplicationRow = {
  id: 4,
  state: 'submitted',
  realName: '沈星河',
  nickname: '星河影像',
  city: '昆明',
  subjects: ['landscape', 'culture'],
  exclusive: true,
  pictures: 20,
  again: false,
  thumbnail: null,
  submittedAt: at,
  dueAt: at,
  overdue: true,
  claim: null,
  decidedAt: null,
  decidedBy: null,
};
const image = (id: number) => ({
  id,
  fileName: `work-${id}.jpg`,
  sizeBytes: 2_097_152,
  width: 3000,
  height: 2000,
  thumbnail: `https://store/${id}`,
  view: `https://store/large-${id}`,
  alike: [],
});
const work = {
  id: 9,
  code: 'P00000009',
  title: 'Snow line',
  owner: 'Far Ridge',
  state: 'online' as const,
  same: true,
  thumbnail: null,
};
const detail: ApplicationDetail = {
  ...row,
  userId: 12,
  own: false,
  account: 'xinghe@example.com',
  memberSince: at,
  phone: '+8613900001111',
  wechat: '',
  bio: 'Ten years of mountains',
  gear: 'A7R V',
  platforms: '',
  videoLinks: ['https://vimeo.com/1'],
  images: [image(1), { ...image(2), alike: [work] }],
  events: [{ kind: 'submitted', words: 'Thank you', reason: null, by: 'Wei', at }],
  earlier: [],
};
const mine = { ...detail, state: 'reviewing' as const, claim: { mine: true, by: 'Zhou Yu', until: at } };

const summary = { queue: 1, overdue: 1, mine: 0, asked: 0, approved: 2, rejected: 0 };

function answers(more: Parameters<typeof standIn>[0] = {}) {
  return standIn({
    '/session': fine({ data: { ...member, roles: ['reviewer'] } }),
    '/office/application/summary': fine(summary),
    '/office/application/list': fine({ infos: [row], total: 1 }),
    '/office/application/detail': fine({ application: detail }),
    ...more,
  });
}

const open = (where = '') =>
  show(
    <Mantine>
      <Applications />
    </Mantine>,
    { at: `/office/applications${where}` },
  );

beforeEach(() => localStorage.setItem('access_token', 'token'));
afterEach(cleanup);

test('lists who waits, with deadline and claim, and opens one', async () => {
  answers();
  const router = await open();
  const listed = await screen.findByText('星河影像');
  const cells = within(listed.closest('tr')!);
  for (const text of ['沈星河', '昆明', 'Landscapes · Culture & travel', '20', 'Exclusive', 'Overdue'])
    expect(cells.getByText(text), text).toBeTruthy();
  fireEvent.click(listed);
  await waitFor(() => expect(router.state.location.search).toBe('?application=4'));
});

test('shows images, marks those that others have, and names the works', async () => {
  answers();
  await open('?application=4');
  expect(await screen.findByText('1 image looks like the work of another owner')).toBeTruthy();
  expect(screen.getByText('Identical file')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^work-2.jpg/ }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('link', { name: 'P00000009' }).getAttribute('href')).toBe(
    '/office/catalogue?material=9',
  );
  expect(within(dialog).getByText(/3000 × 2000 · 2.0 MB/)).toBeTruthy();
});

test('is claimed before anybody decides', async () => {
  const server = answers({
    '/office/application/claim': failed('claimed-by-another', 'Someone else is reviewing this'),
  });
  await open('?application=4');
  fireEvent.click(await screen.findByRole('button', { name: 'Claim' }));
  expect(await screen.findByText('Someone else is reviewing this')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(server.seen.find(({ path }) => path.endsWith('/claim'))?.input).toEqual({ id: 4 });
});

test('is approved for the chosen kinds, and not for none', async () => {
  const server = answers({
    '/office/application/detail': fine({ application: mine }),
    '/office/application/approve': fine({ application: mine }),
  });
  await open('?application=4');
  fireEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByLabelText('May upload videos'));
  fireEvent.click(dialog.getByLabelText('May upload photos'));
  fireEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await dialog.findByText('Choose photos, videos or both')).toBeTruthy();
  fireEvent.click(dialog.getByLabelText('May upload photos'));
  fireEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(server.seen.find(({ path }) => path.endsWith('/approve'))?.input).toEqual({
      id: 4,
      photos: true,
      videos: false,
      words: '',
    }),
  );
});

test('more is asked for in words, and a rejection has a reason', async () => {
  const server = answers({
    '/office/application/detail': fine({ application: mine }),
    '/office/application/more': fine({ application: mine }),
    '/office/application/reject': fine({ application: mine }),
  });
  await open('?application=4');
  const decide = async (button: string, act: (dialog: ReturnType<typeof within>) => void) => {
    fireEvent.click(await screen.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog'));
    act(dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await decide('Ask for more', (dialog) => {
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Night shots' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Send' }));
  });
  await decide('Reject', (dialog) => {
    fireEvent.change(dialog.getByRole('combobox'), { target: { value: 'similar' } });
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Too alike' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  });
  const sent = server.seen.filter(({ path }) => /more|reject/.test(path)).map(({ input }) => input);
  expect(sent).toEqual([
    { id: 4, words: 'Night shots' },
    { id: 4, reason: 'similar', words: 'Too alike' },
  ]);
});

test('one’s own application is somebody else’s to decide', async () => {
  answers({ '/office/application/detail': fine({ application: { ...detail, own: true } }) });
  await open('?application=4');
  expect(await screen.findByText('This is your own application. Someone else decides.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Claim' })).toBeNull();
});
