import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { photoItem, videoItem } from '../../testing/items.ts';
import { type Answers, failed, fine, outOfReach, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { Board } from './board.tsx';

const key = 'k'.repeat(22);

beforeEach(() =>
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } }),
);
afterEach(cleanup);

test('a shared board shows whose it is and what is on it, with plain links', async () => {
  const infos = [videoItem(1), photoItem(2)];
  const server = standIn({ '/board/shared': fine({ name: 'Sea', owner: 'Lin', infos, total: 2 }) });
  await show(<Board />, { at: `/Board?key=${key}` });
  await screen.findByRole('heading', { name: 'Sea' });
  screen.getByText('Board shared by Lin');
  expect(screen.getByRole('link', { name: 'Photo 2' }).getAttribute('href')).toBe('/DetailPic?id=2');
  expect(server.seen.filter(({ path }) => path === '/board/shared')).toHaveLength(1);
});

test('a board without anything on it says so', async () => {
  standIn({ '/board/shared': fine({ name: 'Sea', owner: 'Lin', infos: [], total: 0 }) });
  await show(<Board />, { at: `/Board?key=${key}` });
  expect(await screen.findByText('This board is empty.')).toBeTruthy();
});

test.each([`/Board?key=${key}`, '/Board?key=short', '/Board'])('at %s there may be no shared board', async (at) => {
  const server = standIn({ '/board/shared': failed('not-found', 'Not found') });
  await show(<Board />, { at });
  await screen.findByRole('heading', { name: 'This board isn’t shared' });
  expect(server.seen).toHaveLength(at.includes(key) ? 1 : 0);
});

test('a failure may be tried again', async () => {
  const answers: Answers = { '/board/shared': outOfReach };
  standIn(answers);
  await show(<Board />, { at: `/Board?key=${key}` });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answers['/board/shared'] = fine({ name: 'Sea', owner: 'Lin', infos: [], total: 0 });
  retry.click();
  expect(await screen.findByRole('heading', { name: 'Sea' })).toBeTruthy();
});
