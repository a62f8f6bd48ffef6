import { sql } from 'kysely';
import type { LiveFigure } from '#contract/domain/blocks.ts';
import type { Factors, PricedMaterial } from '#contract/domain/prices.ts';
import type { Database } from '../../platform/database/database.ts';

/** What showing a picture of the editors' library takes. */
export interface PictureRow {
  key: string;
  widths: number[];
  width: number;
  height: number;
  colour: string;
  focusX: number;
  focusY: number;
}

export async function picturesNamed(db: Database, keys: readonly string[]): Promise<PictureRow[]> {
  const { rows } = await sql<PictureRow>`
    select key, widths, width, height, colour, focus_x, focus_y
    from content_picture_facts where key = any(${keys}::text[])`.execute(db);
  return rows;
}

/** How many of these there are; none of them can be deleted until the transaction ends. */
export async function holdPictures(db: Database, keys: readonly string[]): Promise<number> {
  const { rows } = await sql`
    select key from content_picture_facts where key = any(${keys}::text[]) order by key for key share`.execute(db);
  return rows.length;
}

interface PricedRow extends PricedMaterial {
  code: string;
  /** Of the table in effect for its kind. */
  factors: Factors | null;
  leastFen: number | null;
}

/** Materials on sale with the cheapest use of their kind. */
export async function pricedByCodes(db: Database, codes: readonly string[]): Promise<PricedRow[]> {
  const { rows } = await sql<PricedRow>`
    select m.code, m.kind, m.price_class, m.size_class, coalesce(m.width, 0) as width, coalesce(m.height, 0) as height,
      m.hdr, m.source = 'raw' as raw, current.factors, current.least_fen
    from materials m
    left join current_prices current on current.kind = case m.kind when 'effect' then 'music' else m.kind end
    where m.code = any(${codes}::text[]) and m.state = 'online'`.execute(db);
  return rows;
}

export async function onlineByCodes(db: Database, codes: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from materials where code = any(${codes}::text[]) and state = 'online'`.execute(db);
  return rows.map(({ id }) => id);
}

/** What is on sale now, and by how many photographers. Versions of a piece of music count with it. */
export async function countFigures(db: Database): Promise<Record<LiveFigure, number>> {
  const { rows } = await sql<Record<LiveFigure, number>>`
    select count(*) as works, count(*) filter (where kind = 'video') as clips,
      count(*) filter (where kind = 'music') as tracks,
      (select count(*) from user_facts u where u.gid = 2 and exists (
        select from materials m where m.owner_id = u.id and m.state = 'online')) as photographers
    from materials where state = 'online' and version_of is null`.execute(db);
  return rows[0]!;
}
