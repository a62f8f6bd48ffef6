import { randomBytes } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { uploadCalls } from '#contract/calls/uploads.ts';
import { signIn } from '#tests/support/people.ts';
import { type Product, startProduct } from '#tests/support/product.ts';
import type { UploadCalls } from './calls.ts';
import { ownFiles } from './job-of-file.ts';
import { createQueue } from './queue.ts';
import { createSender } from './sender.ts';
import { callError, memoryCheckpoints } from './testing/rig.ts';
import { filmHead, pngHead, sourceOf } from './testing/sources.ts';
import { realWorld, type World } from './world.ts';

const MB = 1024 * 1024;
let product: Product;
let token: string;

beforeAll(async () => {
  product = await startProduct();
  token = await signIn(product, 'photographer');
});

function callsOfProduct(): UploadCalls {
  const entries = Object.entries(uploadCalls).map(([name, { path }]) => [
    name,
    async (input: unknown) => {
      const { status, body } = await product.call(path, input, { token });
      if (body.code !== 0) throw callError(status, body.message);
      return body;
    },
  ]);
  return Object.fromEntries(entries) as UploadCalls;
}

test('[R252] [R254] a video and a photo go through the real store and become material, after a pause too', async () => {
  let parts = 0;
  const world: World = {
    ...realWorld,
    fetch(url, init) {
      if (init.method === 'PUT') parts += 1;
      if (init.method === 'PUT' && parts === 15) video.pause();
      return realWorld.fetch(url, init);
    },
  };
  const calls = callsOfProduct();
  const sender = createSender(calls, memoryCheckpoints(), world);
  const video = createQueue(ownFiles({ kind: 'video', calls, sender, platform: 'web' }));
  const photo = createQueue(ownFiles({ kind: 'photo', calls, sender, platform: 'web' }));
  const film = Buffer.concat([filmHead(), randomBytes(21 * MB)]);
  await video.add([sourceOf({ name: 'Küste (1).mp4', head: film })]);
  await photo.add([sourceOf({ name: 'Fluss.png', head: Buffer.concat([pngHead(4000, 3000), randomBytes(2 * MB)]) })]);
  video.start();
  await video.ended();
  expect(video.snapshot().state).toBe('paused');
  video.start();
  photo.start();
  await video.ended();
  await photo.ended();
  const files = [...video.snapshot().files, ...photo.snapshot().files];
  expect(files.map((file) => [file.uploadStatus, file.uploadMsg])).toEqual([
    ['success', null],
    ['success', null],
  ]);
  const rows = await product.db
    .selectFrom('uploads')
    .select(['fileName', 'state', 'materialId'])
    .orderBy('kind')
    .execute();
  expect(rows).toMatchObject([
    { fileName: 'Fluss.png', state: 'done', materialId: expect.any(Number) },
    { fileName: 'Küste (1).mp4', state: 'done', materialId: expect.any(Number) },
  ]);
});
