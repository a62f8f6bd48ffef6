import type { Node } from '@tiptap/pm/model';
import type { Block, Body } from '#contract/domain/blocks.ts';
import { type BlockProblem, problemsOf } from './block-problems.ts';
import { blockOf, type DocNode } from './doc.ts';

interface Reading {
  block: Block | undefined;
  problems: BlockProblem[];
  /** How much it adds to the body as it is sent. */
  size: number;
}

/** Nodes never change, so each is read once; while one types, all blocks but one are known already. */
const known = new WeakMap<Node, Reading>();

export function readNode(node: Node): Reading {
  const found = known.get(node);
  if (found) return found;
  const block = blockOf(node.toJSON() as DocNode);
  const reading = { block, problems: block ? problemsOf(block) : [], size: JSON.stringify(block ?? '').length };
  known.set(node, reading);
  return reading;
}

/** The body that a document says. */
export function readDoc(doc: Node): Body {
  return doc.children.flatMap((node) => readNode(node).block ?? []);
}
