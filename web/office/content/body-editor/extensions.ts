import type { Extensions } from '@tiptap/core';
import { Dropcursor, Gapcursor, TrailingNode, UndoRedo } from '@tiptap/extensions';
import { ArrivingPictures } from './arriving-pictures.ts';
import { FIELDS } from './fields-nodes.tsx';
import { Hints } from './hints.ts';
import { Keys } from './keys.ts';
import { Paste } from './paste/paste.ts';
import { WORDS } from './schema.ts';
import classes from './surface.module.css';
import { TABLE } from './table.ts';

/** Everything that the editor knows; of several that may act, the last one is asked first. */
export const EXTENSIONS: Extensions = [
  ...WORDS,
  ...FIELDS,
  ...TABLE,
  Paste,
  ArrivingPictures,
  Hints,
  UndoRedo,
  Gapcursor,
  Dropcursor.configure({ color: false, width: 2, class: classes['drop'] }),
  TrailingNode,
  Keys,
];
