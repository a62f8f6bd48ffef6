import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { openMediaProcess } from '../media.ts';

const folder = mkdtempSync(join(tmpdir(), 'framehall-entry-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'picture.jpg');

test.each([
  [{ maxSide: 400, maxPixels: 80_000 }, 'taken'],
  [{ maxSide: 399, maxPixels: 80_000 }, 'side-too-long'],
  [{ maxSide: 400, maxPixels: 79_999 }, 'too-many-pixels'],
])('a picture of 400 × 200 within %j: %s', async (limits, fate) => {
  writeFileSync(
    file,
    await sharp({ create: { width: 400, height: 200, channels: 3, background: '#556677' } })
      .jpeg()
      .toBuffer(),
  );
  const media = await openMediaProcess({ kind: 'photo', file, outputDir: mkdtempSync(join(folder, 'made-')) });
  try {
    const found = await media.run('entry', { limits }).then(
      ({ facts: { width, height } }) => (width === 400 && height === 200 ? 'taken' : 'changed'),
      (error: { reason?: string }) => error.reason,
    );
    expect(found).toBe(fate);
  } finally {
    await media.close();
  }
});
