import type { ContentPicture } from '#contract/calls/content-pictures.ts';
import type { Context } from '../../../context.ts';
import { addressesOf } from '../../../platform/objects/picture-files.ts';
import type { PictureRow } from './pictures.queries.ts';

/** A picture as editors see it in the library. */
export function presentPicture({ objects }: Pick<Context, 'objects'>, row: PictureRow): ContentPicture {
  const { id, version, key, name, altZh, altEn, width, height, sizeBytes, colour, addedBy } = row;
  const { small, url } = addressesOf(objects, row);
  const focus = { x: row.focusX, y: row.focusY };
  const facts = { focus, width, height, sizeBytes, colour, small, url };
  return { id, version, key, name, altZh, altEn, ...facts, addedAt: row.addedAt.toISOString(), addedBy };
}
