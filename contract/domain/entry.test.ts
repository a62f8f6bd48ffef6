import { describe, expect, test } from 'vitest';
import {
  ENTRY_STATES,
  type EntryActor,
  type EntryFacts,
  entryFileProblem,
  entryMeasureProblem,
  isEntryEditable,
  lackingInEntry,
  mayMoveEntry,
  stateForEntrant,
} from './entry.ts';
import { USUAL_LIMITS } from './track-limits.ts';
import { entering as en } from '../text/en/entering.ts';
import { entering as zh } from '../text/zh/entering.ts';

const MOVES: Record<EntryActor, string[]> = {
  entrant: [
    'draft → submitted',
    'draft → withdrawn',
    'submitted → draft',
    'submitted → withdrawn',
    'rejected → submitted',
    'rejected → withdrawn',
    'judging → withdrawn',
    'shortlisted → withdrawn',
    'not-awarded → withdrawn',
  ],
  coordinator: ['submitted → rejected', 'submitted → judging'],
  jury: [
    'judging → shortlisted',
    'judging → awarded',
    'judging → not-awarded',
    'shortlisted → judging',
    'shortlisted → awarded',
    'shortlisted → not-awarded',
    'awarded → not-awarded',
    'not-awarded → awarded',
  ],
};

test.each(Object.entries(MOVES))('%s moves entries by this table and no other way', (by, moves) => {
  const made = ENTRY_STATES.flatMap((from) =>
    ENTRY_STATES.filter((to) => mayMoveEntry(from, to, by as EntryActor)).map((to) => `${from} → ${to}`),
  );
  expect(made).toEqual(moves);
});

test('its entrant learns what the jury decides with the results, and not before', () => {
  const told = ENTRY_STATES.map((state) => [state, stateForEntrant(state, false), stateForEntrant(state, true)]);
  expect(told).toEqual([
    ['draft', 'draft', 'draft'],
    ['submitted', 'submitted', 'submitted'],
    ['rejected', 'rejected', 'rejected'],
    ['judging', 'judging', 'judging'],
    ['shortlisted', 'judging', 'shortlisted'],
    ['awarded', 'judging', 'awarded'],
    ['not-awarded', 'judging', 'not-awarded'],
    ['withdrawn', 'withdrawn', 'withdrawn'],
  ]);
});

test('a draft and a rejected entry can be changed', () => {
  expect(ENTRY_STATES.filter(isEntryEditable)).toEqual(['draft', 'rejected']);
});

const MB = 1024 * 1024;

describe('[R221] a contest video', () => {
  test.each([
    ['a.mp4', 500 * MB - 1, undefined],
    ['a.mp4', 500 * MB, 'too-big'],
    ['a.mov', 1, 'file-type'],
    ['mp4', 1, 'file-type'],
  ] as const)('named %s of %d bytes: %s', (name, bytes, problem) => {
    expect(entryFileProblem('video', { name, bytes }, USUAL_LIMITS)).toBe(problem);
  });

  test.each([
    [1920, 1080, 30_000, undefined],
    [1920, 1080, 300_000, undefined],
    [1920, 1080, 29_900, 'too-short'],
    [1920, 1080, 300_001, 'too-long'],
    [1919, 1080, 60_000, 'wrong-size'],
    [3840, 2160, 60_000, 'wrong-size'],
    [1080, 1920, 60_000, 'wrong-size'],
  ] as const)('of %d × %d and %d ms: %s', (width, height, durationMs, problem) => {
    expect(entryMeasureProblem('video', { width, height, durationMs }, USUAL_LIMITS)).toBe(problem);
  });

  test('is entered only with the word that the sponsor’s car is shown for ten seconds, where the track wants it', () => {
    const files = (['video', 'cover'] as const).map((part) => ({ part, state: 'good' as const }));
    const film: EntryFacts = { ...WHOLE, kind: 'video', showsCar: true, files };
    expect(lackingInEntry(film)).toEqual(['declaresCar']);
    expect(lackingInEntry({ ...film, declaresCar: true })).toEqual([]);
    expect(lackingInEntry({ ...film, showsCar: false })).toEqual([]);
    expect([zh.declare.car, en.declare.car]).toEqual([
      '赞助商车辆出镜至少 10 秒',
      'The sponsor’s car is shown for at least 10 seconds',
    ]);
  });
});

test.each([
  ['cover', 'a.JPG', 2 * MB - 1, undefined],
  ['cover', 'a.jpg', 2 * MB, 'too-big'],
  ['cover', 'a.png', 1, 'file-type'],
  ['picture', 'a.jpeg', 5 * MB - 1, undefined],
  ['picture', 'a.jpg', 5 * MB, 'too-big'],
  ['picture', 'a.jpg', 0, 'empty-file'],
] as const)('a %s named %s of %d bytes: %s', (part, name, bytes, problem) => {
  expect(entryFileProblem(part, { name, bytes }, USUAL_LIMITS)).toBe(problem);
});

test.each([
  ['cover', 1920, 1080, 0, undefined],
  ['cover', 1920, 1079, 0, 'wrong-size'],
  ['picture', 30_000, 100, 0, undefined],
  ['picture', 100, 30_001, 0, 'side-too-long'],
] as const)('a %s of %d × %d and %d ms: %s', (part, width, height, durationMs, problem) => {
  expect(entryMeasureProblem(part, { width, height, durationMs }, USUAL_LIMITS)).toBe(problem);
});

const pictures = (count: number, state: 'good' | 'checking' = 'good') =>
  Array.from({ length: count }, () => ({ part: 'picture' as const, state }));

const WHOLE: EntryFacts = {
  kind: 'single',
  showsCar: false,
  limits: USUAL_LIMITS,
  files: pictures(1),
  title: 'Dawn',
  story: 'Before the fog lifted.',
  place: 'Kunming',
  takenOn: '2026-05-01',
  gear: '',
  author: 'Lin',
  phone: '',
  email: 'lin@framehall.test',
  ownWork: true,
  editing: '',
  aiUsed: false,
  peopleShown: 'none',
  declaresCar: false,
  offersStock: false,
};

describe('an entry', () => {
  test('with everything lacks nothing, and by a phone number as well', () => {
    expect(lackingInEntry(WHOLE)).toEqual([]);
    expect(lackingInEntry({ ...WHOLE, email: '', phone: '13900001111' })).toEqual([]);
  });

  test('that is empty lacks all that is asked', () => {
    const empty: EntryFacts = {
      ...WHOLE,
      files: [],
      title: '',
      story: '',
      place: '',
      takenOn: null,
      author: '',
      email: '',
      ownWork: false,
      aiUsed: null,
      peopleShown: null,
      showsCar: true,
    };
    expect(lackingInEntry(empty)).toEqual(
      'files title story place takenOn author email ownWork aiUsed peopleShown declaresCar'.split(' '),
    );
  });

  test('made with AI says for what', () => {
    expect(lackingInEntry({ ...WHOLE, aiUsed: true })).toEqual(['editing']);
    expect(lackingInEntry({ ...WHOLE, aiUsed: true, editing: 'Sky' })).toEqual([]);
  });

  test.each([
    [4, ['files']],
    [5, []],
    [9, []],
    [10, ['files']],
  ])('of a group with %d pictures lacks %j', (count, lacking) => {
    expect(lackingInEntry({ ...WHOLE, kind: 'group', files: pictures(count) })).toEqual(lacking);
  });

  test('waits until its files are checked, and has those of its kind', () => {
    expect(lackingInEntry({ ...WHOLE, files: pictures(1, 'checking') })).toEqual(['files']);
    expect(lackingInEntry({ ...WHOLE, kind: 'video' })).toEqual(['files']);
    const both = [{ part: 'video' as const, state: 'good' as const }];
    expect(lackingInEntry({ ...WHOLE, kind: 'video', files: both })).toEqual(['files']);
    const files = [...both, { part: 'cover' as const, state: 'good' as const }];
    expect(lackingInEntry({ ...WHOLE, kind: 'video', files })).toEqual([]);
  });
});
