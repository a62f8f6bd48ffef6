import { sql } from 'kysely';
import type { MaterialState, PriceClass, Source } from '#contract/domain/material.ts';
import type { MediaKind, Rendition, SizeClass } from '#contract/domain/media.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Bucket } from '../../platform/objects/objects.ts';

/** Title, keywords and category of a material; files contain nothing about these. */
export interface Description {
  ownerTitle: string;
  titleZh: string;
  titleEn: string;
  descriptionZh: string;
  descriptionEn: string;
  keywordsZh: string[];
  keywordsEn: string[];
  placeZh: string;
  placeEn: string;
  /** A day, 2026-05-31. */
  takenOn: string | null;
  people: boolean | null;
  categoryId: number | null;
  groupId: number | null;
  versionOf: number | null;
  versionZh: string;
  versionEn: string;
  composer: string;
  artist: string;
  source: Source;
  priceClass: PriceClass;
}

export interface NewMaterial {
  kind: MediaKind;
  ownerId: number;
  shopId: number | null;
  fileName: string;
  sizeBytes: number;
  description?: Partial<Description>;
}

export async function insertMaterial(db: Database, material: NewMaterial): Promise<number> {
  const { id } = await db
    .insertInto('materials')
    .values({
      kind: material.kind,
      ownerId: material.ownerId,
      shopId: material.shopId,
      fileName: material.fileName,
      sizeBytes: material.sizeBytes,
      ...material.description,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateState(db: Database, id: number, from: MaterialState, to: MaterialState): Promise<boolean> {
  const changed = await db
    .updateTable('materials')
    .set({
      state: to,
      updatedAt: sql`clock_now()`,
      ...(to === 'online' ? { publishedAt: sql<Date>`coalesce(published_at, clock_now())` } : {}),
    })
    .where('id', '=', id)
    .where('state', '=', from)
    .returning('id')
    .execute();
  return changed.length === 1;
}

/** The versions of a piece that are in this state. */
export async function versionsIn(db: Database, pieceId: number, state: MaterialState): Promise<number[]> {
  const rows = await db
    .selectFrom('materials')
    .select('id')
    .where('versionOf', '=', pieceId)
    .where('state', '=', state)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function readMaterial(db: Database, id: number) {
  const row = await db
    .selectFrom('materials')
    .select(['id', 'kind', 'state', 'ownerId', 'sizeBytes', 'fileName'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...row, kind: row.kind as MediaKind, state: row.state as MaterialState };
}

/** What the pipeline found in a file. */
export interface FileFacts {
  sha256: string;
  codec: string;
  width: number | null;
  height: number | null;
  sizeClass: SizeClass | null;
  bitDepth: number | null;
  hdr: boolean;
  durationMs: number | null;
  frameRate: number | null;
  bitrate: number | null;
  hasAudio: boolean;
}

export async function saveFacts(db: Database, id: number, facts: FileFacts): Promise<void> {
  await db
    .updateTable('materials')
    .set({
      sha256: facts.sha256,
      codec: facts.codec,
      width: facts.width,
      height: facts.height,
      sizeClass: facts.sizeClass,
      bitDepth: facts.bitDepth,
      hdr: facts.hdr,
      durationMs: facts.durationMs,
      frameRate: facts.frameRate,
      bitrate: facts.bitrate,
      hasAudio: facts.hasAudio,
    })
    .where('id', '=', id)
    .execute();
}

export async function saveLoudness(db: Database, id: number, loudness: number | null): Promise<void> {
  await db.updateTable('materials').set({ loudness }).where('id', '=', id).execute();
}

export interface MaterialFile {
  rendition: Rendition;
  bucket: Exclude<Bucket, 'uploads'>;
  key: string;
  contentType: string;
  sizeBytes: number;
  width?: number | undefined;
  height?: number | undefined;
}

/** Keys are the same on every try, so a step that runs twice leaves one row. */
export async function saveFile(db: Database, materialId: number, file: MaterialFile): Promise<void> {
  const values = {
    bucket: file.bucket,
    key: file.key,
    contentType: file.contentType,
    sizeBytes: file.sizeBytes,
    width: file.width ?? null,
    height: file.height ?? null,
  };
  await db
    .insertInto('materialFiles')
    .values({ materialId, rendition: file.rendition, ...values })
    .onConflict((conflict) => conflict.columns(['materialId', 'rendition']).doUpdateSet(values))
    .execute();
}
