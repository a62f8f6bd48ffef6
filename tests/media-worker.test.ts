import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MediaKind } from '#contract/domain/media.ts';
import { loadConfig } from '#server/config.ts';
import { type Context, transaction } from '#server/context.ts';
import { takeIn } from '#server/features/media/media.ts';
import { openServices, requireRunning, type RunningServices } from '#server/services.ts';
import { systemContext } from '#server/system-context.ts';
import { embeddedUrl } from './support/embedded-url.ts';
import { largeEnoughClip, softPhoto } from './support/files.ts';
import { killPart } from './support/processes.ts';
import { newDataDir, type Run, runProduct } from './support/run.ts';

const PHOTOS = 9;
const CLIPS = 2;
const KILLS = 10;
const DATA_DIR = newDataDir();
const KEYS = { S3_ACCESS_KEY_ID: 'test-key', S3_SECRET_ACCESS_KEY: 'a secret that only this test knows' };
const folder = mkdtempSync(join(tmpdir(), 'framehall-worker-'));
let product: Run;
let opened: RunningServices;
let ctx: Context;

beforeAll(async () => {
  product = await runProduct({ DATA_DIR, ...KEYS });
  await product.says(/Framehall is ready/);
  const OBJECTS_PORT = new URL(product.objectUrl('')).port;
  const settings = { ...KEYS, OBJECTS_PORT, DATABASE_URL: embeddedUrl(DATA_DIR), SECRET_KEY: 'x'.repeat(32) };
  const config = loadConfig({ ...settings, LOG_LEVEL: 'silent' });
  // Nothing is signed here.
  const signer = { key: 'none', certificates: 'none' };
  opened = await openServices(requireRunning({ ...config, signer }), 'web');
  ctx = systemContext(opened.services, 'test');
}, 360_000);

afterAll(async () => {
  await opened.close();
  product.process.kill('SIGTERM');
  await product.ended;
  rmSync(folder, { recursive: true, force: true });
}, 180_000);

function clip(seed: number): Buffer {
  const file = join(folder, `${seed}.mp4`);
  largeEnoughClip(file, { seconds: 3 + seed, frameRate: 10 });
  return readFileSync(file);
}

async function upload(kind: MediaKind, bytes: Buffer): Promise<void> {
  const key = crypto.randomUUID();
  await ctx.objects.put('originals', key, bytes, { contentType: 'application/octet-stream' });
  const { id: ownerId } = await ctx.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'photographer@framehall.test')
    .executeTakeFirstOrThrow();
  const material = { kind, ownerId, shopId: null, fileName: `${key}.${kind}`, sizeBytes: bytes.length };
  await transaction(ctx, (tx) => takeIn(tx, material, { key, contentType: 'application/octet-stream' }));
}

const runsIn = async (...states: string[]) =>
  (await ctx.db.selectFrom('mediaRuns').select('materialId').where('state', 'in', states).execute()).length;

describe.skipIf(!existsSync('/proc/self/environ'))('a worker that dies', () => {
  test('ten times over loses nothing: every file ends ready, once, and whole', { timeout: 600_000 }, async () => {
    for (let seed = 0; seed < CLIPS; seed += 1) await upload('video', clip(seed));
    for (let seed = 0; seed < PHOTOS; seed += 1) await upload('photo', await softPhoto(seed));
    for (let kill = 0; kill < KILLS; kill += 1) {
      await expect.poll(() => runsIn('running'), { timeout: 180_000 }).toBeGreaterThan(0);
      await sleep(100 + 150 * (kill % 4));
      await expect.poll(() => killPart(DATA_DIR, /server\/worker\.js/), { timeout: 60_000 }).toBeGreaterThan(1);
    }
    await expect.poll(() => runsIn('waiting', 'running'), { timeout: 400_000, interval: 500 }).toBe(0);
    expect(await runsIn('ready')).toBe(PHOTOS + CLIPS);
    const described = await ctx.db.selectFrom('materials').select('id').where('state', '=', 'incomplete').execute();
    expect(described).toHaveLength(PHOTOS + CLIPS);
    const twice = await ctx.db
      .selectFrom('auditEvents')
      .select(['subject', 'action'])
      .where('subject', 'like', 'material:%')
      .groupBy(['subject', 'action'])
      .having((eb) => eb.fn.countAll(), '>', 1)
      .execute();
    expect(twice).toEqual([]);
    const previews = await ctx.db
      .selectFrom('materialFiles')
      .select(['key', 'sizeBytes'])
      .where('bucket', '=', 'previews')
      .execute();
    expect(previews.length).toBeGreaterThan(2 * (PHOTOS + CLIPS));
    for (const { key, sizeBytes } of previews) {
      const reply = await fetch(product.objectUrl(`framehall-previews/${key}`));
      expect([reply.status, (await reply.arrayBuffer()).byteLength]).toEqual([200, sizeBytes]);
    }
  });
});
