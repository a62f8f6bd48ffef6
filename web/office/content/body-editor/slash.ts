import type { EditorState } from '@tiptap/pm/state';

/** Takes a key before the text does; says whether it did. */
export type TakeKey = (event: KeyboardEvent) => boolean;

/** What stands after the sign on a line of its own; Chinese keyboards give 、 for the same key. */
const BEGUN = /^[/、]([^\s/、]*)$/;

export const isBegun = (text: string) => BEGUN.test(text);

/** What somebody has typed after the sign, and where the line is. */
export function begunIn({ selection: { $from, empty } }: EditorState) {
  if (!empty || $from.depth !== 1 || $from.parent.type.name !== 'paragraph') return undefined;
  if ($from.parentOffset !== $from.parent.content.size) return undefined;
  const typed = BEGUN.exec($from.parent.textContent)?.[1];
  return typed === undefined ? undefined : { typed, pos: $from.before() };
}
