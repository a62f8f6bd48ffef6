import { describe, expect, test } from 'vitest';
import { commandOf } from './commands.ts';
import {
  changeVerdict,
  groupsOf,
  markLast,
  openDraft,
  pressDigit,
  reasonsOf,
  toggleReason,
  withoutMarks,
} from './draft.ts';
import { regionBetween } from './region.ts';

const codes = (draft: ReturnType<typeof openDraft>) => draft.reasons.map(({ code }) => code);

describe('choosing reasons', () => {
  test('[D11] two digits choose one, the same again take it back', () => {
    const empty = openDraft('reject', 'photo');
    const grouped = pressDigit(empty, 1);
    expect(grouped.group).toBe('technical');
    const chosen = pressDigit(grouped, 2);
    expect(codes(chosen)).toEqual(['technical-focus']);
    expect(chosen.group).toBeNull();
    expect(codes(pressDigit(pressDigit(chosen, 1), 2))).toEqual([]);
    expect(pressDigit(empty, 9)).toEqual(empty);
    expect(codes(pressDigit(grouped, 9))).toEqual([]);
  });

  test('[D11] offers what fits the verdict and the kind', () => {
    expect(groupsOf(openDraft('return', 'photo'))).not.toContain('technical');
    expect(groupsOf(openDraft('reject', 'photo'))).not.toContain('metadata');
    expect(reasonsOf({ ...openDraft('reject', 'video'), group: 'technical' })).toContain('technical-shake');
    expect(reasonsOf({ ...openDraft('reject', 'photo'), group: 'technical' })).not.toContain('technical-shake');
    for (const kind of ['video', 'photo', 'music', 'effect'] as const)
      for (const verdict of ['return', 'reject'] as const)
        for (const group of groupsOf(openDraft(verdict, kind)))
          expect(reasonsOf({ ...openDraft(verdict, kind), group }).length).toBeLessThanOrEqual(9);
  });

  test('what fits another verdict stays when it changes, and there is an end', () => {
    const two = toggleReason(toggleReason(openDraft('return', 'photo'), 'release-model'), 'metadata-title');
    expect(codes(changeVerdict(two, 'reject'))).toEqual(['release-model']);
    const all = [
      'release-model',
      'release-property',
      'metadata-title',
      'metadata-keywords',
      'metadata-category',
      'rights-artwork',
      'content-symbols',
    ] as const;
    expect(all.reduce(toggleReason, openDraft('return', 'photo')).reasons).toHaveLength(6);
  });

  test('a mark belongs to the reason chosen last; several works have none', () => {
    const two = toggleReason(toggleReason(openDraft('reject', 'video'), 'value-common'), 'technical-shake');
    const marked = markLast(two, { atSeconds: 3 });
    expect(marked.reasons.map(({ atSeconds }) => atSeconds)).toEqual([null, 3]);
    expect(withoutMarks(marked.reasons).every(({ atSeconds }) => atSeconds === null)).toBe(true);
    expect(markLast(openDraft('reject', 'video'), { atSeconds: 3 }).reasons).toEqual([]);
  });
});

test('a click marks what is around it, a drag what is between, both inside the picture', () => {
  expect(regionBetween({ x: 0.5, y: 0.5 }, { x: 0.5, y: 0.5 })).toEqual({
    x: 0.42,
    y: 0.42,
    width: 0.16,
    height: 0.16,
  });
  expect(regionBetween({ x: 1, y: 0 }, { x: 1, y: 0 })).toEqual({ x: 0.84, y: 0, width: 0.16, height: 0.16 });
  expect(regionBetween({ x: 0.6, y: 0.7 }, { x: 0.2, y: 0.1 })).toEqual({ x: 0.2, y: 0.1, width: 0.4, height: 0.6 });
  expect(regionBetween({ x: 0.5, y: 1 }, { x: 0.9, y: 1 })).toEqual({ x: 0.5, y: 0.98, width: 0.4, height: 0.02 });
});

describe('keys', () => {
  const key = (more: object) => ({
    key: '',
    code: '',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    repeat: false,
    ...more,
  });

  test.each([
    [{ key: 'a' }, 'approve'],
    [{ key: 'X' }, 'reject'],
    [{ key: 'Process', code: 'KeyR' }, 'return'],
    [{ key: ' ' }, 'play'],
    [{ key: '?' }, undefined],
    [{ key: '7' }, { digit: 7 }],
    [{ key: 'Process', code: 'Digit3' }, { digit: 3 }],
    [{ key: '0' }, undefined],
    [{ key: 'a', ctrlKey: true }, undefined],
    [{ key: 'a', repeat: true }, undefined],
    [{ key: 'z', code: 'KeyZ' }, undefined],
    [{ key: 'toString' }, undefined],
  ])('%o means %o', (pressed, command) => {
    expect(commandOf(key(pressed))).toEqual(command);
  });
});
