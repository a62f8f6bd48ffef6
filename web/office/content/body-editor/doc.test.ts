import { getSchema } from '@tiptap/core';
import { describe, expect, test } from 'vitest';
import { block, type Block } from '#contract/domain/blocks.ts';
import { BLOCKS } from '../../../testing/blocks.ts';
import { type DocNode, toBody, toDoc } from './doc.ts';
import { EXTENSIONS } from './extensions.ts';

const schema = getSchema(EXTENSIONS);

/** Through the editor's own document and back, as if somebody had opened and saved it. */
function opened(body: Block[]): Block[] {
  const doc = schema.nodeFromJSON(toDoc(body));
  doc.check();
  return toBody(doc.toJSON() as DocNode);
}

describe('a body', () => {
  test.each(Object.values(BLOCKS))('keeps its $type', (one) => {
    expect(opened([one])).toEqual([one]);
    expect(block.safeParse(one).success).toBe(true);
  });

  test('keeps the order of its blocks, and two lists apart', () => {
    const list: Block = { type: 'list', ordered: false, items: [[{ text: 'a' }]] };
    expect(opened([BLOCKS.note, list, list, BLOCKS.heading])).toEqual([BLOCKS.note, list, list, BLOCKS.heading]);
  });

  test('without blocks is a free line, which says nothing', () => {
    expect(toDoc([])).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] });
    expect(opened([])).toEqual([]);
  });

  test('keeps parts without words', () => {
    const bare: Block[] = [
      { type: 'quote', runs: [{ text: 'Said' }], source: '' },
      { type: 'table', head: ['A'], rows: [[[{ text: '' }]]] },
    ];
    expect(opened(bare)).toEqual(bare);
  });

  test('keeps what breaks a limit, for its writer to put right', () => {
    const broken: Block[] = [
      { type: 'heading', level: 2, text: 'x'.repeat(201) },
      { type: 'button', label: '', link: 'javascript:alert(1)' },
      { type: 'material', code: 'V1', caption: '' },
    ];
    expect(opened(broken)).toEqual(broken);
  });

  test('has long words in runs of 5,000 characters, none of them torn', () => {
    const text = `${'a'.repeat(4999)}😀${'b'.repeat(5000)}`;
    const saved = opened([{ type: 'text', runs: [{ text: text.slice(0, 4000) }, { text: text.slice(4000) }] }]);
    expect(saved).toEqual([
      {
        type: 'text',
        runs: [{ text: 'a'.repeat(4999) }, { text: `😀${'b'.repeat(4998)}` }, { text: 'bb' }],
      },
    ]);
  });

  test('joins neighbours of one look', () => {
    const parts = [{ text: 'one ' }, { text: 'two ' }, { text: '' }, { text: 'three', bold: true as const }];
    expect(opened([{ type: 'text', runs: parts }])).toEqual([
      { type: 'text', runs: [{ text: 'one two ' }, { text: 'three', bold: true }] },
    ]);
  });
});

describe('a document', () => {
  const inDoc = (...content: DocNode[]): DocNode => ({ type: 'doc', content });

  test.each<[string, DocNode]>([
    ['a block that there is not', { type: 'iframe', attrs: { src: 'https://example.com' } }],
    ['a name that every object has', { type: 'toString' }],
    ['a part at the top', { type: 'words' }],
    ['a block in a block', { type: 'list', content: [{ type: 'paragraph' }] }],
    ['a picture in a line', { type: 'paragraph', content: [{ type: 'image' }] }],
    ['a quote without its parts', { type: 'quote', content: [] }],
    ['an unknown look', { type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'underline' }] }] }],
  ])('with %s is refused', (_name, node) => {
    expect(() => toBody(inDoc(node))).toThrow();
  });
});
