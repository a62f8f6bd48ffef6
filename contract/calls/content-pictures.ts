import * as z from 'zod/mini';
import { id, instant, line, listOf, oneLine, paging, post } from '../call.ts';
import { pictureKey } from '../domain/blocks.ts';
import { CONTENT_TYPES, ENTRY_STATES } from '../domain/content.ts';
import { focus, PICTURE_SHAPES, PICTURE_TEXT, PICTURE_USES } from '../domain/pictures.ts';
import { CATALOGUE_EDITORS } from '../domain/roles.ts';
import { version } from './topics-desk.ts';
import { uploadToken } from './uploads.ts';

const fileName = line(1, 255);
const fileSize = z.int().check(z.gte(0), z.lte(2 ** 40));

/** A picture in the library. */
const picture = z.object({
  id,
  version,
  /** By which covers and blocks name it. */
  key: z.string(),
  name: z.string(),
  /** What it shows, for whoever puts it into an entry. */
  altZh: z.string(),
  altEn: z.string(),
  focus,
  width: z.int(),
  height: z.int(),
  sizeBytes: z.int(),
  colour: z.string(),
  /** Addresses: for a card, and for a page. */
  small: z.string(),
  url: z.string(),
  addedAt: instant,
  addedBy: z.nullable(z.string()),
});
export type ContentPicture = z.output<typeof picture>;

const listed = z.object({ ...picture.shape, use: z.enum(PICTURE_USES) });
export type ListedPicture = z.output<typeof listed>;

const use = z.object({
  id,
  type: z.enum(CONTENT_TYPES),
  slug: z.string(),
  state: z.enum(ENTRY_STATES),
  titleZh: z.string(),
  titleEn: z.string(),
  /** Whether the published revision shows it, and the draft; else only earlier revisions do. */
  inPublished: z.boolean(),
  inDraft: z.boolean(),
});
export type PictureUseRow = z.output<typeof use>;

const topicUse = z.object({
  id,
  titleZh: z.string(),
  titleEn: z.string(),
  /** Whether visitors see the topic now. */
  inPublished: z.boolean(),
});
export type TopicUseRow = z.output<typeof topicUse>;

const alt = oneLine(0, PICTURE_TEXT.alt);

export const contentPictureCalls = {
  token: post('/office/content/picture/token', {
    who: CATALOGUE_EDITORS,
    summary: 'Where to send a picture for what editors write',
    input: z.strictObject({ fileName, fileSize }),
    output: z.object({ token: uploadToken }),
  }),
  sent: post('/office/content/picture/sent', {
    who: CATALOGUE_EDITORS,
    summary: 'A picture has been sent: it is redrawn in several sizes and put into the library, once',
    input: z.strictObject({ fileName, filePath: line(1, 300), fileSize }),
    output: z.object({ picture }),
  }),
  list: post('/office/content/picture/list', {
    who: CATALOGUE_EDITORS,
    summary: 'Pictures in the library, the newest first',
    input: z.strictObject({
      /** In the name or in what it shows. */
      keyword: z._default(line(0, 60), ''),
      shape: z.optional(z.enum(PICTURE_SHAPES)),
      use: z.optional(z.enum(PICTURE_USES)),
      ...paging,
    }),
    output: listOf(listed),
  }),
  named: post('/office/content/picture/named', {
    who: CATALOGUE_EDITORS,
    summary: 'Pictures by their keys, as entries name them; those that are gone are left out',
    input: z.strictObject({ keys: z.array(pictureKey).check(z.maxLength(100)) }),
    output: z.object({ pictures: z.array(picture) }),
  }),
  uses: post('/office/content/picture/uses', {
    who: CATALOGUE_EDITORS,
    summary: 'Entries with a revision that shows a picture, and topics with it: those that are published with it first',
    input: z.strictObject({ id, ...paging }),
    output: z.object({ ...listOf(use).shape, topics: z.array(topicUse) }),
  }),
  save: post('/office/content/picture/save', {
    who: CATALOGUE_EDITORS,
    summary: 'Change a picture’s name, what it shows, and what stays in sight where it is cropped',
    input: z.strictObject({ id, version, name: oneLine(1, PICTURE_TEXT.name), altZh: alt, altEn: alt, focus }),
    output: z.object({ picture }),
  }),
  remove: post('/office/content/picture/remove', {
    who: CATALOGUE_EDITORS,
    summary: 'Delete a picture that no revision of any entry and no topic shows',
    input: z.strictObject({ id, version }),
    output: z.object({}),
  }),
};
