import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
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

/** A picture with soft shapes; another seed is another picture. */
export async function drawPicture(
  seed: number,
  { width = 900, height = 600, format = 'jpeg' as 'jpeg' | 'png' | 'gif' } = {},
): Promise<Buffer> {
  const pixels = Buffer.from(Array.from({ length: 12 * 8 * 3 }, (_, n) => (Math.sin(seed + n * n) + 1) * 120));
  return await sharp(pixels, { raw: { width: 12, height: 8, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '30/1 15/1 0/1' } })
    .toFormat(format)
    .toBuffer();
}
