import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Product } from './product.ts';

/** Puts a picture into the library without files. */
export async function makePicture(
  { db }: Pick<Product, 'db'>,
  key: string,
  { width = 1600, height = 900, widths = [640, 1280, 1600], focus = [50, 50] } = {},
): Promise<number> {
  const chance = randomBytes(32).toString('hex');
  const { rows } = await sql<{ id: number }>`
    insert into content_pictures (key, widths, width, height, colour, original_key, sha256, size_bytes, name, focus_x,
      focus_y)
    values (${key}, ${widths}::int[], ${width}, ${height}, '#445566', ${`${chance}.jpg`}, ${chance}, 1000, ${key},
      ${focus[0]}, ${focus[1]})
    returning id`.execute(db);
  return rows[0]!.id;
}
