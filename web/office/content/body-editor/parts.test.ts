import { describe, expect, test } from 'vitest';
import type { Block } from '#contract/domain/blocks.ts';
import { clearParts } from './clear-parts.ts';
import { blockAround, insertBlock } from './commands.ts';
import { backAtStart, enterNothing, enterPart } from './parts.ts';
import { at, bodyOf, line, run, said, toStart, typed } from './testing.ts';

describe('keys inside blocks', () => {
  test('Enter leads from a question to its answer and out', () => {
    const question: Block = { type: 'question', question: 'Why?', answer: said('So') };
    const state = run(at([question], 'Why?'), enterPart, typed('Yes. '), enterPart, typed('Next'));
    expect(bodyOf(state)).toEqual([{ ...question, answer: said('Yes. So') }, line('Next')]);
  });

  test('Enter adds a step, and leaves from one without words', () => {
    const steps: Block = { type: 'steps', items: [{ title: 'One', runs: said('do') }] };
    const added = run(at([steps], 'do'), enterPart);
    expect(added.doc.firstChild!.childCount).toBe(2);
    expect(bodyOf(run(added, enterNothing, typed('Next')))).toEqual([steps, line('Next')]);
  });

  test('Enter in an item without words parts the list', () => {
    const list: Block = { type: 'list', ordered: true, items: [said('a'), said('x'), said('b')] };
    const emptied = run(at([list], 'x'), (state, dispatch) => {
      dispatch?.(state.tr.delete(state.selection.from - 1, state.selection.from));
      return true;
    });
    expect(bodyOf(run(emptied, enterNothing, typed('between')))).toEqual([
      { type: 'list', ordered: true, items: [said('a')] },
      line('between'),
      { type: 'list', ordered: true, items: [said('b')] },
    ]);
  });

  test('Enter in a cell goes to the one below, and from the last row out', () => {
    const table: Block = { type: 'table', head: ['A', 'B'], rows: [[said('1'), said('2')]] };
    expect(bodyOf(run(at([table], 'B'), enterPart, typed('x')))).toEqual([
      { ...table, rows: [[said('1'), said('x2')]] },
    ]);
    expect(bodyOf(run(at([table], '1'), enterPart, typed('out')))).toEqual([table, line('out')]);
  });

  test('Backspace makes a heading plain, and the first item of a list', () => {
    const heading: Block = { type: 'heading', level: 2, text: 'Head' };
    expect(bodyOf(run(toStart(at([heading], 'Head')), backAtStart))).toEqual([line('Head')]);
    const list: Block = { type: 'list', ordered: false, items: [said('a'), said('b')] };
    expect(bodyOf(run(toStart(at([list], 'a')), backAtStart))).toEqual([
      line('a'),
      { type: 'list', ordered: false, items: [said('b')] },
    ]);
    expect(backAtStart(toStart(at([list], 'b')))).toBe(false);
  });

  test('Backspace goes back to the part before, and loses nothing', () => {
    const question: Block = { type: 'question', question: 'Why', answer: said('So') };
    const state = run(toStart(at([question], 'So')), backAtStart, typed('?'));
    expect(bodyOf(state)).toEqual([{ ...question, question: 'Why?' }]);
  });

  test('Backspace in a block without words takes it away', () => {
    const state = run(
      at([line('a')], 'a'),
      insertBlock('question', () => false),
      backAtStart,
    );
    expect(blockAround(state)?.node.type.name).toBe('paragraph');
    expect(bodyOf(state)).toEqual([line('a')]);
  });
});

describe('words selected in several parts', () => {
  const table: Block = { type: 'table', head: ['Alpha', 'Beta'], rows: [[said('one'), said('two')]] };

  test('go, and the parts stay where they are', () => {
    const state = run(at([table, line('last')], 'Beta', 'two'), clearParts, typed('x'));
    expect(bodyOf(state)).toEqual([
      { type: 'table', head: ['Alpha', 'x'], rows: [[said(''), said('')]] },
      line('last'),
    ]);
  });

  test('are no such thing in one part, or over several blocks', () => {
    expect(clearParts(at([table], 'one'))).toBe(false);
    expect(clearParts(at([table, line('last')], 'two', 'last'))).toBe(false);
    expect(clearParts(at([{ type: 'list', ordered: false, items: [said('a'), said('b')] }], 'a', 'b'))).toBe(false);
  });
});
