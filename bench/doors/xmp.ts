import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { loadConfig } from '#server/config.ts';
import { contentOf, writeCopy } from '#server/features/licences/copies/write-copy.ts';
import { makeClip } from '#server/platform/media/fixtures.ts';
import { connectObjects } from '#server/platform/objects/connect.ts';
import type { Objects } from '#server/platform/objects/objects.ts';
import { xmpPacket } from '#server/platform/xmp/packet.ts';
import { startStore, STORE_KEY } from '../store-process.ts';

const MB = 1024 * 1024;
const ROUNDS = 7;
const PACKET = xmpPacket({ 'dc:description': { zh: '授权'.repeat(500), en: 'licensed '.repeat(300) } });

/** A licence written into a photo and a clip in the store, against copying them part by part without it. */
export async function benchXmp(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'framehall-xmp-'));
  const store = await startStore(folder);
  const { objects: settings, publicUrl } = loadConfig({});
  const objects = connectObjects({ ...settings, endpoint: store.url, publicUrl: store.url }, STORE_KEY, publicUrl);
  try {
    await objects.prepare();
    await compare(objects, 'a JPEG of 30 MB', 'photo.jpg', await photo(30 * MB));
    await compare(objects, 'a clip of 200 MB', 'clip.mp4', clip(folder, 200 * MB));
  } finally {
    objects.close();
    await store.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compare(objects: Objects, what: string, key: string, bytes: Buffer): Promise<void> {
  const original = { key, size: bytes.length, contentType: 'application/octet-stream' };
  const content = { size: bytes.length, read: async (at: number, length: number) => bytes.subarray(at, at + length) };
  await objects.putContent('originals', key, content, original);
  const times = { licensed: [] as number[], bare: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const bare = await timed(() => objects.putContent('originals', 'copy', contentOf(objects, original), original));
    const made = await timed(() => writeCopy(objects, original, PACKET));
    if (made.result.bare) throw new Error(`${what} carries nothing`);
    await objects.remove('originals', [made.result.key, 'copy']);
    // The first round warms up.
    if (round === 0) continue;
    times.bare.push(bare.ms);
    times.licensed.push(made.ms);
  }
  const [ours, limit] = [median(times.licensed), median(times.bare)];
  console.log(`Doors: a licence into ${what}: ${ours.toFixed(0)} ms; copying it: ${limit.toFixed(0)} ms`);
  console.log(`  ratio ${(ours / limit).toFixed(2)} (wanted ≤ 1.2), median of ${ROUNDS} rounds in turns`);
}

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const began = performance.now();
  const result = await work();
  return { ms: performance.now() - began, result };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

async function photo(size: number): Promise<Buffer> {
  const small = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#7a5533' } })
    .withExif({ IFD0: { Artist: 'Lin' } })
    .jpeg()
    .toBuffer();
  return Buffer.concat([small, randomBytes(size - small.length)]);
}

function clip(folder: string, size: number): Buffer {
  const file = join(folder, 'clip.mp4');
  makeClip(file, { width: 320, height: 240, seconds: 1 });
  const film = readFileSync(file);
  const filler = randomBytes(size - film.length);
  filler.writeUInt32BE(filler.length);
  filler.write('free', 4);
  return Buffer.concat([film, filler]);
}
