import type { OwnerEdit } from '#contract/calls/material-editor.ts';
import type { Saver } from '../../../lib/saver.ts';

/** Saves what is typed about one material. */
export type OwnerSaver = Saver<OwnerEdit, string>;

/** The description of a work without any. */
export const NOTHING_SAID: OwnerEdit = {
  titleZh: '',
  titleEn: '',
  descriptionZh: '',
  descriptionEn: '',
  keywordsZh: [],
  keywordsEn: [],
  placeZh: '',
  placeEn: '',
  takenOn: null,
  categoryId: null,
  groupId: null,
  people: null,
  editorial: false,
};
