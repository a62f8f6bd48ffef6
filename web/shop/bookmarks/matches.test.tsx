import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Board } from '#contract/calls/boards.ts';
import { member, noCounts, ownBoard } from '../../testing/answers.ts';
import { musicItem, photoItem, videoItem } from '../../testing/items.ts';
import { failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { Matches } from './matches.tsx';

afterEach(cleanup);

const found = [videoItem(1), photoItem(2), musicItem(5), videoItem(3), videoItem(4), videoItem(6)];

async function showFor(board: Board, infos = found) {
  let left = infos;
  const server = standIn({
    '/session': fine({ data: member }),
    '/home/preference': fine(noCounts),
    '/board/matches': () => fine({ infos: left, total: left.length }),
    '/board/add': ({ input }) => {
      const { materialIds } = input as { materialIds: number[] };
      if (materialIds.includes(3)) return failed('board-full', 'This board is full');
      left = left.filter((item) => !('id' in item) || !materialIds.includes(item.id));
      return fine();
    },
  });
  await show(<Matches board={board} />, { at: '/Collect?board=3' });
  return server;
}

const heading = () => screen.findByRole('heading', { name: 'New for this board' });

test('shows the first four, and all on demand', async () => {
  await showFor(ownBoard);
  await heading();
  expect(screen.getAllByRole('article')).toHaveLength(4);
  fireEvent.click(screen.getByRole('button', { name: 'Show 2 more' }));
  expect(screen.getAllByRole('article')).toHaveLength(6);
  expect(screen.queryByRole('button', { name: 'Show 2 more' })).toBeNull();
});

test('puts a work on the board with one press, which leaves the others', async () => {
  const { seen } = await showFor(ownBoard, found.slice(0, 2));
  const head = await heading();
  fireEvent.click(screen.getByRole('button', { name: 'Add to board: Clip 1' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Clip 1' })).toBeNull());
  expect(seen.find(({ path }) => path === '/board/add')?.input).toEqual({ id: 3, materialIds: [1] });
  screen.getByRole('link', { name: 'Photo 2' });
  expect(document.activeElement).toBe(head);
});

test('leads to the page when the last work has gone onto the board', async () => {
  const main = document.body.appendChild(document.createElement('main'));
  main.id = 'main';
  main.tabIndex = -1;
  await showFor(ownBoard, [videoItem(1)]);
  fireEvent.click(await screen.findByRole('button', { name: 'Add to board: Clip 1' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'New for this board' })).toBeNull());
  expect(document.activeElement).toBe(main);
  main.remove();
});

test('leaves a work where it is when the board is full', async () => {
  const { seen } = await showFor(ownBoard, [videoItem(3)]);
  fireEvent.click(await screen.findByRole('button', { name: 'Add to board: Clip 3' }));
  await waitFor(() => expect(seen.some(({ path }) => path === '/board/add')).toBe(true));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Add to board: Clip 3' }).getAttribute('aria-busy')).toBeNull(),
  );
  screen.getByRole('link', { name: 'Clip 3' });
});

test.each(['view', 'comment'] as const)('is only to look at for who may %s', async (role) => {
  await showFor({ ...ownBoard, role });
  await heading();
  expect(screen.queryByRole('button', { name: /^Add to board/ })).toBeNull();
});

test('is not there while nothing fits', async () => {
  const { seen } = await showFor(ownBoard, []);
  await waitFor(() => expect(seen.some(({ path }) => path === '/board/matches')).toBe(true));
  expect(screen.queryByRole('heading')).toBeNull();
});
