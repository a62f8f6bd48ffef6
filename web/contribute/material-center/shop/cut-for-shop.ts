import { SHOP_PICTURES, type ShopPicture } from '#contract/domain/material-center.ts';
import { toBase64, Unreadable } from '../../../lib/shrink-picture.ts';

const QUALITY = 0.86;

/** The middle of a picture in the shape of its place, small enough to be sent at once, in base64. */
export async function cutForShop(picture: ShopPicture, file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Unreadable();
  });
  try {
    const { width, height } = SHOP_PICTURES[picture];
    const scale = Math.max(width / bitmap.width, height / bitmap.height);
    const [wide, high] = [bitmap.width * scale, bitmap.height * scale];
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) throw new Unreadable();
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, (width - wide) / 2, (height - high) / 2, wide, high);
    const cut = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    if (!cut) throw new Unreadable();
    return await toBase64(cut);
  } finally {
    bitmap.close();
  }
}
