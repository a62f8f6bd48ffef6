import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SharedWork } from '#contract/calls/board-parts.ts';
import { queryClient } from '../../lib/query-client.ts';
import { type Answers, failed, fine, outOfReach, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { Board } from './board.tsx';

const key = 'k'.repeat(22);

const work: SharedWork = {
  id: 1,
  kind: 'video',
  code: 'V00000001',
  title: 'Clip 1',
  thumbnail: '/1.jpg',
  poster: '/1-large.jpg',
  width: 1920,
  height: 1080,
  colour: '#123',
  url: '/1.mp4',
  duration: '00:12',
  decision: null,
  decidedBy: '',
  comments: 0,
  lastSecond: 11,
};
const shared = (infos: SharedWork[], clientsAnswer = false) =>
  fine({ name: 'Sea', owner: 'Lin', clientsAnswer, count: infos.length, infos, total: infos.length });

beforeEach(() =>
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } }),
);
afterEach(cleanup);

test('a shared board shows whose it is, what is on it and what was decided', async () => {
  const server = standIn({ '/board/shared': shared([{ ...work, decision: 'maybe', decidedBy: 'Lin', comments: 2 }]) });
  await show(<Board />, { at: `/Board?key=${key}&decision=maybe` });
  await screen.findByRole('heading', { name: 'Sea' });
  screen.getByText('Board shared by Lin');
  screen.getByText('Lin: Maybe');
  screen.getByRole('button', { name: 'View and comment on “Clip 1”, 2 comments' });
  expect(screen.queryByRole('group'), 'only to look at').toBeNull();
  expect(server.seen.map(({ input }) => input)).toEqual([
    expect.stringContaining(`key=${key}&pageNo=1&decision=maybe`),
  ]);
});

test('a client is asked for their name once, and answers by it', async () => {
  const server = standIn({
    '/board/shared': shared([work], true),
    '/board/shared/decide': fine(),
    '/board/shared/comments': fine({ infos: [] }),
    '/board/shared/comment': fine({ commentId: 4 }),
  });
  const calls = (path: string) => server.seen.filter((made) => made.path === path).map(({ input }) => input);
  await show(<Board />, { at: `/Board?key=${key}` });
  const choice = await screen.findByRole('group', { name: 'Decision on “Clip 1”' });
  fireEvent.click(within(choice).getByRole('button', { name: 'No' }));
  fireEvent.change(await screen.findByLabelText('Your name'), { target: { value: 'Ms Zhao' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() =>
    expect(calls('/board/shared/decide')).toEqual([{ key, name: 'Ms Zhao', materialId: 1, decision: 'no' }]),
  );
  fireEvent.click(screen.getByRole('button', { name: 'View and comment on “Clip 1”' }));
  fireEvent.change(await screen.findByLabelText('Comment'), { target: { value: 'Too dark' } });
  fireEvent.click(screen.getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(calls('/board/shared/comment')).toHaveLength(1));
  expect(calls('/board/shared/comment')).toEqual([
    {
      key,
      name: 'Ms Zhao',
      guest: expect.stringMatching(/^[\w-]{22}$/),
      materialId: 1,
      second: null,
      text: 'Too dark',
    },
  ]);
});

test('a comment stands at the second that the player shows, and never past the end of the clip', async () => {
  const server = standIn({
    '/board/shared': shared([work], true),
    '/board/shared/comments': fine({ infos: [] }),
    '/board/shared/comment': fine({ commentId: 4 }),
  });
  await show(<Board />, { at: `/Board?key=${key}` });
  fireEvent.click(await screen.findByRole('button', { name: 'View and comment on “Clip 1”' }));
  const field = await screen.findByLabelText('Comment');
  const player = document.querySelector('video')!;
  const standAt = (second: number) => {
    player.currentTime = second;
    fireEvent.timeUpdate(player);
  };
  standAt(4.9);
  screen.getByLabelText('At 00:04');
  // Its preview lasts a little longer than the clip of 11.98 seconds.
  standAt(12.02);
  screen.getByLabelText('At 00:11');
  fireEvent.change(field, { target: { value: 'Cut here' } });
  fireEvent.click(screen.getByRole('button', { name: 'Post' }));
  await waitFor(() =>
    expect(server.seen.find(({ path }) => path === '/board/shared/comment')?.input).toMatchObject({ second: 11 }),
  );
});

test('a board without anything on it says so', async () => {
  standIn({ '/board/shared': shared([]) });
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
  answers['/board/shared'] = shared([]);
  retry.click();
  expect(await screen.findByRole('heading', { name: 'Sea' })).toBeTruthy();
});
