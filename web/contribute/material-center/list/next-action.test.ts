import { expect, test } from 'vitest';
import type { CenterRow } from '#contract/calls/material-center.ts';
import { fitFor, nextAction, readyFor } from './next-action.ts';

const at = '2026-03-01T10:00:00.000Z';
const later = '2026-03-02T10:00:00.000Z';
const decision = (verdict: 'return' | 'reject', round: 'first' | 'appeal' = 'first') => ({
  round,
  verdict,
  reasons: [],
  note: '',
  decidedAt: at,
});

function row(more: Partial<CenterRow>): CenterRow {
  return {
    id: 1,
    code: 'P00000001',
    kind: 'photo',
    state: 'incomplete',
    fileName: 'a.jpg',
    sizeBytes: 1,
    titleZh: '',
    titleEn: '',
    thumbnail: null,
    preview: null,
    duration: null,
    progress: null,
    rejection: null,
    sameAs: null,
    missing: [],
    hints: [],
    queue: null,
    decision: null,
    mayAppeal: false,
    owner: null,
    offlineReason: null,
    opens: 0,
    bookmarks: 0,
    createdAt: at,
    changedAt: at,
    publishedAt: null,
    ...more,
  };
}

test.each([
  [{ state: 'transcoding' }, null],
  [{ state: 'incomplete', missing: ['title'] }, 'describe'],
  [{ state: 'incomplete' }, 'submit'],
  [{ state: 'pending' }, 'withdraw'],
  [{ state: 'pending', decision: decision('return') }, 'withdraw'],
  [{ state: 'pending', decision: decision('reject') }, null],
  [{ state: 'returned', decision: decision('return') }, 'fix'],
  [{ state: 'returned', decision: decision('return'), changedAt: later }, 'submit'],
  [{ state: 'returned', decision: decision('return'), changedAt: later, missing: ['title'] }, 'fix'],
  [{ state: 'rejected', rejection: 'too-few-pixels' }, 'discard'],
  [{ state: 'rejected', decision: decision('reject'), mayAppeal: true }, 'appeal'],
  [{ state: 'rejected', decision: decision('reject', 'appeal') }, null],
  [{ state: 'online' }, 'view'],
  [{ state: 'offline' }, null],
] as [Partial<CenterRow>, ReturnType<typeof nextAction>][])('[D11] what comes next for %j is %s', (more, action) => {
  expect(nextAction(row(more))).toBe(action);
});

test('[D11] an action on many leaves out what it is not for', () => {
  expect(fitFor('withdraw', row({ state: 'pending', decision: decision('reject') }))).toBe(false);
  expect(fitFor('withdraw', row({ state: 'pending' }))).toBe(true);
  expect(fitFor('edit', row({ state: 'transcoding' }))).toBe(false);
  expect(fitFor('edit', row({ state: 'online' }))).toBe(true);
  expect(fitFor('submit', row({ state: 'transcoding' }))).toBe(false);
  expect(fitFor('discard', row({ state: 'rejected' }))).toBe(false);
  expect(fitFor('discard', row({ state: 'rejected', rejection: 'empty' }))).toBe(true);
});

test('[D11] a work that lacks something cannot be submitted yet, though it may be described', () => {
  const draft = row({ state: 'incomplete', missing: ['keywords'] });
  expect([readyFor('submit', draft), readyFor('edit', draft)]).toEqual([false, true]);
  expect(readyFor('submit', row({ state: 'incomplete' }))).toBe(true);
  expect(readyFor('submit', row({ state: 'transcoding' }))).toBe(false);
});
