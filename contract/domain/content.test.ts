import { expect, test } from 'vitest';
import { linksIn } from './blocks.ts';
import { ENTRY_STATES, type EntryMove, entryAfter } from './content.ts';

test('an entry moves from state to state by this table alone', () => {
  const moves: EntryMove[] = ['publish', 'schedule', 'withdraw'];
  const table = ENTRY_STATES.map((state) => [state, ...moves.map((move) => entryAfter(state, move) ?? '–')].join(' '));
  expect(table).toEqual([
    'draft published scheduled –',
    'scheduled published scheduled withdrawn',
    'published published – withdrawn',
    'ended published scheduled withdrawn',
    'withdrawn published scheduled –',
  ]);
});

test('links are found in every block that has some', () => {
  const runs = (link: string) => [{ text: 'a' }, { text: 'b', link }];
  expect(
    linksIn([
      { type: 'heading', level: 2, text: 'none' },
      { type: 'text', runs: runs('/a') },
      { type: 'text', runs: runs('/a') },
      { type: 'list', ordered: false, items: [runs('/b'), runs('/c')] },
      { type: 'quote', runs: runs('/d'), source: '' },
      { type: 'table', head: ['x'], rows: [[runs('/e')]] },
      { type: 'steps', items: [{ title: 'x', runs: runs('/f') }] },
      { type: 'note', warning: false, runs: runs('/g') },
      { type: 'question', question: 'x', answer: runs('/h') },
      { type: 'button', label: 'x', link: 'https://example.com' },
    ]),
  ).toEqual(['/a', '/b', '/c', '/d', '/e', '/f', '/g', '/h', 'https://example.com']);
});
