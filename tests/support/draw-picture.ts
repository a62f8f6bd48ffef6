import sharp from 'sharp';

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
