import type { Block, BlockType, Body, Run } from '#contract/domain/blocks.ts';

/** A node of the editor's document as plain data. */
export interface DocNode {
  type: string;
  attrs?: Record<string, unknown>;
  content?: DocNode[];
  marks?: { type: string; attrs?: Record<string, unknown> }[];
  text?: string;
}

type Of<Type extends BlockType> = Extract<Block, { type: Type }>;

/** Blocks whose node has all their fields as attributes, and no words of the document inside. */
const FIELDS = ['picture', 'gallery', 'material', 'materials', 'figures', 'button', 'contest'] as const;
export type FieldsType = (typeof FIELDS)[number];
const isFields = (type: string): type is FieldsType => (FIELDS as readonly string[]).includes(type);

/** A run has no more characters than this. */
const RUN_CHARACTERS = 5000;

/** The editor's document of a body. */
export function toDoc(body: Body): DocNode {
  const blocks = body.map(nodeOf);
  return { type: 'doc', content: blocks.length === 0 ? [node('paragraph')] : blocks };
}

/**
 * The body that a document says. Lines without words are left out; everything else is kept, also what breaks a limit,
 * so that whoever wrote it can put it right.
 */
export function toBody(doc: DocNode): Body {
  return (doc.content ?? []).flatMap((child) => blockOf(child) ?? []);
}

/** Whether two bodies say the same; blocks that have not been touched are the same objects. */
export function isSame(one: Body, other: Body): boolean {
  const said = (block: Block) => JSON.stringify(nodeOf(block));
  return (
    one.length === other.length &&
    one.every((block, place) => block === other[place] || said(block) === said(other[place]!))
  );
}

const DRAW: { [Type in Exclude<BlockType, FieldsType>]: (block: Of<Type>) => DocNode } = {
  text: ({ runs }) => node('paragraph', textOf(runs)),
  heading: ({ level, text }) => node('heading', plain(text), { level }),
  list: ({ ordered, items }) =>
    node(
      'list',
      items.map((runs) => node('item', textOf(runs))),
      { ordered },
    ),
  quote: ({ runs, source }) => node('quote', [words(runs), line(source)]),
  note: ({ warning, runs }) => node('note', textOf(runs), { warning }),
  question: ({ question, answer }) => node('question', [line(question), words(answer)]),
  steps: ({ items }) =>
    node(
      'steps',
      items.map(({ title, runs }) => node('step', [line(title), words(runs)])),
    ),
  table: ({ head, rows }) => {
    const headRow = head.map((text) => node('headCell', [line(text)]));
    const row = (cells: Run[][]) =>
      node(
        'row',
        cells.map((runs) => node('cell', [words(runs)])),
      );
    return node('table', [node('headRow', headRow), ...rows.map(row)]);
  },
};

function nodeOf(block: Block): DocNode {
  const { type, ...fields } = block;
  if (isFields(type)) return { type, attrs: fields };
  return (DRAW[type] as (block: Block) => DocNode)(block);
}

const READ: Record<string, (node: DocNode) => Block | undefined> = {
  paragraph: (paragraph) => (textIn(paragraph) === '' ? undefined : { type: 'text', runs: runsIn(paragraph) }),
  heading: (heading) => ({ type: 'heading', level: heading.attrs?.['level'] === 3 ? 3 : 2, text: textIn(heading) }),
  list: (list) => ({
    type: 'list',
    ordered: list.attrs?.['ordered'] === true,
    items: partsOf(list, 'item').map(runsIn),
  }),
  quote: (quote) => ({ type: 'quote', runs: runsIn(part(quote, 'words')), source: textIn(part(quote, 'line')) }),
  note: (note) => ({ type: 'note', warning: note.attrs?.['warning'] === true, runs: runsIn(note) }),
  question: (question) => ({
    type: 'question',
    question: textIn(part(question, 'line')),
    answer: runsIn(part(question, 'words')),
  }),
  steps: (steps) => ({
    type: 'steps',
    items: partsOf(steps, 'step').map((step) => ({
      title: textIn(part(step, 'line')),
      runs: runsIn(part(step, 'words')),
    })),
  }),
  table: (table) => ({
    type: 'table',
    head: partsOf(part(table, 'headRow'), 'headCell').map((cell) => textIn(part(cell, 'line'))),
    rows: partsOf({ type: 'table', content: (table.content ?? []).slice(1) }, 'row').map((row) =>
      partsOf(row, 'cell').map((cell) => runsIn(part(cell, 'words'))),
    ),
  }),
};

/** Whether a block waits for its pictures. */
function isBare(block: Block): boolean {
  return (
    (block.type === 'picture' && block.picture.key === '') || (block.type === 'gallery' && block.pictures.length === 0)
  );
}

/** The block that a node at the top level says; none for a line without words, or for a picture without a file. */
export function blockOf(one: DocNode): Block | undefined {
  if (isFields(one.type)) {
    const block = { type: one.type, ...one.attrs } as Block;
    return isBare(block) ? undefined : block;
  }
  const read = Object.hasOwn(READ, one.type) ? READ[one.type] : undefined;
  if (!read) throw new Error(`no block has the node “${one.type}”`);
  return read(one);
}

function node(type: string, content: DocNode[] = [], attrs?: Record<string, unknown>): DocNode {
  return { type, ...(attrs && { attrs }), ...(content.length > 0 && { content }) };
}

const words = (runs: readonly Run[]) => node('words', textOf(runs));
const line = (text: string) => node('line', plain(text));
const plain = (text: string): DocNode[] => (text === '' ? [] : [{ type: 'text', text }]);

function textOf(runs: readonly Run[]): DocNode[] {
  return runs
    .filter(({ text }) => text !== '')
    .map(({ text, bold, italic, link }) => {
      const marks = [
        ...(link === undefined ? [] : [{ type: 'link', attrs: { href: link } }]),
        ...(bold ? [{ type: 'bold' }] : []),
        ...(italic ? [{ type: 'italic' }] : []),
      ];
      return { type: 'text', text, ...(marks.length > 0 && { marks }) };
    });
}

/** All parts of a node; a part of another type is refused. */
function partsOf(whole: DocNode, type: string): DocNode[] {
  const parts = whole.content ?? [];
  const odd = parts.find((one) => one.type !== type);
  if (odd) throw new Error(`“${odd.type}” is no part of “${whole.type}”`);
  return parts;
}

function part(whole: DocNode, type: string): DocNode {
  const found = whole.content?.find((one) => one.type === type);
  if (!found) throw new Error(`“${whole.type}” has no “${type}”`);
  return found;
}

const textIn = (whole: DocNode) =>
  partsOf(whole, 'text')
    .map(({ text }) => text ?? '')
    .join('');

function runsIn(whole: DocNode): Run[] {
  const runs = partsOf(whole, 'text').flatMap(({ text = '', marks = [] }) => {
    const look = Object.assign({}, ...marks.map(lookOf)) as Omit<Run, 'text'>;
    return cut(text).map((piece) => ({ text: piece, ...look }));
  });
  return runs.length === 0 ? [{ text: '' }] : runs;
}

function lookOf({ type, attrs }: { type: string; attrs?: Record<string, unknown> }): Omit<Run, 'text'> {
  if (type === 'bold') return { bold: true };
  if (type === 'italic') return { italic: true };
  if (type === 'link') return { link: String(attrs?.['href']) };
  throw new Error(`no run has the mark “${type}”`);
}

/** Pieces of a text that fit into a run each, without parting a pair of surrogates. */
function cut(text: string): string[] {
  if (text.length <= RUN_CHARACTERS) return [text];
  const end = /[\uD800-\uDBFF]/.test(text[RUN_CHARACTERS - 1]!) ? RUN_CHARACTERS - 1 : RUN_CHARACTERS;
  return [text.slice(0, end), ...cut(text.slice(end))];
}
