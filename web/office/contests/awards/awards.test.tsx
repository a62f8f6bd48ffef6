import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { AwardPrize, DeskAward, DeskAwards } from '#contract/calls/awards-desk.ts';
import { Overlays } from '../../../shell/dialogs/overlays.tsx';
import { failed, fine, standIn } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { Mantine } from '../../../ui/mantine.tsx';
import { Awards } from './awards.tsx';

afterEach(cleanup);

const SNOW: DeskAward = {
  awardId: 31,
  entryId: 11,
  title: 'Snow',
  track: 'Single',
  kind: 'single',
  rank: 1,
  tied: 1,
  thumbnail: null,
  wordsZh: '',
  wordsEn: 'Quiet and exact',
};
const { awardId: _award, wordsZh: _zh, wordsEn: _en, ...snow } = SNOW;
const RAIN = { ...snow, entryId: 12, title: 'Rain', rank: 2, tied: 3 };

const prize = (prizeId: number, name: string, more: Partial<AwardPrize> = {}): AwardPrize => ({
  prizeId,
  name,
  count: 1,
  track: 'Single',
  ready: true,
  awards: [],
  tie: null,
  ...more,
});

const GOLD = prize(1, 'Gold', { awards: [SNOW] });
const SILVER = prize(2, 'Silver', { count: 2, tie: { places: 2, rank: 2, count: 3 } });
const GRAND = prize(3, 'Grand Prize', { track: null, ready: false });

async function open(more: Partial<DeskAwards> = {}, answers: Parameters<typeof standIn>[0] = {}) {
  const awards = { version: 4, fixedAt: null, toldAt: null, sealed: true, prizes: [GOLD, SILVER, GRAND], ...more };
  const server = standIn({
    '/office/award/list': fine({ awards }),
    '/office/award/works': fine({ infos: [RAIN], total: 1 }),
    ...answers,
  });
  await show(
    <Mantine>
      <Awards contestId={7} resultsAt={null} />
      <Overlays />
    </Mantine>,
    { at: '/office/contests?contest=7&view=awards' },
  );
  await screen.findByText('Gold · Single');
  return server;
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const sent = (server: ReturnType<typeof standIn>, path: string) =>
  server.seen.filter((request) => request.path === `/office/award/${path}`).map(({ input }) => input);
const FIXED = { fixedAt: '2026-11-10T00:00:00.000Z' };

describe('awards that are not fixed', () => {
  test('say who gets what, where works tie and what waits for judging', async () => {
    await open();
    screen.getByText('11 · Single · Rank 1');
    screen.getByText('Quiet and exact');
    screen.getByText('3 works share rank 2. Places left: 2. Choose by hand.');
    screen.getByText('Grand Prize · Whole contest');
    screen.getByText('Prizes are given once every round of the track is closed.');
    expect(screen.queryByRole('button', { name: 'Choose a work for Grand Prize' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Choose a work for Gold' })).toBeNull();
  });

  test('are proposed by rank', async () => {
    const server = await open({}, { '/office/award/propose': fine({ given: 2 }) });
    fireEvent.click(button('Propose by rank'));
    await waitFor(() => expect(sent(server, 'propose')).toEqual([{ contestId: 7 }]));
  });

  test('go to a work that somebody chooses, and say why that cannot be', async () => {
    const server = await open({}, { '/office/award/give': failed('prize-full', 'All places of this prize are taken') });
    fireEvent.click(button('Choose a work for Silver'));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('Rank 2 (3 tied)');
    expect(dialog.queryByLabelText(/^Reason/)).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: 'Give the prize to Rain' }));
    await dialog.findByText('All places of this prize are taken');
    expect(sent(server, 'give')).toEqual([{ prizeId: 2, entryId: 12, reason: '' }]);
  });

  test('are taken back at once', async () => {
    const server = await open({}, { '/office/award/take': fine() });
    fireEvent.click(button('Take the prize back from Snow'));
    await waitFor(() => expect(sent(server, 'take')).toEqual([{ awardId: 31 }]));
  });

  test('are fixed after a question that says how many places stay free', async () => {
    const server = await open({}, { '/office/award/fix': fine() });
    fireEvent.click(button('Finalise awards'));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText(/1 work is awarded, all other judged works are not\..* 3 places stay free\./);
    fireEvent.click(dialog.getByRole('button', { name: 'Finalise awards' }));
    await waitFor(() => expect(sent(server, 'fix')).toEqual([{ contestId: 7, version: 4, reason: '' }]));
    // Questions belong to the whole page, so that this one would stand before the next test.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('are nobody’s after a question that takes a reason', async () => {
    const server = await open({ prizes: [{ ...GOLD, awards: [] }] }, { '/office/award/fix': fine() });
    expect(button('Finalise awards').disabled).toBe(true);
    fireEvent.click(button('No winners…'));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'No winners' }));
    expect(sent(server, 'fix')).toEqual([]);
    type(dialog.getByLabelText(/^Reason/), 'none is good enough');
    fireEvent.click(dialog.getByRole('button', { name: 'No winners' }));
    await waitFor(() =>
      expect(sent(server, 'fix')).toEqual([{ contestId: 7, version: 4, reason: 'none is good enough' }]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('cannot be fixed before the judging is on record', async () => {
    await open({ sealed: false });
    screen.getByText('Seal the judging record first (Judging).');
    expect(button('Finalise awards').disabled).toBe(true);
  });
});

describe('awards that are fixed', () => {
  test('are neither proposed nor fixed again', async () => {
    await open(FIXED);
    expect(screen.queryByRole('button', { name: 'Propose by rank' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Finalise awards' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'No winners…' })).toBeNull();
  });

  test('are taken back with a reason', async () => {
    const server = await open(FIXED, { '/office/award/take': fine() });
    fireEvent.click(button('Take the prize back from Snow'));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Take prize back' }));
    expect(sent(server, 'take')).toEqual([]);
    type(dialog.getByLabelText(/^Reason/), 'a copy');
    fireEvent.click(dialog.getByRole('button', { name: 'Take prize back' }));
    await waitFor(() => expect(sent(server, 'take')).toEqual([{ awardId: 31, reason: 'a copy' }]));
  });

  test('get other words and other works with a reason', async () => {
    const server = await open(FIXED, { '/office/award/words': fine(), '/office/award/give': fine({ awardId: 40 }) });
    fireEvent.click(button('Jury’s words on Snow'));
    const words = within(await screen.findByRole('dialog'));
    type(words.getByLabelText('Chinese'), '静');
    fireEvent.click(words.getByRole('button', { name: 'Save' }));
    expect(sent(server, 'words')).toEqual([]);
    type(words.getByLabelText(/^Reason/), 'typo');
    fireEvent.click(words.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent(server, 'words')).toEqual([
        { awardId: 31, wordsZh: '静', wordsEn: 'Quiet and exact', reason: 'typo' },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(button('Choose a work for Silver'));
    const dialog = within(await screen.findByRole('dialog'));
    type(dialog.getByLabelText(/^Reason/), 'found late');
    fireEvent.click(await dialog.findByRole('button', { name: 'Give the prize to Rain' }));
    await waitFor(() => expect(sent(server, 'give')).toEqual([{ prizeId: 2, entryId: 12, reason: 'found late' }]));
  });
});
