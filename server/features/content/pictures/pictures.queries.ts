import { sql } from 'kysely';
import type { PictureShape, PictureUse } from '#contract/domain/pictures.ts';
import { containing, type Database } from '../../../platform/database/database.ts';
import { type Page, readPage } from '../../../platform/database/page.ts';

export interface PictureRow {
  id: number;
  version: number;
  key: string;
  widths: number[];
  width: number;
  height: number;
  colour: string;
  focusX: number;
  focusY: number;
  name: string;
  altZh: string;
  altEn: string;
  sizeBytes: number;
  originalKey: string;
  addedAt: Date;
  addedBy: string | null;
}

const PICTURE = sql`
  p.id, p.version, p.key, p.widths, p.width, p.height, p.colour, p.focus_x, p.focus_y, p.name, p.alt_zh, p.alt_en,
  p.size_bytes, p.original_key, p.added_at, u.nickname as added_by`;
const PICTURES = sql`content_pictures p left join user_facts u on u.id = p.added_by`;

export async function picturesByKey(db: Database, keys: readonly string[]): Promise<PictureRow[]> {
  const { rows } = await sql<PictureRow>`
    select ${PICTURE} from ${PICTURES} where p.key = any(${keys}::text[])`.execute(db);
  return rows;
}

export async function findPicture(db: Database, id: number): Promise<PictureRow | undefined> {
  const { rows } = await sql<PictureRow>`select ${PICTURE} from ${PICTURES} where p.id = ${id}`.execute(db);
  return rows[0];
}

export async function lockPicture(db: Database, id: number): Promise<PictureRow | undefined> {
  const { rows } = await sql<PictureRow>`
    select ${PICTURE} from ${PICTURES} where p.id = ${id} for update of p`.execute(db);
  return rows[0];
}

/** How many of these there are; none of them can be deleted until the transaction ends. */
export async function holdPictures(db: Database, keys: readonly string[]): Promise<number> {
  const { rows } = await sql`
    select key from content_pictures where key = any(${keys}::text[]) order by id for key share`.execute(db);
  return rows.length;
}

interface NewPicture extends Pick<
  PictureRow,
  'key' | 'widths' | 'width' | 'height' | 'colour' | 'name' | 'sizeBytes' | 'originalKey'
> {
  sha256: string;
  addedBy: number | null;
}

/** Adds a picture, or finds the one that was made of the same file. */
export async function insertPicture(db: Database, picture: NewPicture): Promise<{ id: number; isNew: boolean }> {
  const { rows } = await sql<{ id: number; isNew: boolean }>`
    insert into content_pictures (key, widths, width, height, colour, name, size_bytes, original_key, sha256, added_by)
    values (${picture.key}, ${picture.widths}::int[], ${picture.width}, ${picture.height}, ${picture.colour},
      ${picture.name}, ${picture.sizeBytes}, ${picture.originalKey}, ${picture.sha256}, ${picture.addedBy})
    on conflict (sha256) do update set sha256 = excluded.sha256
    returning id, key = ${picture.key} as is_new`.execute(db);
  return rows[0]!;
}

interface Described {
  name: string;
  altZh: string;
  altEn: string;
  focus: { x: number; y: number };
}

export async function updatePicture(db: Database, id: number, { name, altZh, altEn, focus }: Described): Promise<void> {
  await sql`
    update content_pictures
    set name = ${name}, alt_zh = ${altZh}, alt_en = ${altEn}, focus_x = ${focus.x}, focus_y = ${focus.y},
      version = version + 1
    where id = ${id}`.execute(db);
}

export async function deletePicture(db: Database, id: number): Promise<void> {
  await sql`delete from content_pictures where id = ${id}`.execute(db);
}

const USED = sql`(
  exists (select from content_picture_uses s where s.picture_id = p.id)
  or p.key in (select key from topic_picture_facts))`;
const PUBLISHED = sql`(
  exists (
    select from content_picture_uses s join content_entries e on e.id = s.entry_id
    where s.picture_id = p.id and e.published_revision = s.revision_id and e.state = 'published')
  or p.key in (select key from topic_picture_facts where published))`;

const IN_USE: Record<PictureUse, ReturnType<typeof sql>> = {
  published: PUBLISHED,
  other: sql`${USED} and not ${PUBLISHED}`,
  none: sql`not ${USED}`,
};

const OF_SHAPE: Record<PictureShape, ReturnType<typeof sql>> = {
  wide: sql`p.width * 10 > p.height * 11`,
  high: sql`p.height * 10 > p.width * 11`,
  square: sql`p.width * 10 <= p.height * 11 and p.height * 10 <= p.width * 11`,
};

export interface Filter extends Page {
  keyword: string;
  shape?: PictureShape | undefined;
  use?: PictureUse | undefined;
}

const WORDS = sql`picture_words(p.name, p.alt_zh, p.alt_en)`;

export async function listPictures(db: Database, filter: Filter) {
  const keyword = filter.keyword.toLowerCase();
  const conditions = [
    filter.use && IN_USE[filter.use],
    filter.shape && OF_SHAPE[filter.shape],
    keyword !== '' && sql`letter_pairs(${WORDS}) @> letter_pairs(${keyword}) and ${WORDS} like ${containing(keyword)}`,
  ].filter((condition) => typeof condition === 'object');
  const where = conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
  const use = sql`case when ${PUBLISHED} then 'published' when ${USED} then 'other' else 'none' end as use`;
  return await readPage<PictureRow & { use: PictureUse }>(
    db,
    { columns: sql`${PICTURE}, ${use}`, from: sql`from ${PICTURES} ${where}`, order: sql`p.id desc` },
    filter,
  );
}
