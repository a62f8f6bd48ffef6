import { describe, expect, test } from 'vitest';
import type { PriceLeaf } from '#contract/calls/prices-desk.ts';
import {
  addUse,
  adjust,
  countChanges,
  differences,
  EMPTY,
  leavesOf,
  priceAt,
  pricesOf,
  removeUse,
  setFactor,
  setFloor,
  setPrice,
  typedPrice,
  undoUse,
  withDraft,
} from './draft.ts';
import { summariesOf } from './use-summaries.ts';

const year = { scene: 'social', channel: 'internet', period: 'year', area: 'mainland' } as const;
const month = { ...year, period: 'month' } as const;
const cinema = { ...year, scene: 'film-tv', channel: 'cinema' } as const;
const leaves: PriceLeaf[] = [
  { ...month, fen: 24_000 },
  { ...year, fen: 48_000 },
  { ...year, period: 'permanent', fen: null },
  { ...cinema, fen: 144_000 },
];
const base = pricesOf({ leaves, factors: { 'class-A': 150, 'class-B': 100 }, floorFen: 5000 });

describe('a draft of prices', () => {
  test('[D12] holds only what differs from the table', () => {
    const draft = setPrice(base, EMPTY, year, 52_000);
    expect(countChanges(draft)).toBe(1);
    expect(priceAt(withDraft(base, draft), year)).toBe(52_000);
    expect(countChanges(setPrice(base, draft, year, 48_000))).toBe(0);
    expect(countChanges(setFactor(base, draft, 'class-A', 160))).toBe(2);
    expect(countChanges(setFactor(base, draft, 'class-A', 150))).toBe(1);
  });

  test('[D12] becomes leaves: what is not sold is not there, what is on request has no price', () => {
    let draft = setPrice(base, EMPTY, month, 'not-sold');
    draft = setPrice(base, draft, year, 'by-quote');
    expect(leavesOf(withDraft(base, draft))).toEqual([
      { ...year, fen: null },
      { ...year, period: 'permanent', fen: null },
      { ...cinema, fen: 144_000 },
    ]);
  });

  test('[D12] can be laid on a table that somebody else published meanwhile', () => {
    const draft = setPrice(base, EMPTY, year, 52_000);
    const theirs = pricesOf({
      leaves: [{ ...month, fen: 30_000 }, leaves[1] as PriceLeaf],
      factors: base.factors,
      floorFen: 0,
    });
    expect(leavesOf(withDraft(theirs, draft))).toEqual([
      { ...month, fen: 30_000 },
      { ...year, fen: 52_000 },
    ]);
  });

  test('[D12] raises prices to whole yuan, of one use or of all, and leaves quotes alone', () => {
    const one = withDraft(base, adjust(base, EMPTY, 3.5, year));
    expect([priceAt(one, month), priceAt(one, year), priceAt(one, cinema)]).toEqual([24_800, 49_700, 144_000]);
    const all = withDraft(base, adjust(base, EMPTY, -99.99));
    expect([priceAt(all, month), priceAt(all, { ...year, period: 'permanent' })]).toEqual([100, 'by-quote']);
  });

  test('[D12] adds and removes whole uses, and takes that back', () => {
    const tv = { scene: 'social', channel: 'tv' } as const;
    const added = addUse(base, EMPTY, 'video', tv);
    expect(countChanges(added)).toBe(6);
    expect(countChanges(addUse(base, EMPTY, 'music', tv))).toBe(0);
    const draft = removeUse(base, added, year);
    expect(summariesOf(base, draft).get('social')).toEqual([
      { scene: 'social', channel: 'internet', fromFen: null, standing: 'removed' },
      { ...tv, fromFen: null, standing: 'added' },
    ]);
    expect(summariesOf(base, undoUse(draft, year)).get('social')?.[0]).toMatchObject({
      fromFen: 24_000,
      standing: 'same',
    });
  });

  test('counts the minimum price as one change, which is undone by typing what it was', () => {
    const draft = setFloor(base, EMPTY, 8000);
    expect([countChanges(draft), withDraft(base, draft).floorFen]).toEqual([1, 8000]);
    expect(setFloor(base, draft, 5000)).toEqual(EMPTY);
    expect(countChanges(setFloor(base, EMPTY, 0))).toBe(1);
  });

  test('[D12] of an older version is what makes the newest one like it', () => {
    const old = pricesOf({
      leaves: [{ ...year, fen: 40_000 }],
      factors: { 'class-A': 140, 'class-B': 100 },
      floorFen: 0,
    });
    const draft = differences(base, old);
    expect(withDraft(base, draft)).toEqual(old);
  });
});

test.each([
  ['480', 48_000],
  [' ¥1,280.50 ', 128_050],
  ['', 'not-sold'],
  ['?', 'by-quote'],
  ['？', 'by-quote'],
  ['0', undefined],
  ['-5', undefined],
  ['1e9', undefined],
  ['999999999', undefined],
  ['4.805', undefined],
])('[D12] %j in a cell means %s', (typed, price) => {
  expect(typedPrice(typed, true)).toBe(price);
});

test('[D12] music is never on request', () => {
  expect(typedPrice('?', false)).toBeUndefined();
});
