import { Fragment, type Node, type ResolvedPos, type Schema } from '@tiptap/pm/model';
import { type Command, TextSelection } from '@tiptap/pm/state';
import { blockAround, blocksAround } from './commands.ts';
import type { Kind } from './kinds.ts';

/** Blocks of words alone, which can be turned into each other. */
export type Flowing = Extract<Kind, 'heading2' | 'heading3' | 'bullets' | 'numbers' | 'quote' | 'note'> | 'paragraph';

const TURNED = new Set(['paragraph', 'heading', 'list', 'quote', 'note']);

/** Which of the flowing kinds a block is. */
export function kindOf(node: Node): Flowing | undefined {
  const name = node.type.name;
  if (name === 'heading') return node.attrs['level'] === 3 ? 'heading3' : 'heading2';
  if (name === 'list') return node.attrs['ordered'] ? 'numbers' : 'bullets';
  return name === 'paragraph' || name === 'quote' || name === 'note' ? name : undefined;
}

/** Makes the selected blocks ones of another kind, and keeps their words. */
export function turnInto(kind: Flowing): Command {
  return (state, dispatch) => {
    // In a chain of changes, what follows sees those before only once the transaction has been asked for.
    const { tr } = state;
    const around = blocksAround(state);
    if (!around) return false;
    const contents: Fragment[] = [];
    const places: number[] = [];
    let able = true;
    state.doc.nodesBetween(around.from, around.to, (node, pos, parent) => {
      if (parent === state.doc && !TURNED.has(node.type.name)) able = false;
      if (!node.isTextblock || (node.type.name === 'line' && node.childCount === 0)) return able;
      contents.push(node.content);
      places.push(pos);
      return false;
    });
    if (!able || !dispatch) return able;
    const { $from, $to } = state.selection;
    const nodes = made(state.schema, kind, contents);
    tr.replaceWith(around.from, around.to, nodes);
    const end = nodes.reduce((sum, node) => sum + node.nodeSize, around.from);
    const starts: number[] = [];
    tr.doc.nodesBetween(around.from, end, (node, pos) => {
      if (node.isTextblock && node.type.name !== 'line') starts.push(pos + 1);
    });
    const at = ($pos: ResolvedPos) => {
      const place = $pos.depth > 0 ? places.indexOf($pos.before()) : -1;
      return place < 0 ? starts[0]! : (starts[place] ?? starts[0]!) + $pos.parentOffset;
    };
    const [anchor, head] = [$from, $to].map(($pos) => tr.doc.resolve(at($pos)));
    dispatch(tr.setSelection(TextSelection.between(anchor!, head!)).scrollIntoView());
    return true;
  };
}

function made(schema: Schema, kind: Flowing, contents: Fragment[]): Node[] {
  const { paragraph, heading, list, item, quote, words, line, note } = schema.nodes as Record<string, Node['type']>;
  switch (kind) {
    case 'paragraph':
      return contents.map((content) => paragraph!.create(null, content));
    case 'heading2':
    case 'heading3':
      return contents.map((content) => heading!.create({ level: kind === 'heading2' ? 2 : 3 }, unmarked(content)));
    case 'bullets':
    case 'numbers': {
      const items = contents.map((content) => item!.create(null, content));
      return [list!.create({ ordered: kind === 'numbers' }, items)];
    }
    case 'quote':
      return contents.map((content) => quote!.create(null, [words!.create(null, content), line!.create()]));
    case 'note':
      return contents.map((content) => note!.create(null, content));
  }
}

function unmarked(content: Fragment): Fragment {
  const pieces: Node[] = [];
  content.forEach((piece) => pieces.push(piece.mark([])));
  return Fragment.from(pieces);
}

/** Turns blocks into a kind, or back into lines where they are of that kind already. */
export function toggled(kind: Flowing): Command {
  return (state, dispatch) => {
    const here = blockAround(state);
    return turnInto(here && kindOf(here.node) === kind ? 'paragraph' : kind)(state, dispatch);
  };
}
