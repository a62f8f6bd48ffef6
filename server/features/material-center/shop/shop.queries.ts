import { sql } from 'kysely';
import type { ShopPicture } from '#contract/domain/material-center.ts';
import type { Database } from '../../../platform/database/database.ts';

export interface ShopTexts {
  nameZh: string;
  nameEn: string;
  bioZh: string;
  bioEn: string;
}

export interface ShopRow extends ShopTexts {
  id: number;
  version: number;
  banner: string | null;
  avatar: string | null;
}

const COLUMNS = sql`
  id, version, name_zh, name_en, bio_zh, bio_en, banner_key as banner, avatar_key as avatar`;

export async function findOwnShop(db: Database, ownerId: number): Promise<ShopRow | undefined> {
  const { rows } = await sql<ShopRow>`select ${COLUMNS} from shops where owner_id = ${ownerId}`.execute(db);
  return rows[0];
}

export async function lockOwnShop(db: Database, ownerId: number): Promise<ShopRow | undefined> {
  const { rows } = await sql<ShopRow>`select ${COLUMNS} from shops where owner_id = ${ownerId} for update`.execute(db);
  return rows[0];
}

/** Adds a shop and returns its id; undefined when the owner has just opened one. */
export async function insertShop(db: Database, ownerId: number, texts: ShopTexts): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into shops (owner_id, name_zh, name_en, bio_zh, bio_en)
    values (${ownerId}, ${texts.nameZh}, ${texts.nameEn}, ${texts.bioZh}, ${texts.bioEn})
    on conflict (owner_id) do nothing returning id`.execute(db);
  return rows[0]?.id;
}

export async function updateShop(db: Database, id: number, texts: ShopTexts): Promise<void> {
  await sql`
    update shops set name_zh = ${texts.nameZh}, name_en = ${texts.nameEn}, bio_zh = ${texts.bioZh},
      bio_en = ${texts.bioEn}, version = version + 1
    where id = ${id}`.execute(db);
}

const PICTURE_COLUMNS = { banner: sql.ref('banner_key'), avatar: sql.ref('avatar_key') };

export async function setPicture(db: Database, id: number, picture: ShopPicture, key: string | null): Promise<void> {
  await sql`update shops set ${PICTURE_COLUMNS[picture]} = ${key} where id = ${id}`.execute(db);
}
