import { expect, test } from 'vitest';
import type { Block } from '#contract/domain/blocks.ts';
import { isDisputed, mergeBodies } from './merge-body.ts';

/** `#` begins a heading, everything else is a line of text. */
const body = (...lines: string[]): Block[] =>
  lines.map((line) =>
    line.startsWith('#')
      ? { type: 'heading', level: 2, text: line.slice(1) }
      : { type: 'text', runs: [{ text: line, ...(line.endsWith('!') && { bold: true }) }] },
  );
const lineOf = (block: Block | null) =>
  block === null ? '–' : block.type === 'heading' ? `#${block.text}` : block.type === 'text' ? block.runs[0]!.text : '';

/** Blocks as lines; what is disputed as “mine | theirs”. */
const merge = (base: string[], mine: string[], theirs: string[]) =>
  mergeBodies(body(...base), body(...mine), body(...theirs)).map((one) =>
    isDisputed(one) ? `${lineOf(one.mine)} | ${lineOf(one.theirs)}` : lineOf(one),
  );

const THREE = ['the harbour', 'the market', 'the station'];

test.each<[what: string, base: string[], mine: string[], theirs: string[], merged: string[]]>([
  ['nothing changed', THREE, THREE, THREE, THREE],
  ['nothing was there', [], ['mine'], ['theirs'], ['theirs', 'mine']],
  ['only I changed', THREE, ['the old harbour', ...THREE.slice(1)], THREE, ['the old harbour', ...THREE.slice(1)]],
  ['only they changed', THREE, THREE, ['the old harbour', ...THREE.slice(1)], ['the old harbour', ...THREE.slice(1)]],
  [
    'both changed, but neighbours',
    THREE,
    ['the old harbour', 'the market', 'the station'],
    ['the harbour', 'the big market', 'the station'],
    ['the old harbour', 'the big market', 'the station'],
  ],
  [
    'both changed the same in the same way',
    THREE,
    ['the harbour', 'the big market', 'the station'],
    ['the harbour', 'the big market', 'the station'],
    ['the harbour', 'the big market', 'the station'],
  ],
  [
    'both changed the same',
    THREE,
    ['the harbour', 'the big market', 'the station'],
    ['the harbour', 'the small market', 'the station'],
    ['the harbour', 'the big market | the small market', 'the station'],
  ],
  [
    'I changed what they rewrote in full',
    THREE,
    ['the harbour', 'the big market', 'the station'],
    ['the harbour', 'xyz', 'the station'],
    ['the harbour', 'the big market | xyz', 'the station'],
  ],
  [
    'I changed what they took out',
    THREE,
    ['the harbour', 'the big market', 'the station'],
    ['the harbour', 'the station'],
    ['the harbour', 'the big market | –', 'the station'],
  ],
  ['I took out what they left', THREE, ['the harbour', 'the station'], THREE, ['the harbour', 'the station']],
  ['both took out the same', THREE, ['the harbour'], ['the harbour', 'the station'], ['the harbour']],
  [
    'both added at different places',
    THREE,
    ['#Before', ...THREE],
    [...THREE, 'after'],
    ['#Before', 'the harbour', 'the market', 'the station', 'after'],
  ],
  [
    'both added at the same place',
    THREE,
    ['the harbour', 'mine', 'both', 'the market', 'the station'],
    ['the harbour', 'theirs', 'both', 'the market', 'the station'],
    ['the harbour', 'theirs', 'both', 'mine', 'the market', 'the station'],
  ],
  [
    'they added beside what I changed',
    THREE,
    ['the harbour', 'the big market', 'the station'],
    ['the harbour', 'the market', 'a square', 'the station'],
    ['the harbour', 'the big market', 'a square', 'the station'],
  ],
  [
    'I changed one and added one where they changed another',
    THREE,
    ['the harbour', 'a square', 'the big market', 'the station'],
    ['the harbour', 'the market', 'the new station'],
    ['the harbour', 'a square', 'the big market', 'the new station'],
  ],
  ['a look is a change too', ['the market'], ['the market!'], ['the market?'], ['the market! | the market?']],
  ['the type is a change too', ['the market'], ['#the market'], ['the market'], ['#the market']],
])('%s', (_what, base, mine, theirs, merged) => {
  expect(merge(base, mine, theirs)).toEqual(merged);
});

test('the order of fields is no change', () => {
  const base: Block[] = [{ runs: [{ text: 'one' }], type: 'text' }];
  expect(mergeBodies(base, body('one'), body('two'))).toEqual(body('two'));
});

test('a disputed block keeps its place while one goes on typing', () => {
  const base = body(...THREE);
  const theirs = body('the harbour', 'the small market', 'the station');
  const places = [['the big market'], ['first', 'the harbour', 'the bigger market', 'more']].map((mine) =>
    mergeBodies(base, body(...mine), theirs).find(isDisputed),
  );
  expect(places.map((one) => one?.place)).toEqual([1, 1]);
});

test('two hundred blocks that have nothing in common are merged at once', () => {
  const many = (word: string) => body(...Array.from({ length: 200 }, (_, place) => `${word} ${place} `.repeat(20)));
  expect(mergeBodies(many('base'), many('mine'), many('theirs')).filter(isDisputed)).toHaveLength(200);
});
