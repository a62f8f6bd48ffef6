import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Gallery, WorkCard } from '#contract/calls/gallery.ts';
import { failed, fine, standIn } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { ContestGallery } from './contest-gallery.tsx';

afterEach(cleanup);

function work(id: number, more: Partial<WorkCard> = {}): WorkCard {
  return {
    id,
    title: `Work ${id}`,
    track: 'Single',
    kind: 'single',
    pictures: 1,
    durationMs: null,
    author: null,
    prize: null,
    picture: { url: `https://files.example/${id}.webp`, width: 3000, height: 2000 },
    ...more,
  };
}

const FIRST: Gallery = {
  tracks: [
    { id: 7, name: 'Single', works: 1200 },
    { id: 8, name: 'Film', works: 1 },
  ],
  works: [work(1), work(2, { kind: 'group', pictures: 6 })],
  more: true,
  voting: false,
};

const open = (state: 'judging' | 'decided' = 'judging', first = FIRST) =>
  show(<ContestGallery contest={{ slug: '8k2024', state }} first={first} />);
const titles = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const queries = (seen: readonly { input: unknown }[]) => seen.map(({ input }) => new URL(String(input)).search);

test('shows what came along without asking, with the number of pictures of a series', async () => {
  const server = standIn({});
  await open();
  expect(titles()).toEqual(['Work 1Single', '6 photosWork 2Single']);
  expect(screen.getByRole('link', { name: 'Work 1' }).getAttribute('href')).toBe('/WorkDetail?id=1');
  expect(server.seen).toEqual([]);
});

test('goes on after the last work, until there are no more', async () => {
  const server = standIn({ '/gallery/works': fine({ works: [work(3)], more: false }) });
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByText('Work 3');
  expect(titles()).toHaveLength(3);
  expect(queries(server.seen)).toEqual(['?contest=8k2024&after=2']);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('narrows to a track and back', async () => {
  const film = work(9, { kind: 'video', track: 'Film', pictures: 0, durationMs: 61_000 });
  const server = standIn({ '/gallery/works': fine({ works: [film], more: false }) });
  await open();
  const tracks = screen.getByRole('group', { name: 'Entries by track' });
  const names = within(tracks).getAllByRole('button');
  expect(names.map((one) => [one.textContent, one.getAttribute('aria-pressed')])).toEqual([
    ['All 1,201', 'true'],
    ['Single 1,200', 'false'],
    ['Film 1', 'false'],
  ]);
  fireEvent.click(names[2]!);
  await screen.findByText('Work 9');
  expect(titles()).toEqual(['01:01Work 9Film']);
  expect(queries(server.seen)).toEqual(['?contest=8k2024&track=8']);
  fireEvent.click(names[0]!);
  expect(titles()).toHaveLength(2);
});

test('names authors once the contest is decided, and says so before', async () => {
  standIn({});
  await open('judging');
  expect(screen.getByText('Photographers are named once the results are out.')).toBeTruthy();
  cleanup();
  await open('decided', { ...FIRST, works: [work(1, { author: 'Lu Yuan', prize: 'Gold' })], more: false });
  expect(titles()).toEqual(['Work 1GoldLu Yuan · Single']);
  expect(screen.queryByText(/are named once/)).toBeNull();
});

test('offers another try when more works do not come', async () => {
  const server = standIn({ '/gallery/works': failed('too-many-requests', 'Slow down') });
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Slow down')).toBeTruthy();
  expect(titles()).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(queries(server.seen)).toEqual(['?contest=8k2024&after=2', '?contest=8k2024&after=2']));
});
