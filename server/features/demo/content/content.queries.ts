import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

interface OnSale {
  slug: string;
  id: number;
  code: string;
}

/** Pieces of the demo that are on sale. */
export async function piecesOnSale(db: Database): Promise<OnSale[]> {
  const { rows } = await sql<OnSale>`
    select d.slug, m.id, m.code from demo_items d join materials m on m.id = d.material_id
    where m.state = 'online'`.execute(db);
  return rows;
}
