import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import type { UploadKind } from '#contract/domain/upload.ts';
import type { Product, Reply } from './product.ts';

export const MB = 1024 * 1024;

interface File {
  name?: string;
  bytes: Uint8Array;
}

/** An uploaded file of a member. */
export interface SentFile {
  kind: OwnKind;
  fileName: string;
  filePath: string;
  fileSize: number;
}

type OwnKind = Exclude<UploadKind, 'sound' | 'content' | 'entry' | 'original'>;

const NAMES: Record<OwnKind, string> = {
  video: 'clip.mp4',
  photo: 'photo.jpg',
  release: 'consent.pdf',
  application: 'work.jpg',
};

export const noise = (size: number): Uint8Array => Uint8Array.from(randomBytes(size));

/** Asks for a place and uploads the file there, without reporting it. */
export async function sendFile(product: Product, token: string, kind: OwnKind, file: File): Promise<SentFile> {
  const about = { fileName: file.name ?? NAMES[kind], fileSize: file.bytes.length };
  const { body } = await product.call(`/upload/token/${kind}`, about, { token });
  expect(body).toMatchObject({ success: true });
  const { filePath } = body.token;
  await product.services.objects.put('uploads', filePath, file.bytes, { contentType: 'text/html' });
  return { kind, filePath, ...about };
}

export async function report(product: Product, token: string, file: SentFile, more: object = {}): Promise<Reply> {
  const { kind, ...same } = file;
  const release = { kind: 'model', subject: '林小满' };
  const own = { video: {}, photo: { width: 1, height: 1 }, release, application: {} }[kind];
  return await product.call(`/upload/${kind}/success`, { ...same, platform: 'web', ...own, ...more }, { token });
}
