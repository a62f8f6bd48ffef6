import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { EntryListed } from '#contract/calls/entries.ts';
import type { StockOffer } from '#contract/calls/stock-offers.ts';
import { USUAL_LIMITS } from '#contract/domain/track-limits.ts';
import { Overlays } from '../../shell/dialogs/overlays.tsx';
import { type Answers, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { EntriesTab } from './entries-tab.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const at = '2026-05-01T00:00:00.000Z';
const entry: EntryListed = {
  id: 7,
  state: 'not-awarded',
  title: 'Terraces in fog',
  contest: { id: 1, slug: 'rivers', title: 'Rivers', opensAt: at, closesAt: at, open: false },
  track: { id: 2, name: 'Single photos', brief: '', kind: 'single', showsCar: false, limits: USUAL_LIMITS },
  thumbnail: null,
  files: 1,
  rejection: null,
  award: null,
  submittedAt: at,
  changedAt: at,
  changeable: false,
  changeableUntil: at,
};
const offer = (more: Partial<StockOffer>): StockOffer => ({ entryId: 7, step: 'none', files: [], ...more });

async function open(offered: StockOffer, more: Answers = {}) {
  const server = standIn({
    '/entry/list': fine({ infos: [entry], total: 1 }),
    '/entry/stock/list': fine({ infos: [offered] }),
    '/entry/original/list': fine({ infos: [] }),
    ...more,
  });
  await show(
    <>
      <EntriesTab />
      <Overlays />
    </>,
    { at: '/UserCenter?tab=entries' },
  );
  return server;
}

test('a work is offered after a question that says what follows', async () => {
  const server = await open(offer({}), { '/entry/stock/offer': fine({ offer: offer({ step: 'soon' }) }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Offer for licensing' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/You get a share of every licence sold/)).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Offer for licensing' }));
  await waitFor(() =>
    expect(server.seen.find(({ path }) => path === '/entry/stock/offer')?.input).toEqual({ id: 7, offered: true }),
  );
});

test('an offer can be taken back, and says what it waits for', async () => {
  const server = await open(offer({ step: 'join' }), { '/entry/stock/offer': fine({ offer: offer({}) }) });
  expect((await screen.findByRole('link', { name: 'Apply now' })).getAttribute('href')).toBe('/join');
  fireEvent.click(screen.getByRole('button', { name: 'Don’t offer it' }));
  await waitFor(() =>
    expect(server.seen.find(({ path }) => path === '/entry/stock/offer')?.input).toEqual({ id: 7, offered: false }),
  );
});

test('what was taken over leads to the work, and what is too small says so', async () => {
  const material = { id: 31, code: 'P00000031', kind: 'photo', state: 'incomplete' } as const;
  await open(
    offer({
      step: 'done',
      files: [
        { fileId: 1, name: 'a.jpg', outcome: 'taken', material: { own: true, material } },
        { fileId: 2, name: 'b.jpg', outcome: 'known', material: { own: false, material: null } },
        { fileId: 3, name: 'c.jpg', outcome: 'too-small', material: null },
      ],
    }),
  );
  const link = await screen.findByRole('link', { name: 'P00000031' });
  expect(link.getAttribute('href')).toContain('keyword=P00000031');
  expect(screen.getByText('We already have this file, so we haven’t added it again')).toBeTruthy();
  expect(screen.getByText('Too small to sell as stock')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Don’t offer it' })).toBeNull();
});

test('a prize is named with the jury’s words, and its certificate can be had and checked', async () => {
  const award = { prize: 'Gold', words: 'Restrained', number: 'FHA-AAAA-BBBB-CCCC' };
  const server = await open(offer({}), {
    '/entry/list': fine({ infos: [{ ...entry, state: 'awarded', award }], total: 1 }),
    '/award/certificate': fine({ url: 'https://files.example/paper.pdf' }),
  });
  await screen.findByText('Gold');
  screen.getByText('The jury says: Restrained');
  expect(screen.getByRole('link', { name: 'FHA-AAAA-BBBB-CCCC' }).getAttribute('href')).toBe(
    '/verify/FHA-AAAA-BBBB-CCCC',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Award certificate' }));
  await waitFor(() =>
    expect(server.seen.find(({ path }) => path === '/award/certificate')?.input).toEqual({ entryId: 7 }),
  );
});

test('originals that are wanted lead to where they are uploaded, until all have come', async () => {
  const file = { fileId: 1, part: 'picture', name: 'a.jpg' } as const;
  const wanted = { entryId: 7, dueAt: at, late: true, files: [{ ...file, sent: null }] };
  await open(offer({}), { '/entry/original/list': fine({ infos: [wanted] }) });
  await screen.findByText(/^Originals were due by/);
  const link = screen.getByRole('link', { name: 'Upload originals' });
  expect(link.getAttribute('href')).toBe('/contest/rivers/enter?entry=7');
  cleanup();
  const sent = { name: 'raw.jpg', bytes: 9, at, late: false };
  const server = await open(offer({}), {
    '/entry/original/list': fine({ infos: [{ ...wanted, late: false, files: [{ ...file, sent }] }] }),
  });
  await waitFor(() => expect(server.seen.some(({ path }) => path === '/entry/original/list')).toBe(true));
  await screen.findByText('You can offer this work for licensing');
  expect(screen.queryByRole('link', { name: 'Upload originals' })).toBeNull();
});
