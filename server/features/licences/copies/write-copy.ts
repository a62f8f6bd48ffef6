import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import type { Content } from '../../../platform/content.ts';
import type { Objects } from '../../../platform/objects/objects.ts';
import { withXmp } from '../../../platform/xmp/embed.ts';
import type { Copy } from './copies.queries.ts';

interface Original {
  key: string;
  size: number;
  contentType: string;
}

/** Writes a copy of an original with a packet in it, under a new key; `bare` when its format cannot carry one. */
export async function writeCopy(
  objects: Pick<Objects, 'open' | 'putContent'>,
  original: Original,
  packet: string,
  signal?: AbortSignal,
): Promise<Copy & { bare: boolean }> {
  const source = contentOf(objects, original, signal);
  const licensed = await withXmp(source, packet);
  const { content, checksum } = counted(licensed ?? source);
  const key = `licensed/${crypto.randomUUID()}${endingOf(original.key)}`;
  await objects.putContent('originals', key, content, { contentType: original.contentType }, signal);
  return { key, size: content.size, crc32: checksum(), bare: licensed === undefined };
}

export function contentOf(objects: Pick<Objects, 'open'>, { key, size }: Original, signal?: AbortSignal): Content {
  return {
    size,
    read: async (first, length) =>
      await buffer(await objects.open('originals', key, { first, last: first + length - 1 }, signal)),
  };
}

function endingOf(key: string): string {
  return /\.[a-z0-9]{1,8}$/i.exec(key)?.[0] ?? '';
}

/** The same content, whose checksum is known when all of it has been read once and in order. */
function counted(content: Content): { content: Content; checksum: () => number } {
  let sum = 0;
  const read = async (start: number, length: number) => {
    const bytes = length > 0 ? await content.read(start, length) : Buffer.alloc(0);
    sum = crc32(bytes, sum);
    return bytes;
  };
  return { content: { size: content.size, read }, checksum: () => sum };
}
