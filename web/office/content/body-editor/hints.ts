import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { t } from '../../../lib/translation.ts';
import { problemWords } from './problem-words.ts';
import { readNode } from './read-doc.ts';
import classes from './hints.module.css';

/** What stands in a part without words, by the part and its owner. */
function hintFor(node: Node, parent: Node | null): string | undefined {
  const hints: Record<string, string> = t(($) => $.office.bodyEditor.hints);
  const name = node.type.name;
  if (name === 'line') return hints[`${parent?.type.name}Line`];
  return hints[name === 'words' ? `${parent?.type.name}Words` : name];
}

/** Hints in parts without words, and below a block what is wrong with it. Blocks with forms say it at their fields. */
function decorations(doc: Node): DecorationSet {
  const found: Decoration[] = [];
  doc.descendants((node, pos, parent) => {
    if (node.isTextblock && node.childCount === 0) {
      const hint = hintFor(node, parent);
      const isOnly = node.type.name !== 'paragraph' || doc.childCount === 1;
      if (hint && isOnly) {
        found.push(Decoration.node(pos, pos + node.nodeSize, { class: classes['hinted']!, 'data-hint': hint }));
      }
    }
    if (parent === doc && !node.isAtom) found.push(...problemsBelow(node, pos));
    return !node.isTextblock;
  });
  return DecorationSet.create(doc, found);
}

function problemsBelow(node: Node, pos: number): Decoration[] {
  const words = readNode(node).problems.map(problemWords);
  if (words.length === 0) return [];
  const end = pos + node.nodeSize;
  const below = () => {
    const list = document.createElement('ul');
    list.className = classes['problems']!;
    list.append(...words.map((text) => Object.assign(document.createElement('li'), { textContent: text })));
    return list;
  };
  return [
    Decoration.node(pos, end, { 'aria-invalid': 'true' }),
    Decoration.widget(end, below, { side: -1, key: words.join('\n'), ignoreSelection: true }),
  ];
}

/** Says that the words of hints and problems have changed, though the text has not. */
export const REWORD = 'reword';

export const Hints = Extension.create({
  name: 'hints',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      state: {
        init: (_config, { doc }) => decorations(doc),
        apply: (tr, before) => (tr.docChanged || tr.getMeta(REWORD) ? decorations(tr.doc) : before),
      },
      props: {
        decorations(state) {
          return this.getState(state);
        },
      },
    }),
  ],
});
