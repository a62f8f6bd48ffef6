import { sql } from 'kysely';
import type { Rendition } from '#contract/domain/media.ts';
import type { Database } from '../../platform/database/database.ts';

/** Renditions that only materials online show to everybody; thumbnails and covers stay public for orders and lists. */
const SHOWING: readonly Rendition[] = ['poster', 'preview', 'sample', 'wave'];

/** The bucket where the previews of a material belong. */
const BELONGS = sql`case when m.state = 'offline' then 'originals' else 'previews' end`;

export interface Preview {
  rendition: Rendition;
  bucket: 'originals' | 'previews';
  key: string;
  contentType: string;
}

export async function misplacedPreviews(db: Database, materialId: number): Promise<Preview[]> {
  const { rows } = await sql<Preview>`
    select f.rendition, f.bucket, f.key, f.content_type
    from material_files f join materials m on m.id = f.material_id
    where f.material_id = ${materialId} and f.rendition = any(${SHOWING}) and f.bucket <> ${BELONGS}`.execute(db);
  return rows;
}

/** Materials offline whose previews anybody can still see. */
export async function stillShownOffSale(db: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.id from materials m
    where m.state = 'offline' and exists (
      select from material_files f
      where f.material_id = m.id and f.bucket = 'previews' and f.rendition = any(${SHOWING}))`.execute(db);
  return rows.map(({ id }) => id);
}

/** False when the material has gone online or offline again, or another move was faster. */
export async function movePreview(
  db: Database,
  materialId: number,
  { rendition, key }: Preview,
  to: Pick<Preview, 'bucket' | 'key'>,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update material_files f set bucket = ${to.bucket}, key = ${to.key}
    from materials m
    where m.id = f.material_id and f.material_id = ${materialId} and f.rendition = ${rendition} and f.key = ${key}
      and ${to.bucket} = ${BELONGS}`.execute(db);
  return numAffectedRows === 1n;
}
