import { expect } from 'vitest';
import type { Product, Reply } from './product.ts';

export interface SentSound {
  fileName: string;
  filePath: string;
  fileSize: number;
}

/** Asks for a place and uploads a sound there, without reporting it. */
export async function sendSound(product: Product, token: string, name: string, bytes: Uint8Array): Promise<SentSound> {
  const about = { fileName: name, fileSize: bytes.length };
  const { body } = await product.call('/office/music/upload/token', about, { token });
  expect(body).toMatchObject({ success: true });
  const { filePath } = body.token;
  await product.services.objects.put('uploads', filePath, bytes, { contentType: 'text/html' });
  return { filePath, ...about };
}

interface About {
  shopId: number;
  kind?: string;
  title?: string;
  versionOf?: number | null;
  label?: string;
}

export async function reportSound(product: Product, token: string, file: SentSound, about: About): Promise<Reply> {
  const { shopId, kind = 'music', title = 'Night Drive', versionOf = null, label = '' } = about;
  const said = { shopId, kind, title, versionOf, versionZh: '', versionEn: label };
  return await product.call('/office/music/upload/success', { ...file, ...said }, { token });
}

/** Opens a shop for whoever the token belongs to, and returns its number. */
export async function openShop(product: Product, token: string, name = '远山'): Promise<number> {
  const texts = { nameZh: name, nameEn: 'Far Ridge', bioZh: '', bioEn: '' };
  const { body } = await product.call('/center/shop/save', { version: 0, ...texts }, { token });
  expect(body).toMatchObject({ success: true });
  return body.shop.id;
}
