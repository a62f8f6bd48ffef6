import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PriceLeaf, PriceVersion } from '#contract/calls/prices-desk.ts';
import { type Answers, failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { Mantine } from '../../ui/mantine.tsx';
import { closeOverlay } from '../../ui/overlays.ts';
import { Prices } from './prices.tsx';

const year = { scene: 'social', channel: 'internet', period: 'year', area: 'mainland' } as const;
const leaves: PriceLeaf[] = [
  { ...year, fen: 48_000 },
  { ...year, period: 'buyout', fen: null },
];
const factors = {
  'class-A': 150,
  'class-B': 100,
  'class-C': 60,
  'size-1080P': 100,
  'size-4K': 150,
  'size-8K': 240,
  hdr: 120,
  raw: 40,
};
const version = (number: number, standing: PriceVersion['standing']): PriceVersion => ({
  id: number * 10,
  version: number,
  note: `Version ${number}`,
  effectiveAt: '2026-01-01T00:00:00.000Z',
  createdAt: '2026-01-01T00:00:00.000Z',
  createdBy: number === 1 ? null : 'Chen',
  standing,
});
const tables: Record<number, Exclude<Answers['/office/prices/table'], Function>> = {
  10: fine({ table: version(1, 'past'), kind: 'video', leaves: [{ ...year, fen: 40_000 }], factors, floorFen: 5_000 }),
  20: fine({ table: version(2, 'current'), kind: 'video', leaves, factors, floorFen: 5_000 }),
};

async function open(more: Answers = {}) {
  localStorage.setItem('access_token', 'abc');
  const server = standIn({
    '/office/prices/versions': fine({ infos: [version(2, 'current'), version(1, 'past')] }),
    '/office/prices/table': ({ input }) => tables[(input as { id: number }).id] ?? failed('not-found', 'not found'),
    '/office/prices/preview': fine({ infos: [] }),
    '/office/prices/floors': fine({ infos: [], total: 0 }),
    '/office/prices/publish': fine({ id: 30, version: 3 }),
    ...more,
  });
  const desk = (
    <Mantine>
      <Prices />
    </Mantine>
  );
  const router = await show(desk, { at: '/office/prices' });
  await screen.findByText('Social media · Internet');
  const sent = (path: string) => server.seen.filter((call) => call.path === path).map((call) => call.input);
  return { router, sent };
}

const cell = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

function type(name: string, text: string) {
  const field = cell(name);
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
}

async function publish(note: string) {
  fireEvent.click(screen.getByText('Publish…'));
  fireEvent.change(await screen.findByLabelText(/^Note/), { target: { value: note } });
  fireEvent.click(screen.getByText('Publish'));
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  closeOverlay();
  cleanup();
});

describe('the price desk', () => {
  test('[D12] publishes the whole table with what was typed', async () => {
    const { sent } = await open();
    expect(cell('1 year · Mainland China').value).toBe('480');
    type('1 year · Mainland China', '528');
    type('1 month · Mainland China', '250.50');
    type('HDR', '130');
    fireEvent.click(screen.getByLabelText('Exclusive buyout · Mainland China · Price on request'));
    expect(screen.getByText('4 changes')).toBeTruthy();
    expect(screen.getByText('was ¥480.00')).toBeTruthy();
    await publish('Autumn');
    await waitFor(() => expect(sent('/office/prices/publish')).toHaveLength(1));
    expect(sent('/office/prices/publish')[0]).toEqual({
      kind: 'video',
      basedOn: 2,
      leaves: [
        { ...year, fen: 52_800 },
        { ...year, period: 'month', fen: 25_050 },
      ],
      factors: { ...factors, hdr: 130 },
      floorFen: 5000,
      note: 'Autumn',
      effectiveAt: null,
    });
    await screen.findByText('No changes yet');
  });

  test('publishes the minimum price with the table', async () => {
    const { sent } = await open();
    expect(cell('Per licence (¥)').value).toBe('50.00');
    type('Per licence (¥)', 'none');
    expect(screen.getByText('No changes yet')).toBeTruthy();
    type('Per licence (¥)', '80');
    expect(screen.getByText('was 50.00')).toBeTruthy();
    await publish('Floor');
    await waitFor(() => expect(sent('/office/prices/publish')).toMatchObject([{ floorFen: 8000 }]));
  });

  test('sets and changes the minimum price of a single material, with a reason', async () => {
    const { sent } = await open({
      '/office/prices/floors': fine({
        infos: [{ materialId: 4, code: 'V00000004', title: 'Dawn', thumbnail: null, floorFen: 30_000 }],
        total: 1,
      }),
      '/office/prices/setFloor': fine({}),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Change the minimum price of V00000004' }));
    const amount = await screen.findByLabelText('Minimum price (CNY)');
    fireEvent.change(amount, { target: { value: '0' } });
    fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'Prize winner' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Enter an amount above 0');
    fireEvent.change(amount, { target: { value: '' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent('/office/prices/setFloor')).toEqual([{ code: 'V00000004', floorFen: null, reason: 'Prize winner' }]),
    );
  });

  test('[D12] takes no amount that is none', async () => {
    await open();
    type('1 year · Mainland China', 'abc');
    expect(cell('1 year · Mainland China').value).toBe('480');
    type('HDR', '0');
    expect(cell('HDR').value).toBe('120');
    expect(screen.getByText('No changes yet')).toBeTruthy();
  });

  test('[D12] a date counts in China, and must be to come', async () => {
    const { sent } = await open();
    type('1 year · Mainland China', '500');
    fireEvent.click(screen.getByText('Publish…'));
    fireEvent.change(await screen.findByLabelText(/^Note/), { target: { value: 'New year' } });
    fireEvent.change(screen.getByLabelText('Effective'), { target: { value: 'later' } });
    const from = screen.getByLabelText(/^Effective from/);
    fireEvent.change(from, { target: { value: '1 Jan 2020' } });
    fireEvent.click(screen.getByText('Publish'));
    await screen.findByText('Choose a time in the future');
    fireEvent.change(from, { target: { value: '1 Jan 2099' } });
    fireEvent.change(screen.getByLabelText('Time in China'), { target: { value: '09:30' } });
    fireEvent.click(screen.getByText('Publish'));
    await waitFor(() => expect(sent('/office/prices/publish')).toHaveLength(1));
    expect(sent('/office/prices/publish')[0]).toMatchObject({ effectiveAt: '2099-01-01T01:30:00.000Z' });
  });

  test('[D12] what somebody else published meanwhile goes under what was typed', async () => {
    let theirs = false;
    const meanwhile = [version(3, 'current'), version(2, 'past')];
    tables[30] = fine({
      table: version(3, 'current'),
      kind: 'video',
      leaves: [{ ...year, fen: 70_000 }],
      factors,
      floorFen: 0,
    });
    await open({
      '/office/prices/versions': () =>
        fine({ infos: theirs ? meanwhile : [version(2, 'current'), version(1, 'past')] }),
      '/office/prices/publish': () => {
        theirs = true;
        return failed('changed-meanwhile', 'Changed meanwhile');
      },
    });
    type('1 month · Mainland China', '250');
    await publish('Mine');
    await screen.findByText('Changed meanwhile');
    await screen.findByText(/Chen has just published version 3/);
    expect(cell('1 year · Mainland China').value).toBe('700');
    expect(cell('1 month · Mainland China').value).toBe('250');
  });

  test('[D12] an older version becomes the draft', async () => {
    await open();
    const row = screen.getByText('Version 1').closest('tr')!;
    fireEvent.click(within(row).getByText('Use as draft'));
    await screen.findByText(/^\d+ changes?/);
    expect(cell('1 year · Mainland China').value).toBe('400');
    fireEvent.click(screen.getByText('Undo these changes'));
    expect(screen.getByText('No changes yet')).toBeTruthy();
  });

  test('keys move between cells, and all prices rise at once', async () => {
    await open();
    const first = cell('1 month · Mainland China');
    first.focus();
    fireEvent.keyDown(first, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(cell('1 year · Mainland China'));
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(cell('1 year · Greater China'));
    fireEvent.change(screen.getByLabelText('Percent'), { target: { value: '-10' } });
    fireEvent.click(screen.getByText('All uses'));
    expect(cell('1 year · Mainland China').value).toBe('432');
  });

  test('holds back whoever would lose what they typed', async () => {
    const { router } = await open();
    type('1 year · Mainland China', '500');
    await router.navigate('/office/holidays');
    expect(router.state.location.pathname).toBe('/office/prices');
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
  });
});
