import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AnyItem } from '#contract/items.ts';
import { startSession } from '../../lib/session.ts';
import { member } from '../../testing/answers.ts';
import { musicItem, photoItem, videoItem } from '../../testing/items.ts';
import { type Answers, failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { MaterialGrid } from '../material-grid/material-grid.tsx';
import { ClipCard } from './clip-card.tsx';
import { HeldAmong } from './held-among.tsx';
import { MaterialLinks } from './links.ts';
import { MusicRow } from './music-row.tsx';
import { FramedPhotoCard, PhotoCard } from './photo-card.tsx';

const standing = { customerId: 3, customerStatus: 1, customerType: 1 };
const held = (materialId: number, endsOn: string | null = null) => ({
  materialId,
  orderId: 50 + materialId,
  by: 'Lin',
  endsOn,
});

beforeEach(() => localStorage.setItem('access_token', 'token'));
afterEach(cleanup);

async function logIn(who: object, answers: Answers = {}) {
  const server = standIn({ '/session': fine({ data: { ...member, ...who } }), ...answers });
  await startSession('token');
  return server;
}

const links = { similar: () => null, tag: () => '', files: (orderId: number) => `/files/${orderId}` };
const items: AnyItem[] = [videoItem(1), photoItem(2), photoItem(3), musicItem(4), videoItem(5)];

function showCards() {
  return show(
    <MaterialLinks value={links}>
      <HeldAmong items={items}>
        <ClipCard clip={videoItem(1)} to="/1" />
        <PhotoCard photo={photoItem(2)} to="/2" />
        <FramedPhotoCard photo={photoItem(3)} to="/3" />
        <MusicRow music={musicItem(4)} to="/4" />
        <ClipCard clip={videoItem(5)} to="/5" />
      </HeldAmong>
    </MaterialLinks>,
  );
}

const badges = () => screen.queryAllByRole('link', { name: /^Licensed/ });
const asked = ({ seen }: Awaited<ReturnType<typeof logIn>>) =>
  seen.filter(({ path }) => path === '/licence/held').map(({ input }) => input);

test('a member sees on every kind of card who bought it and until when, and gets to the files', async () => {
  const server = await logIn(standing, {
    '/licence/held': fine({ infos: [held(1, '2027-11-16'), held(2), held(3), held(4)] }),
  });
  await showCards();
  await waitFor(() => expect(badges()).toHaveLength(4));
  expect(badges().map((badge) => badge.getAttribute('aria-label'))).toEqual([
    'Licensed\nBought by Lin, valid until 16 Nov 2027.\nLicence and files',
    'Licensed\nBought by Lin, perpetual licence.\nLicence and files',
    'Licensed\nBought by Lin, perpetual licence.\nLicence and files',
    'Licensed\nBought by Lin, perpetual licence.\nLicence and files',
  ]);
  expect(
    badges().map((badge) => [
      badge.closest('article')?.textContent?.match(/Clip 1|Photo \d|Piece 4/)?.[0],
      badge.getAttribute('href'),
    ]),
  ).toEqual([
    ['Clip 1', '/files/51'],
    ['Photo 2', '/files/52'],
    ['Photo 3', '/files/53'],
    ['Piece 4', '/files/54'],
  ]);
  expect(asked(server)).toEqual([{ materialIds: [1, 2, 3, 4, 5] }]);
});

test('each page of a long list is asked about once, also those out of sight', async () => {
  const server = await logIn(standing, { '/licence/held': fine({ infos: [] }) });
  const many = Array.from({ length: 61 }, (_, place) => videoItem(place + 1));
  await show(
    <HeldAmong items={many}>
      <MaterialGrid
        kind="video"
        items={many}
        more={false}
        size={61}
        label="Found"
        linkTo={() => '/'}
        onEndNear={() => {}}
      />
    </HeldAmong>,
  );
  const first = Array.from({ length: 60 }, (_, place) => place + 1);
  await waitFor(() => expect(asked(server)[0]).toEqual({ materialIds: first }));
  expect(asked(server).length).toBeLessThanOrEqual(2);
});

test.each([
  ['somebody without a company', {}],
  ['a member of a company that is not open yet', { customerId: 3, customerStatus: 0, customerType: 1 }],
])('%s sees no badge, and nothing is asked', async (_, who) => {
  const server = await logIn(who);
  await showCards();
  await screen.findByText('Clip 1');
  expect(asked(server)).toEqual([]);
  expect(badges()).toEqual([]);
});

test('cards are as they are without when the question fails', async () => {
  const server = await logIn(standing, { '/licence/held': failed('not-found', 'Gone') });
  await showCards();
  await waitFor(() => expect(asked(server)).toHaveLength(1));
  expect(screen.getByRole('link', { name: 'Clip 1' }).getAttribute('href')).toBe('/1');
  expect(badges()).toEqual([]);
});
