import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { OriginalsWork } from '#contract/calls/originals-desk.ts';
import { failed, fine, standIn } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { Mantine } from '../../../ui/mantine.tsx';
import { Originals } from './originals.tsx';

afterEach(cleanup);

const at = '2026-12-01T15:59:59.000Z';
const FILE = { fileId: 5, part: 'picture', name: 'snow.jpg', sent: null } as const;
const work = (entryId: number, title: string, more: Partial<OriginalsWork> = {}): OriginalsWork => ({
  entryId,
  title,
  track: 'Single',
  kind: 'single',
  thumbnail: null,
  request: { dueAt: at, askedAt: at, askedBy: 'Mei' },
  complete: false,
  late: false,
  files: [FILE],
  ...more,
});
const sent = { name: 'snow-raw.jpg', bytes: 20_000_000, at, late: true };

async function open(works: OriginalsWork[], answers: Parameters<typeof standIn>[0] = {}) {
  const server = standIn({ '/office/original/list': fine({ infos: works }), ...answers });
  await show(
    <Mantine>
      <Originals contestId={7} />
    </Mantine>,
  );
  return server;
}

test('each work says how its originals stand', async () => {
  await open([
    work(1, 'Snow', { request: null }),
    work(2, 'Rain'),
    work(3, 'Wind', { late: true }),
    work(4, 'Sun', { complete: true, late: true, files: [{ ...FILE, sent }] }),
  ]);
  for (const label of ['Not asked', 'Waiting', 'Late', 'Received late']) await screen.findByText(label);
  expect(screen.getAllByText('snow.jpg: not received yet')).toHaveLength(2);
  screen.getByRole('button', { name: 'Download snow-raw.jpg' });
});

test('winners of whom something is missing are asked, unless somebody unticks them', async () => {
  const complete = work(4, 'Sun', { complete: true });
  const server = await open([work(1, 'Snow', { request: null }), work(2, 'Rain'), complete], {
    '/office/original/ask': failed('changed-meanwhile', 'Somebody has changed this meanwhile'),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Ask for originals…' }));
  const dialog = within(await screen.findByRole('dialog'));
  const ticked = dialog.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
  expect(ticked).toEqual([true, true, false]);
  fireEvent.click(dialog.getByLabelText(/Rain/));
  fireEvent.click(dialog.getByRole('button', { name: 'Send request' }));
  await dialog.findByText('Somebody has changed this meanwhile');
  const [asked] = server.seen.filter(({ path }) => path === '/office/original/ask');
  expect(asked?.input).toEqual({ contestId: 7, entryIds: [1], dueOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
});

test('an original is downloaded by a link that is asked for each time', async () => {
  const server = await open([work(4, 'Sun', { complete: true, files: [{ ...FILE, sent }] })], {
    '/office/original/link': fine({ url: 'blob:original', seconds: 300 }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Download snow-raw.jpg' }));
  await waitFor(() =>
    expect(server.seen.at(-1)).toMatchObject({ path: '/office/original/link', input: { fileId: 5 } }),
  );
});
