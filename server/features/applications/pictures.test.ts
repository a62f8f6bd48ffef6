import sharp from 'sharp';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { APPLICATION_PICTURES } from '#contract/domain/application.ts';
import { StoreGone } from '#server/platform/objects/failures.ts';
import { systemContext } from '#server/system-context.ts';
import { addPictures, beginApplication, outcomesOf, problemOf } from '#tests/support/applications.ts';
import { register, signIn } from '#tests/support/people.ts';
import { drawPicture } from '#tests/support/draw-picture.ts';
import { startProduct } from '#tests/support/product.ts';
import { MB, report, sendFile } from '#tests/support/uploads.ts';
import { sweepFiles } from '../media/media.jobs.ts';

const product = await startProduct();
const { db } = product;
const { objects } = product.services;
const applicant = await beginApplication(product);
afterEach(() => void vi.restoreAllMocks());

const picture = (seed: number, format: 'jpeg' | 'png' | 'gif' = 'jpeg') =>
  drawPicture(seed, { width: 900, height: 600, format });

const send = (bytes: Uint8Array, name = 'work.jpg', { token } = applicant) =>
  sendFile(product, token, 'application', { bytes, name });
const done = async (bytes: Uint8Array, name?: string, who = applicant) =>
  await report(product, who.token, await send(bytes, name, who));
const uploadOf = (path: string) =>
  db.selectFrom('uploads').selectAll().where('path', '=', path).executeTakeFirstOrThrow();
const begin = (fileName: string, fileSize: number, token: string | undefined = applicant.token) =>
  product.call('/upload/token/application', { fileName, fileSize }, { token });
const countOf = async ({ id }: { id: number }) =>
  (await db.selectFrom('applicationPictures').select('id').where('applicationId', '=', id).execute()).length;

describe('an image', () => {
  test('that was sent is opened, measured and shown to its applicant', async () => {
    const { body } = await done(await picture(1), '晨雾.JPG');
    expect(body.picture).toMatchObject({ fileName: '晨雾.JPG', width: 900, height: 600 });
    const shown = await fetch(body.picture.thumbnail);
    const made = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
    expect(made).toMatchObject({ format: 'webp', width: 480, height: 320 });
    expect(made.exif).toBeUndefined();
    const png = await done(await picture(2, 'png'), 'b.png');
    expect(png.body.picture).toMatchObject({ fileName: 'b.png' });
    const { body: read } = await product.call('/application', {}, { token: applicant.token });
    expect(read.application.pictures.map(({ fileName }: { fileName: string }) => fileName)).toEqual([
      '晨雾.JPG',
      'b.png',
    ]);
  });

  test('reported again, or many times at once, is one', async () => {
    const before = await countOf(applicant);
    const file = await send(await picture(3));
    const replies = await Promise.all([1, 2].map(() => report(product, applicant.token, file)));
    expect(replies.map(({ body }) => body.picture?.id)).toEqual([
      replies[0]?.body.picture.id,
      replies[0]?.body.picture.id,
    ]);
    const again = await report(product, applicant.token, file);
    expect(again.body.picture.id).toBe(replies[0]?.body.picture.id);
    expect(await countOf(applicant)).toBe(before + 1);
  });

  test('that is there already is refused', async () => {
    const bytes = await picture(4);
    await done(bytes);
    const reply = await done(bytes, 'another-name.jpg');
    expect(problemOf(reply)).toEqual([400, 'same-picture']);
  });

  test.each([
    ['a GIF named .jpg', () => picture(5, 'gif'), 'file-type'],
    ['a text named .png', async () => Buffer.from('no image at all'), 'file-type'],
    ['half a JPEG', async () => (await picture(6)).subarray(0, 900), 'bad-picture'],
  ])('[S40] %s is refused from the file, and given up', async (_what, make, problem) => {
    const file = await send(await make(), 'x.jpg');
    const reply = await report(product, applicant.token, file);
    expect(problemOf(reply)).toEqual([400, problem]);
    expect((await uploadOf(file.filePath)).state).toBe('given-up');
    expect((await report(product, applicant.token, file)).body.problem).toBe('upload-ended');
  });

  test.each([
    ['a.gif', 1000, 'file-type'],
    ['a.webp', 1000, 'file-type'],
    ['a.jpg', 0, 'empty-file'],
    ['a.jpg', 5 * MB + 1, 'picture-too-big'],
  ])('%s of %d bytes is refused before it is sent', async (name, size, problem) => {
    expect(problemOf(await begin(name, size))).toEqual([400, problem]);
  });

  test('of exactly 5 MB gets a place; one that turns out larger than was said is refused', async () => {
    expect((await begin('a.png', 5 * MB)).status).toBe(200);
    const file = await send(new Uint8Array(100));
    await objects.put('uploads', file.filePath, new Uint8Array(5 * MB + 1), { contentType: 'image/jpeg' });
    const reply = await report(product, applicant.token, { ...file, fileSize: 5 * MB + 1 });
    expect(problemOf(reply)).toEqual([409, 'upload-differs']);
  });

  test('[R227] [R308] at least twenty, JPG or PNG, at most 5 MB each', async () => {
    const some = await beginApplication(product);
    const place = async (name: string, size: number) => (await begin(name, size, some.token)).body.problem ?? 'a place';
    expect([await place('a.jpg', 5 * MB), await place('a.jpeg', 1), await place('a.png', 1)]).toEqual([
      'a place',
      'a place',
      'a place',
    ]);
    expect([await place('a.jpg', 5 * MB + 1), await place('a.gif', 1)]).toEqual(['picture-too-big', 'file-type']);
    await addPictures(product, some.id, 19);
    const submit = () => product.call('/application/submit', { version: 1 }, { token: some.token });
    expect((await submit()).body.fields).toEqual({ pictures: expect.any(String) });
    await done(await picture(30), 'twentieth.jpg', some);
    expect((await submit()).body.application).toMatchObject({ state: 'submitted' });
  });

  test('has no place among more than 60', async () => {
    const full = await beginApplication(product);
    await addPictures(product, full.id, APPLICATION_PICTURES.most - 1);
    const files = [await send(await picture(7), 'a.jpg', full), await send(await picture(8), 'b.jpg', full)];
    const replies = await Promise.all(files.map((file) => report(product, full.token, file)));
    expect(outcomesOf(replies)).toEqual(['done', 'pictures-full']);
    expect(problemOf(await begin('c.jpg', 10, full.token))).toEqual([400, 'pictures-full']);
  });

  test('waits for its turn while others send theirs', async () => {
    const sent = await Promise.all(
      [applicant, await beginApplication(product)].flatMap((who, n) =>
        [12, 14].map(async (seed) => ({ who, file: await send(await picture(seed + n), 'x.jpg', who) })),
      ),
    );
    const replies = await Promise.all(sent.map(({ who, file }) => report(product, who.token, file)));
    expect(outcomesOf(replies)).toEqual(['done', 'done', 'done', 'done']);
  });

  test('can be removed by its applicant only, with its files', async () => {
    const { body } = await done(await picture(9));
    const other = await beginApplication(product);
    const remove = (token: string) => product.call('/application/picture/remove', { id: body.picture.id }, { token });
    expect((await remove(other.token)).status).toBe(404);
    const row = await db
      .selectFrom('applicationPictures')
      .selectAll()
      .where('id', '=', body.picture.id)
      .executeTakeFirstOrThrow();
    expect((await remove(applicant.token)).status).toBe(200);
    expect((await remove(applicant.token)).status).toBe(404);
    const jobs = await product.services.jobs.boss.findJobs('media.remove');
    expect(jobs.map((job) => job.data)).toContainEqual({
      bucket: 'originals',
      keys: [row.key, row.viewKey, row.thumbnailKey],
    });
  });

  test('is kept by the sweep, while what a lost report left behind goes', async () => {
    const { body } = await done(await picture(10));
    await objects.put('originals', 'applications/left/view.webp', 'x', { contentType: 'image/webp' });
    await product.moveTime('2 days');
    await sweepFiles(systemContext(product.services, 'test'), {}, new AbortController().signal);
    await product.moveTime('0 seconds');
    const row = await db
      .selectFrom('applicationPictures')
      .selectAll()
      .where('id', '=', body.picture.id)
      .executeTakeFirstOrThrow();
    for (const key of [row.key, row.viewKey, row.thumbnailKey])
      expect(await objects.head('originals', key), key).toBeDefined();
    expect(await objects.head('originals', 'applications/left/view.webp')).toBeUndefined();
  });

  test('waits while the store is away', async () => {
    const file = await send(await picture(11));
    vi.spyOn(objects, 'open').mockRejectedValueOnce(new StoreGone('away'));
    expect((await report(product, applicant.token, file)).status).toBe(503);
    expect((await report(product, applicant.token, file)).status).toBe(200);
  });
});

test('only applicants with an application get a place, and credentials for it', async () => {
  const buyer = await register(product);
  expect(problemOf(await begin('a.jpg', 10, buyer.token))).toEqual([404, 'not-found']);
  for (const name of ['photographer', 'manager'])
    expect((await begin('a.jpg', 10, await signIn(product, name))).status, name).toBe(404);
  expect((await begin('a.jpg', 10, 'nobody')).status).toBe(401);
  const { body } = await begin('a.jpg', 10);
  const credentials = await product.call('/upload/ali/sts', {}, { token: applicant.token });
  expect(credentials.body.filePaths).toContain(body.token.filePath);
  expect((await product.call('/upload/ali/sts', {}, { token: buyer.token })).status).toBe(403);
});
