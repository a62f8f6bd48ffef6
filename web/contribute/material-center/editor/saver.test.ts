import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OwnerChanges, OwnerEdit } from '#contract/calls/material-editor.ts';
import { CallError } from '../../../lib/api.ts';
import { changesOf, type Kept, rebase } from '../../../lib/edits.ts';
import { createSaver } from '../../../lib/saver.ts';
import { NOTHING_SAID } from './form-state.ts';

const problem = (name: 'changed-meanwhile' | 'offline' | 'bad-input' | 'not-editable', fields = {}) =>
  new CallError(name === 'offline' ? 0 : 409, { code: 409, message: name, problem: name, fields });

/** A server that stores one material. */
function server(edit: Partial<OwnerEdit> = {}) {
  const sent: OwnerChanges[] = [];
  const failures: CallError[] = [];
  let kept: Kept<OwnerEdit, string> = { version: '1', edit: { ...NOTHING_SAID, ...edit } };
  const change = (changes: OwnerChanges) =>
    (kept = { version: String(Number(kept.version) + 1), edit: { ...kept.edit, ...changes } });
  const saver = createSaver({
    start: kept,
    send: async (version, changes) => {
      sent.push(changes);
      const failure = failures.shift();
      if (failure) throw failure;
      if (version !== kept.version) throw problem('changed-meanwhile');
      return change(changes);
    },
    read: async () => kept,
    onSaved: () => {},
  });
  return { saver, sent, failures, change, edit: () => kept.edit };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('[R37] saving by itself', () => {
  test('once after a pause in typing, only what changed', async () => {
    const { saver, sent, edit } = server();
    for (const titleEn of ['S', 'Se', 'Sea']) saver.set({ titleEn });
    expect(saver.get().saving).toBe('unsaved');
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent).toEqual([{ titleEn: 'Sea' }]);
    expect([saver.get().saving, edit().titleEn]).toEqual(['saved', 'Sea']);
  });

  test('what is typed while it is being saved follows', async () => {
    const { saver, sent } = server();
    saver.set({ titleEn: 'Sea' });
    const saving = saver.flush();
    saver.set({ titleEn: 'Sea at dawn ' });
    await saving;
    expect(saver.get().saving).toBe('unsaved');
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent).toEqual([{ titleEn: 'Sea' }, { titleEn: 'Sea at dawn ' }]);
    expect(saver.get()).toMatchObject({ saving: 'saved', values: { titleEn: 'Sea at dawn ' } });
  });

  test('what was typed and taken back is not sent', async () => {
    const { saver, sent } = server({ titleEn: 'Sea' });
    saver.set({ titleEn: 'Sea!' });
    saver.set({ titleEn: 'Sea ' });
    expect(saver.get().saving).toBe('saved');
    expect(await saver.flush()).toBe(true);
    expect(sent).toEqual([]);
  });

  test('tries again by itself after the network was away', async () => {
    const { saver, failures, edit } = server();
    failures.push(problem('offline'));
    saver.set({ titleEn: 'Sea' });
    expect(await saver.flush()).toBe(false);
    expect(saver.get()).toMatchObject({ saving: 'failed', message: 'offline' });
    await vi.advanceTimersByTimeAsync(6000);
    expect([saver.get().saving, edit().titleEn]).toEqual(['saved', 'Sea']);
  });

  test('does not insist on what the server refuses', async () => {
    const { saver, failures, sent } = server();
    failures.push(problem('bad-input', { titleEn: 'too long' }), problem('not-editable'));
    saver.set({ titleEn: 'Sea' });
    await saver.flush();
    expect(saver.get()).toMatchObject({ saving: 'wrong', errors: { titleEn: 'too long' } });
    saver.set({ titleEn: 'Se' });
    expect(saver.get().errors).toEqual({});
    await saver.flush();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sent).toHaveLength(2);
    expect(saver.get()).toMatchObject({ saving: 'failed', values: { titleEn: 'Se' } });
  });
});

describe('[R37] somebody else saves meanwhile', () => {
  test('other fields are taken over without a word', async () => {
    const { saver, change, edit } = server();
    change({ placeEn: 'Dover' });
    saver.set({ titleEn: 'Sea' });
    expect(await saver.flush()).toBe(true);
    expect(edit()).toMatchObject({ titleEn: 'Sea', placeEn: 'Dover' });
    expect(saver.get().values).toMatchObject({ titleEn: 'Sea', placeEn: 'Dover' });
  });

  test.each([
    [true, 'Mine'],
    [false, 'Theirs'],
  ])('the same field is for the reader to decide: mine %s', async (mine, title) => {
    const { saver, change, edit, sent } = server();
    change({ titleEn: 'Theirs' });
    saver.set({ titleEn: 'Mine', placeEn: 'Dover' });
    expect(await saver.flush()).toBe(false);
    expect(saver.get()).toMatchObject({ saving: 'disputed', dispute: { fields: ['titleEn'] } });
    saver.set({ descriptionEn: 'Still typing' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toHaveLength(1);
    saver.settle(mine);
    await vi.advanceTimersByTimeAsync(2000);
    expect(edit()).toMatchObject({ titleEn: title, placeEn: 'Dover', descriptionEn: 'Still typing' });
    expect(saver.get()).toMatchObject({ saving: 'saved', dispute: null });
  });
});

test('changes and rebasing', () => {
  expect(changesOf(NOTHING_SAID, { ...NOTHING_SAID, titleEn: ' ', keywordsEn: ['sea'], people: false })).toEqual({
    keywordsEn: ['sea'],
    people: false,
  });
  const both = rebase(
    NOTHING_SAID,
    { ...NOTHING_SAID, titleEn: 'Same', placeEn: 'A' },
    { ...NOTHING_SAID, titleEn: 'Same', placeEn: 'B' },
  );
  expect(both.disputed).toEqual(['placeEn']);
  expect(both.values).toMatchObject({ titleEn: 'Same', placeEn: 'A' });
});
