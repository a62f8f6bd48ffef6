import { type Kysely, sql } from 'kysely';
import { type Database, runLong } from '#server/platform/database/database.ts';
import type { DB } from '#server/platform/database/rows.ts';
import { MEDIA_KINDS, type MediaKind } from '#contract/domain/media.ts';
import { themes } from './lexicon.ts';
import { type MaterialRow, SHOPS } from './rows.ts';

/** All synthetic materials belong to accounts with such addresses, by which they are recognised and removed. */
const emailOf = (shop: number) => `shop-${shop}@synthetic.invalid`;
const EMAILS = '%@synthetic.invalid';
/** A condition on materials. */
export const isSynthetic = sql<boolean>`owner_id in (select id from users where email like ${EMAILS})`;
const CATEGORY = 'synthetic-';

/** Look of a synthetic material, by the names of its columns. */
export interface LookRow {
  materialId: number;
  /** As text, because a number would lose the last bits. */
  hash: string;
  colours: string[];
  layout: number[] | null;
}

/** Ids that the database gave to shops and categories. */
export interface Places {
  shops: { owner: number; shop: number }[];
  categories: Record<MediaKind, number[]>;
}

export async function countSynthetic(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from materials where ${isSynthetic}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

export async function preparePlaces(db: Kysely<DB>): Promise<Places> {
  return await db.transaction().execute(async (tx) => {
    const shops: Places['shops'] = [];
    for (let number = 1; number <= SHOPS; number++) shops.push(await openShop(tx, number));
    const categories: Places['categories'] = { video: [], photo: [], music: [], effect: [] };
    for (const kind of MEDIA_KINDS)
      for (const [position, theme] of themes.entries())
        categories[kind].push(await addCategory(tx, kind, theme, position));
    return { shops, categories };
  });
}

/** Opens a shop whose account has no password and is disabled. */
async function openShop(db: Database, number: number): Promise<Places['shops'][number]> {
  const { id: owner } = await db
    .insertInto('users')
    .values({ email: emailOf(number), nickname: `Synthetic ${number}`, gid: 2, disabledAt: sql`clock_now()` })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: shop } = await db
    .insertInto('shops')
    .values({ ownerId: owner, nameZh: `合成图库 ${number}`, nameEn: `Synthetic ${number}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { owner, shop };
}

/** A category that has the name already, as the demo's may, serves as well; `clear` leaves it. */
async function addCategory(
  db: Database,
  kind: MediaKind,
  theme: (typeof themes)[number],
  position: number,
): Promise<number> {
  const there = await sql<{ id: number }>`
    select id from categories
    where kind = ${kind} and (name_zh = ${theme.zh} or lower(name_en) = lower(${theme.en}))`.execute(db);
  if (there.rows[0]) return there.rows[0].id;
  const { id } = await db
    .insertInto('categories')
    .values({ kind, slug: CATEGORY + theme.slug, nameZh: theme.zh, nameEn: theme.en, position: 1000 + position })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Puts rows on sale in one statement. */
export async function insertRows(db: Database, places: Places, rows: readonly MaterialRow[]): Promise<void> {
  const placed = rows.map(({ shop, category, ...row }) => ({
    ...row,
    ownerId: places.shops[shop]!.owner,
    shopId: places.shops[shop]!.shop,
    categoryId: places.categories[row.kind][category],
  }));
  await sql`
    insert into materials (kind, owner_id, shop_id, state, source, price_class, category_id, owner_title, title_zh, title_en,
      description_zh, description_en, keywords_zh, keywords_en, place_zh, place_en, taken_on, editorial, people, composer, artist,
      file_name, size_bytes, codec, width, height, size_class, bit_depth, hdr, duration_ms, frame_rate, bitrate, has_audio,
      loudness, created_at, updated_at, published_at)
    select kind, "ownerId", "shopId", 'online', source, "priceClass", "categoryId", "titleZh", "titleZh", "titleEn",
      "descriptionZh", "descriptionEn", "keywordsZh", "keywordsEn", "placeZh", "placeEn", "takenOn", editorial, people, composer, artist,
      "fileName", "sizeBytes", codec, width, height, "sizeClass", "bitDepth", hdr, "durationMs", "frameRate", bitrate, "hasAudio",
      loudness, "createdAt", "createdAt", "createdAt"
    from json_to_recordset(${JSON.stringify(placed)}::json) as row (kind text, "ownerId" bigint, "shopId" bigint, source text,
      "priceClass" text, "categoryId" bigint, "titleZh" text, "titleEn" text, "descriptionZh" text, "descriptionEn" text,
      "keywordsZh" text[], "keywordsEn" text[], "placeZh" text, "placeEn" text, "takenOn" date, editorial boolean, people boolean, composer text,
      artist text, "fileName" text, "sizeBytes" bigint, codec text, width int, height int, "sizeClass" text, "bitDepth" int,
      hdr boolean, "durationMs" int, "frameRate" real, bitrate bigint, "hasAudio" boolean, loudness real, "createdAt" timestamptz)
  `.execute(db);
}

/** Materials after `last`, in order, with whether each is synthetic. */
export async function readMaterials(
  db: Database,
  last: number,
  limit: number,
): Promise<{ id: number; kind: MediaKind; synthetic: boolean }[]> {
  const { rows } = await sql<{ id: number; kind: MediaKind; synthetic: boolean }>`
    select id, kind, ${isSynthetic} as synthetic
    from materials where id > ${last} order by id limit ${limit}`.execute(db);
  return rows;
}

export async function saveLooks(db: Database, rows: readonly LookRow[]): Promise<void> {
  await sql`
    insert into material_looks (material_id, hash, colours, layout)
    select "materialId", hash, colours, layout from json_to_recordset(${JSON.stringify(rows)}::json)
      as row ("materialId" bigint, hash bigint, colours text[], layout smallint[])
  `.execute(db);
}

/**
 * Adds half a year of activity. A few materials are opened all the time and most hardly ever; some openings lead to a
 * sample, a bookmark or a sale.
 */
export async function addInterest(db: Database): Promise<void> {
  await runLong(
    db,
    sql`
    insert into material_days (material_id, day, opens, samples, bookmarks, carts, sales)
    select id, current_date - age, opens, opens / 9, opens / 14, opens / 40, opens / 90
    from (
      select id, ((hashint8extended(id, 1) & 65535) * 180 / 65536)::int as age,
        least(50000, (1.0 / (((hashint8extended(id, 2) & 1048575) + 1) / 1048576.0)))::int as opens
      from materials where ${isSynthetic}
    ) seen where opens > 1`,
    600,
  );
}

const AT_ONCE = 5000;

/** Removes everything synthetic and nothing else; `told` gets the number removed. */
export async function clear(db: Kysely<DB>, told: (gone: number) => void = () => {}): Promise<number> {
  const owners = (await db.selectFrom('users').select('id').where('email', 'like', EMAILS).execute()).map(
    ({ id }) => id,
  );
  if (owners.length === 0) return 0;
  const { first, last } = await span(db, owners);
  let gone = 0;
  // By ranges of ids, so that the dead rows of one statement do not slow the next.
  for (let from = first; from <= last; from += AT_ONCE) {
    const range = db
      .deleteFrom('materials')
      .where('id', '>=', from)
      .where('id', '<', from + AT_ONCE);
    const { numDeletedRows } = await range.where('ownerId', 'in', owners).executeTakeFirstOrThrow();
    told((gone += Number(numDeletedRows)));
  }
  await db.deleteFrom('categories').where('slug', 'like', `${CATEGORY}%`).execute();
  await db.deleteFrom('shops').where('ownerId', 'in', owners).execute();
  await db.deleteFrom('users').where('id', 'in', owners).execute();
  return gone;
}

async function span(db: Database, owners: number[]): Promise<{ first: number; last: number }> {
  const found = await db
    .selectFrom('materials')
    .select(({ fn }) => [fn.min('id').as('first'), fn.max('id').as('last')])
    .where('ownerId', 'in', owners)
    .executeTakeFirst();
  return { first: Number(found?.first ?? 0), last: Number(found?.last ?? -1) };
}
