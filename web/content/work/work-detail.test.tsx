import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Work } from '#contract/calls/gallery.ts';
import { failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { WorkDetail } from './work-detail.tsx';

afterEach(cleanup);

function work(more: Partial<Work> = {}): Work {
  return {
    id: 41,
    title: 'Ferry at dawn',
    track: 'Single',
    kind: 'single',
    pictures: 1,
    durationMs: null,
    author: null,
    prize: null,
    juryWords: '',
    voting: false,
    votes: null,
    story: 'Mist.\nThen light.',
    place: 'Yuanyang',
    takenOn: '2026-03-02',
    contest: { slug: '8k2024', title: 'Rivers in 8K' },
    shown: [{ url: 'https://files.example/a.webp', width: 3000, height: 2000 }],
    film: null,
    previous: null,
    next: 43,
    ...more,
  };
}

const open = (at = '/WorkDetail?id=41') => show(<WorkDetail />, { at, path: '*' });
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('a work is shown with its words, its contest and the next one', async () => {
  const server = standIn({ '/gallery/work': fine({ work: work() }) });
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Ferry at dawn' })).toBeTruthy();
  expect(server.seen.map(({ input }) => new URL(String(input)).search)).toEqual(['?id=41']);
  expect(screen.getByRole('img', { name: 'Ferry at dawn' }).getAttribute('src')).toBe('https://files.example/a.webp');
  expect(screen.getByText('Photographers are named once the results are out.')).toBeTruthy();
  expect(hrefOf('Rivers in 8K')).toBe('/8k2024');
  expect(hrefOf('Next entry')).toBe('/WorkDetail?id=43');
  expect(screen.queryByRole('link', { name: 'Previous entry' })).toBeNull();
  expect(screen.getByText('2 Mar 2026')).toBeTruthy();
});

test('after the results it names its author, and its prize with the jury’s words', async () => {
  const decided = { author: 'Lu Yuan', prize: 'Gold', juryWords: 'One light.', place: '', takenOn: null };
  standIn({ '/gallery/work': fine({ work: work(decided) }) });
  await open();
  expect(await screen.findByText('By Lu Yuan')).toBeTruthy();
  expect(screen.getByText('Gold')).toBeTruthy();
  expect(screen.getByText('One light.').parentElement?.textContent).toBe('One light.The jury');
  expect(screen.queryByText('Place')).toBeNull();
  expect(screen.queryByText('Date taken')).toBeNull();
});

test('a series has a strip that chooses which picture is large', async () => {
  const shown = [1, 2, 3].map((n) => ({ url: `https://files.example/${n}.webp`, width: 900, height: 600 }));
  standIn({ '/gallery/work': fine({ work: work({ kind: 'group', pictures: 3, shown }) }) });
  await open();
  const second = await screen.findByRole('button', { name: 'Photo 2 of 3' });
  fireEvent.click(second);
  expect(second.getAttribute('aria-pressed')).toBe('true');
  const large = screen.getByRole('img', { name: 'Ferry at dawn · Photo 2 of 3' });
  expect(large.getAttribute('src')).toBe('https://files.example/2.webp');
});

test('a film plays behind its cover', async () => {
  const film = 'https://files.example/film.mp4';
  standIn({ '/gallery/work': fine({ work: work({ kind: 'video', pictures: 0, film }) }) });
  await open();
  const player = await screen.findByLabelText('Ferry at dawn');
  expect([player.getAttribute('src'), player.getAttribute('poster')]).toEqual([film, 'https://files.example/a.webp']);
  expect(screen.queryByRole('img', { name: 'Ferry at dawn' })).toBeNull();
});

test.each(['/WorkDetail?id=41', '/WorkDetail?id=x', '/WorkDetail'])(
  '%s says so when there is no such work',
  async (at) => {
    standIn({ '/gallery/work': failed('not-found', 'gone'), '/redirect': fine({ redirect: null }) });
    await open(at);
    expect(await screen.findByRole('heading', { level: 1, name: 'We can’t find this entry' })).toBeTruthy();
  },
);
