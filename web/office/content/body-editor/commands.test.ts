import { type EditorState, NodeSelection } from '@tiptap/pm/state';
import { describe, expect, test } from 'vitest';
import type { Block, Body } from '#contract/domain/blocks.ts';
import { insertBlock, moveBlocks, moveTo, removeBlocks } from './commands.ts';
import { kindsFor } from './kinds.ts';
import { begunIn } from './slash.ts';
import { at, bodyOf, line, run, said, typed } from './testing.ts';
import { toggled, turnInto } from './turn-into.ts';

describe('turning blocks into others', () => {
  const bold = [{ text: 'one ' }, { text: 'two', bold: true as const }];

  test('keeps words and the cursor; a heading has no looks', () => {
    const heading = run(at([{ type: 'text', runs: bold }], 'one'), turnInto('heading2'), typed('!'));
    expect(bodyOf(heading)).toEqual([{ type: 'heading', level: 2, text: 'one! two' }]);
  });

  test('makes one list of several blocks, and lines of it again', () => {
    const list = run(at([line('a'), { type: 'text', runs: bold }], 'a', 'two'), toggled('bullets'));
    expect(bodyOf(list)).toEqual([{ type: 'list', ordered: false, items: [said('a'), bold] }]);
    expect(bodyOf(run(list, toggled('numbers')))).toEqual([{ type: 'list', ordered: true, items: [said('a'), bold] }]);
    expect(bodyOf(run(list, toggled('bullets')))).toEqual([line('a'), { type: 'text', runs: bold }]);
  });

  test('leaves the cursor in the item that it was in', () => {
    const list: Block = { type: 'list', ordered: false, items: [said('a'), said('b')] };
    expect(bodyOf(run(at([list], 'b'), toggled('bullets'), typed('!')))).toEqual([line('a'), line('b!')]);
  });

  test('keeps the source of a quote as a line', () => {
    const quote: Block = { type: 'quote', runs: said('Said'), source: 'Lin' };
    expect(bodyOf(run(at([quote], 'Said'), toggled('quote')))).toEqual([line('Said'), line('Lin')]);
  });

  test('leaves blocks alone that are more than words', () => {
    const body: Body = [line('a'), { type: 'button', label: 'Go', link: '/About' }, line('b')];
    expect(turnInto('bullets')(at(body, 'a', 'b'))).toBe(false);
  });
});

describe('moving blocks', () => {
  const body = [line('a'), line('b'), line('c')];
  const order = (state: EditorState) => state.doc.children.map(({ textContent }) => textContent).join('');

  test('passes their neighbour, and stops at the ends', () => {
    expect(order(run(at(body, 'b'), moveBlocks(-1)))).toBe('bac');
    expect(order(run(at(body, 'b'), moveBlocks(1), typed('!')))).toBe('acb!');
    expect(order(run(at(body, 'a', 'b'), moveBlocks(1)))).toBe('cab');
    expect(moveBlocks(-1)(at(body, 'a'))).toBe(false);
    expect(moveBlocks(1)(at(body, 'c'))).toBe(false);
  });

  test('goes to any place, and nowhere from its own', () => {
    expect(order(run(at(body, 'a'), moveTo(0, 9)))).toBe('bca');
    expect(order(run(at(body, 'a'), moveTo(6, 0)))).toBe('cab');
    expect(moveTo(3, 3)(at(body, 'a'))).toBe(false);
    expect(moveTo(3, 6)(at(body, 'a'))).toBe(false);
  });

  test('removes those that are selected', () => {
    expect(bodyOf(run(at(body, 'a', 'b'), removeBlocks))).toEqual([line('c')]);
    expect(bodyOf(run(at([line('a')], 'a'), removeBlocks))).toEqual([]);
  });
});

describe('a new block', () => {
  const isFree = () => false;

  test('follows the block with the cursor, which goes into it', () => {
    const state = run(at([line('a'), line('b')], 'a'), insertBlock('question', isFree), typed('Why?'));
    expect(bodyOf(state)).toEqual([line('a'), { type: 'question', question: 'Why?', answer: said('') }, line('b')]);
  });

  test('takes the place of a line that is free, and a form is selected as a whole', () => {
    const state = run(
      at([line('/but')], '/but'),
      insertBlock('button', () => true),
    );
    expect(bodyOf(state)).toEqual([{ type: 'button', label: '', link: '' }]);
    expect(state.selection).toBeInstanceOf(NodeSelection);
  });

  test.each([
    ['/', ''],
    ['/tab', 'tab'],
    ['、表', '表'],
    ['see /tab', undefined],
    ['/a b', undefined],
  ])('is begun by “%s” with %s', (text, expected) => {
    expect(begunIn(at([line(text)], text))?.typed).toBe(expected);
  });

  test('is not begun in a heading, nor in the middle of a line', () => {
    expect(begunIn(at([{ type: 'heading', level: 2, text: '/tab' }], '/tab'))).toBeUndefined();
    expect(begunIn(at([line('/tab')], '/t'))).toBeUndefined();
  });

  test.each([
    ['tab', ['table']],
    ['BIAO', ['heading2', 'table']],
    ['sub', ['heading3']],
    ['表格', ['table']],
    ['nothing', []],
  ])('is found by “%s”', (words, kinds) => {
    expect(kindsFor(words, (kind) => (kind === 'heading3' ? 'Subheading' : kind))).toEqual(kinds);
  });
});
