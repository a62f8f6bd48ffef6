import { getSchema } from '@tiptap/core';
import type { Slice } from '@tiptap/pm/model';
import { describe, expect, test } from 'vitest';
import type { Block, Body } from '#contract/domain/blocks.ts';
import { type DocNode, toBody, toDoc } from '../doc.ts';
import { EXTENSIONS } from '../extensions.ts';
import { wholeBlocks } from './whole-blocks.ts';

const schema = getSchema(EXTENSIONS);
const said = (text: string) => [{ text }];
const line = (text: string): Block => ({ type: 'text', runs: said(text) });
const table: Block = {
  type: 'table',
  head: ['A', 'B'],
  rows: [
    [said('one'), said('two')],
    [said('three'), said('four')],
  ],
};

/** What somebody copies who selects from the beginning of a text to the end of another. */
function copied(body: Body, from: string, to: string): Slice {
  const doc = schema.nodeFromJSON(toDoc(body));
  let [start, end] = [0, 0];
  doc.descendants((node, pos) => {
    if (node.text === from) start = pos;
    if (node.text === to) end = pos + to.length;
  });
  return wholeBlocks(doc.slice(start, end, true));
}

const read = ({ content }: Slice) => toBody({ type: 'doc', content: content.toJSON() as DocNode[] });

describe('a copy', () => {
  test('of some cells is lines, which join the line that they are pasted into', () => {
    const slice = copied([table], 'one', 'four');
    expect(read(slice)).toEqual([line('one'), line('two'), line('three'), line('four')]);
    expect([slice.openStart, slice.openEnd]).toEqual([1, 1]);
  });

  test('of a whole table is a table', () => {
    const slice = copied([table], 'A', 'four');
    expect(read(slice)).toEqual([table]);
    expect([slice.openStart, slice.openEnd]).toEqual([0, 0]);
  });

  test('from the middle of one block to the middle of another keeps what is between', () => {
    const between: Block = { type: 'button', label: 'Go', link: '/About' };
    const question: Block = { type: 'question', question: 'Why', answer: said('So') };
    const list: Block = { type: 'list', ordered: false, items: [said('a'), said('b')] };
    const slice = copied([question, between, list], 'So', 'a');
    expect(read(slice)).toEqual([line('So'), between, { ...list, items: [said('a')] }]);
    expect([slice.openStart, slice.openEnd]).toEqual([1, 2]);
  });

  test('of words in one part is those words', () => {
    expect(read(copied([table], 'two', 'two'))).toEqual([line('two')]);
  });
});
