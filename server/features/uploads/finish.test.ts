import { appendFileSync, chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { makeClip } from '#server/platform/media/fixtures.ts';
import { StoreGone } from '#server/platform/objects/failures.ts';
import { systemContext } from '#server/system-context.ts';
import { anotherPhotographer, signIn } from '#tests/support/people.ts';
import { type Reply, startProduct } from '#tests/support/product.ts';
import { MB, noise, report, type SentFile, sendFile } from '#tests/support/uploads.ts';
import { sweepFiles } from '../media/media.jobs.ts';
import { processMaterial } from '../media/process.ts';
import { removeSent, sweepUploads } from './uploads.jobs.ts';

const folder = mkdtempSync(join(tmpdir(), 'framehall-uploads-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
chmodSync(folder, 0o711);
mkdirSync(join(folder, 'work'), { mode: 0o711 });
const product = await startProduct({ DATA_DIR: folder });
const { db, services } = product;
const { objects } = services;
const ctx = systemContext(services, 'test');
const never = new AbortController().signal;
const photographer = await signIn(product, 'photographer');
const manager = await anotherPhotographer(product);
afterEach(() => void vi.restoreAllMocks());

const send = (kind: SentFile['kind'], bytes: Uint8Array, name?: string) =>
  sendFile(product, photographer, kind, { bytes, ...(name === undefined ? {} : { name }) });
const done = (file: SentFile, more = {}, token = photographer) => report(product, token, file, more);
const uploadOf = ({ filePath }: SentFile) =>
  db.selectFrom('uploads').selectAll().where('path', '=', filePath).executeTakeFirstOrThrow();
const materialOf = (id: number) =>
  db.selectFrom('materials').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const originalOf = (id: number) =>
  db.selectFrom('materialFiles').selectAll().where('materialId', '=', id).executeTakeFirstOrThrow();
const countMaterials = async () =>
  Number(
    (
      await db
        .selectFrom('materials')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );
const jobs = async (queue: string) => (await services.jobs.boss.findJobs(queue)).map((job) => job.data);
async function originals(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of objects.list('originals', '')) keys.push(key);
  return keys;
}

describe('a file that was sent', () => {
  test('[R254] becomes material, in one step with the work that follows', async () => {
    const file = await send('video', noise(10 * MB), '山 & 水.MP4');
    const { body } = await done(file);
    expect(body).toMatchObject({ success: true, materialId: expect.any(Number), materialCode: expect.any(String) });
    const material = await materialOf(body.materialId);
    expect(material).toMatchObject({
      kind: 'video',
      state: 'uploaded',
      code: body.materialCode,
      fileName: '山 & 水.MP4',
      sizeBytes: 10 * MB,
    });
    const { key, ...original } = await originalOf(body.materialId);
    expect(original).toMatchObject({ rendition: 'original', bucket: 'originals', contentType: 'video/mp4' });
    expect(key).toMatch(/^[0-9a-f]{40}\.mp4$/);
    expect(await objects.head('originals', key)).toMatchObject({ size: 10 * MB, contentType: 'video/mp4' });
    const { id, ...upload } = await uploadOf(file);
    expect(upload).toMatchObject({ state: 'done', platform: 'web', materialId: body.materialId });
    expect(upload.endedAt).not.toBeNull();
    expect(await jobs('media.process')).toContainEqual({ materialId: body.materialId });
    expect(await jobs('uploads.remove')).toContainEqual({ path: file.filePath });
    const trail = await db.selectFrom('auditEvents').selectAll().where('subject', '=', `upload:${id}`).execute();
    expect(trail).toMatchObject([{ action: 'upload.done', actor: '陆远', after: { material_id: body.materialId } }]);
  });

  test('[R255] [S39] is as large as it is, whatever the caller says of its sides', async () => {
    const { body } = await done(await send('photo', noise(50)), { width: 99_999, height: 88_888 });
    expect(await materialOf(body.materialId)).toMatchObject({ width: null, height: null, sizeBytes: 50 });
  });

  test('[R237] [C2] is taken in at both addresses', async () => {
    const { kind: _, ...file } = await send('video', noise(10 * MB));
    const reply = await product.call(
      '/api/upload/video/success',
      { ...file, platform: 'tool' },
      { token: photographer },
    );
    expect(reply.body).toMatchObject({ success: true, materialId: expect.any(Number) });
  });

  test('stands in its owner’s shop, if they have one', async () => {
    const without = await done(await send('photo', noise(5)));
    expect((await materialOf(without.body.materialId)).shopId).toBeNull();
    const { ownerId } = await materialOf(without.body.materialId);
    const shop = { ownerId, nameZh: '远', nameEn: 'Yuan' };
    const { id } = await db.insertInto('shops').values(shop).returning('id').executeTakeFirstOrThrow();
    const within = await done(await send('photo', noise(5)));
    expect((await materialOf(within.body.materialId)).shopId).toBe(id);
  });

  test('of the same name as another is another', async () => {
    const replies = [await done(await send('photo', noise(5))), await done(await send('photo', noise(5)))];
    expect(replies[0]?.body.materialId).not.toBe(replies[1]?.body.materialId);
  });

  test('[S34] reported again, or thirty times at once, is one material', async () => {
    const file = await send('photo', noise(5));
    const before = await countMaterials();
    const kept = (await originals()).length;
    const replies = await Promise.all(Array.from({ length: 30 }, () => done(file)));
    const again = await done(file, { width: 7 });
    expect(new Set([...replies, again].map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(again.body).toMatchObject({ success: true, materialId: expect.any(Number) });
    expect(await countMaterials()).toBe(before + 1);
    expect((await originals()).length).toBe(kept + 1);
    await removeSent(ctx, { path: file.filePath });
    expect((await done(file)).body).toEqual(again.body);
  });

  test('[S31] cannot be changed any more', async () => {
    const file = await send('photo', noise(5));
    const { body } = await done(file);
    const { key } = await originalOf(body.materialId);
    const first = await objects.head('originals', key);
    await objects.put('uploads', file.filePath, noise(5), { contentType: 'image/jpeg' });
    expect((await done(file)).body).toEqual(body);
    expect(await objects.head('originals', key)).toEqual(first);
  });

  test('[S31] is not replaced by a report that was slow', async () => {
    const file = await send('photo', noise(5));
    const { copy } = objects;
    let quick: Reply | undefined;
    vi.spyOn(objects, 'copy').mockImplementationOnce(async (...places) => {
      quick = await done(file);
      await objects.put('uploads', file.filePath, noise(5), { contentType: 'image/jpeg' });
      await copy(...places);
    });
    const kept = (await originals()).length;
    const slow = await done(file);
    expect(slow.body).toEqual(quick?.body);
    const { key } = await originalOf(slow.body.materialId);
    expect((await originals()).length).toBe(kept + 1);
    const first = await objects.head('originals', key);
    expect(first?.etag).not.toBe((await objects.head('uploads', file.filePath))?.etag);
  });

  test('that changes while it is looked at is not taken in', async () => {
    const file = await send('photo', noise(5));
    const { head } = objects;
    vi.spyOn(objects, 'head').mockImplementationOnce(async (...place) => {
      const seen = await head(...place);
      await objects.put('uploads', file.filePath, noise(6), { contentType: 'image/jpeg' });
      return seen;
    });
    const kept = (await originals()).length;
    expect((await done(file)).body.problem).toBe('upload-differs');
    expect((await originals()).length).toBe(kept);
    expect((await uploadOf(file)).state).toBe('open');
  });
});

describe('what is not taken in', () => {
  test('[S31] somebody else’s, and what nobody has: the answer is the same', async () => {
    const file = await send('photo', noise(5));
    const answers = await Promise.all([
      done(file, {}, manager),
      done({ ...file, filePath: 'user/1/nothing.jpg' }),
      done({ ...file, filePath: `${file.filePath.replace(/[^/]+$/, '')}../../x.jpg` }),
      done({ ...file, filePath: `./${file.filePath}` }),
      done({ ...file, filePath: file.filePath.toUpperCase() }),
      done({ ...file, kind: 'release' }),
      product.call('/upload/cancel', { filePath: file.filePath }, { token: manager }),
    ]);
    for (const { status, body } of answers) expect([status, body.problem]).toEqual([404, 'not-found']);
    expect((await uploadOf(file)).state).toBe('open');
  });

  test('a file that never came, or not as a whole', async () => {
    const file = await send('photo', noise(5));
    await objects.remove('uploads', [file.filePath]);
    expect((await done(file)).body.problem).toBe('upload-missing');
    for (const size of [0, 4, 6]) {
      await objects.put('uploads', file.filePath, noise(size), { contentType: 'image/jpeg' });
      expect((await done(file)).body.problem).toBe('upload-differs');
      expect((await done({ ...file, fileSize: size })).body.problem).toBe('upload-differs');
    }
    expect((await uploadOf(file)).state).toBe('open');
    await objects.put('uploads', file.filePath, noise(5), { contentType: 'image/jpeg' });
    expect((await done(file)).body).toMatchObject({ success: true });
  });

  test('what was given up', async () => {
    const file = await send('photo', noise(5));
    const giveUp = () => product.call('/upload/cancel', { filePath: file.filePath }, { token: photographer });
    expect((await giveUp()).body).toEqual({ code: 0, success: true, message: '' });
    expect((await giveUp()).body).toMatchObject({ success: true });
    expect(await jobs('uploads.remove')).toContainEqual({ path: file.filePath });
    const { status, body } = await done(file);
    expect([status, body.problem]).toEqual([409, 'upload-ended']);
    const taken = await send('photo', noise(5));
    await done(taken);
    const late = await product.call('/upload/cancel', { filePath: taken.filePath }, { token: photographer });
    expect(late.body.problem).toBe('upload-ended');
  });

  test('given up and reported at once: one of the two', async () => {
    const file = await send('photo', noise(5));
    const before = await countMaterials();
    const [reported, given] = await Promise.all([
      done(file),
      product.call('/upload/cancel', { filePath: file.filePath }, { token: photographer }),
    ]);
    expect([reported.body.success, given.body.success].filter(Boolean)).toHaveLength(1);
    expect(await countMaterials()).toBe(before + (reported.body.success ? 1 : 0));
  });

  test('anything of somebody who may no longer send it', async () => {
    const file = await sendFile(product, manager, 'photo', { bytes: noise(5) });
    const set = (photoFlag: number) =>
      db.updateTable('users').set({ photoFlag }).where('email', '=', 'manager@framehall.test').execute();
    await set(0);
    expect((await done(file, {}, manager)).body.problem).toBe('not-allowed');
    await set(1);
    expect((await done(file, {}, manager)).body.success).toBe(true);
  });
});

test('a consent becomes a paper of its owner', async () => {
  const file = await send('release', noise(5));
  const replies = await Promise.all([done(file), done(file)]);
  expect(replies[0].body).toMatchObject({ success: true, releaseId: expect.any(Number) });
  expect(replies[1].body).toEqual(replies[0].body);
  const rows = await db.selectFrom('releases').selectAll().execute();
  expect(rows).toMatchObject([{ kind: 'model', subject: '林小满', fileName: 'consent.pdf' }]);
  expect(await objects.head('originals', rows[0]?.key ?? '')).toMatchObject({
    size: 5,
    contentType: 'application/pdf',
  });
});

describe('when something fails', () => {
  test('[S34] the store: 503, and a later report is taken', async () => {
    const file = await send('photo', noise(5));
    const away = () => Promise.reject(new StoreGone('away'));
    vi.spyOn(objects, 'head').mockImplementation(away);
    expect((await done(file)).status).toBe(503);
    vi.restoreAllMocks();
    vi.spyOn(objects, 'copy').mockImplementation(away);
    expect((await done(file)).status).toBe(503);
    vi.restoreAllMocks();
    expect((await done(file)).body).toMatchObject({ success: true });
  });

  test('[S34] everything between the copy and its record: nothing is half made, and the copy is swept', async () => {
    const file = await send('photo', noise(5));
    const [materials, known] = [await countMaterials(), await originals()];
    vi.spyOn(services.jobs, 'enqueue').mockRejectedValueOnce(new Error('the process died'));
    expect((await done(file)).status).toBe(500);
    expect(await countMaterials()).toBe(materials);
    const left = (await originals()).filter((key) => !known.includes(key));
    expect(left).toHaveLength(1);
    const { body } = await done(file);
    await sweepFiles(ctx, {}, never);
    expect(await originals()).toContain(left[0]);
    await product.moveTime('25 hours');
    await sweepFiles(ctx, {}, never);
    await product.moveTime('0 hours');
    expect(await originals()).not.toContain(left[0]);
    expect(await originals()).toContain((await originalOf(body.materialId)).key);
  });
});

describe('what the file itself is', () => {
  const picture = (format: 'jpeg' | 'png') =>
    sharp({ create: { width: 4000, height: 2600, channels: 3, background: '#369' } })
      .toFormat(format)
      .toBuffer();
  const filler = (size: number) => {
    const box = Buffer.alloc(size);
    box.writeUInt32BE(size);
    box.write('free', 4);
    return box;
  };
  const clip = () => {
    const file = join(folder, 'clip.mp4');
    makeClip(file, { seconds: 3 });
    appendFileSync(file, filler(10 * MB));
    return readFileSync(file);
  };
  const endOf = async (kind: SentFile['kind'], bytes: Uint8Array, name?: string) => {
    const { body } = await done(await send(kind, bytes, name));
    expect(body.success).toBe(true);
    await processMaterial(ctx, body.materialId, never);
    const run = await db
      .selectFrom('mediaRuns')
      .select(['state', 'rejection'])
      .where('materialId', '=', body.materialId)
      .executeTakeFirstOrThrow();
    return [(await materialOf(body.materialId)).state, run.rejection];
  };

  test('decides, whatever its name says', async () => {
    expect(await endOf('photo', await picture('png'), 'really-a-png.jpg')).toEqual(['incomplete', null]);
    expect(await endOf('photo', clip(), 'really-a-film.jpg')).toEqual(['rejected', expect.any(String)]);
    const padded = Buffer.concat([await picture('jpeg'), filler(10 * MB)]);
    expect(await endOf('video', padded, 'really-a-photo.mp4')).toEqual(['rejected', expect.any(String)]);
    expect(await endOf('photo', noise(5))).toEqual(['rejected', expect.any(String)]);
  }, 180_000);
});

test('[R253] what nobody finishes or waits for is swept', async () => {
  const [old, recent, taken] = [
    await send('photo', noise(5)),
    await send('photo', noise(5)),
    await send('photo', noise(5)),
  ];
  await done(taken);
  const stray = old.filePath.replace(/[^/]+$/, 'stray.jpg');
  await objects.put('uploads', stray, 'x', { contentType: 'text/plain' });
  await db
    .updateTable('uploads')
    // An hour more, because the clocks of this process and of the database are two.
    .set({ createdAt: new Date(Date.now() - (7 * 24 + 1) * 3_600_000) })
    .where('path', '=', old.filePath)
    .execute();
  const there = async () =>
    Promise.all(
      [old.filePath, recent.filePath, taken.filePath, stray].map(async (key) => !!(await objects.head('uploads', key))),
    );
  await sweepUploads(ctx, {}, never);
  expect(await there()).toEqual([true, true, true, true]);
  expect((await uploadOf(old)).state).toBe('given-up');
  await product.moveTime('25 hours');
  await sweepUploads(ctx, {}, never);
  await product.moveTime('0 hours');
  expect(await there()).toEqual([false, true, false, false]);
  expect((await uploadOf(recent)).state).toBe('open');
  expect((await done(old)).body.problem).toBe('upload-ended');
  expect((await done(recent)).body.success).toBe(true);
});
