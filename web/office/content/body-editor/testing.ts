import { getSchema } from '@tiptap/core';
import { type Command, EditorState, TextSelection } from '@tiptap/pm/state';
import { expect } from 'vitest';
import type { Block, Body } from '#contract/domain/blocks.ts';
import { toDoc } from './doc.ts';
import { EXTENSIONS } from './extensions.ts';
import { readDoc } from './read-doc.ts';

const schema = getSchema(EXTENSIONS);
export const line = (text: string): Block => ({ type: 'text', runs: [{ text }] });
export const said = (text: string) => [{ text }];

/** An editor with the cursor after the first place of a text; two different texts are selected with what is between. */
export function at(body: Body, from: string, to = from): EditorState {
  const doc = schema.nodeFromJSON(toDoc(body));
  const find = (text: string) => {
    let found = -1;
    doc.descendants((node, pos) => {
      const inside = node.isText && found < 0 ? node.text!.indexOf(text) : -1;
      if (inside >= 0) found = pos + inside + text.length;
    });
    return found;
  };
  const anchor = find(from);
  const selection = TextSelection.create(doc, from === to ? anchor : anchor - from.length, find(to));
  return EditorState.create({ schema, doc, selection });
}

/** The cursor at the beginning of the part that it is in. */
export function toStart(state: EditorState): EditorState {
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, state.selection.$from.start())));
}

export function run(state: EditorState, ...commands: Command[]): EditorState {
  let now = state;
  for (const command of commands) {
    expect(command(now)).toBe(true);
    command(now, (tr) => {
      now = now.apply(tr);
      now.doc.check();
    });
  }
  return now;
}

export const typed =
  (text: string): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.insertText(text));
    return true;
  };

export const bodyOf = (state: EditorState) => readDoc(state.doc);
