import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import exifr from 'exifr';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { transaction } from '#server/context.ts';
import { systemContext } from '#server/system-context.ts';
import { workers } from '#server/workers.ts';
import { softPhoto } from '#tests/support/files.ts';
import { makeLicences, makeOriginal, storeOriginal } from '#tests/support/licences.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { revokeLicences } from '../licences.ts';

const product = await startProduct();
const workDir = mkdtempSync(join(tmpdir(), 'framehall-work-'));
const ctx = systemContext({ ...product.services, config: { ...product.services.config, workDir } }, 'test');
afterAll(() => rmSync(workDir, { recursive: true }));
const [buyer, stranger] = [await signIn(product, 'buyer'), await signIn(product, 'photographer')];
const never = new AbortController().signal;

const jpeg = await softPhoto(1);
const { width, height } = await sharp(jpeg).metadata();

async function licensePhoto() {
  const materialId = await makeMaterial(product, { kind: 'photo', description: { titleEn: 'Sea', titleZh: '海' } });
  await storeOriginal(product, materialId, jpeg, { contentType: 'image/jpeg', ending: 'jpg', fileName: 'SEA.JPG' });
  await sql`update materials set width = ${width}, height = ${height} where id = ${materialId}`.execute(product.db);
  return await makeLicences(product, { lines: [{ materialId }], copied: false });
}

const photo = await licensePhoto();
const call = async (path: string, input: object, token = buyer) =>
  await product.call(`/licence/${path}`, { licenceId: photo.licence.id, ...input }, { token });
const statesOf = async (licenceId: number) =>
  (await call('formats', { licenceId })).body.infos.map((one: { format: string; state: string }) => [
    one.format,
    one.state,
  ]);
const jobs = async () =>
  (
    await sql<{ data: { fileId: number; format: 'jpeg-2000' } }>`
      select data from pgboss.job where name = 'licences.format' order by created_on`.execute(product.db)
  ).rows.map(({ data }) => data);
/** As the worker does. */
const makeNewest = async () => await workers['licences.format'](ctx, (await jobs()).at(-1)!, never);
const downloadsOf = (licenceId: number) =>
  product.db.selectFrom('downloads').select('how').where('licenceId', '=', licenceId).execute();
const stored = async () => {
  const keys: string[] = [];
  for await (const { key } of product.services.objects.list('originals', 'licensed/')) keys.push(key);
  return keys;
};

test('a licensee gets a photo as a smaller JPEG with the licence inside, made once however many ask', async () => {
  // Its own long side is 4000.
  const offered = { format: 'jpeg-2000', state: 'none', percent: 0, sizeBytes: null, keptUntil: null };
  expect((await call('formats', {})).body.infos).toEqual([offered]);
  const wish = { format: 'jpeg-2000' };
  expect((await call('downloadFormat', wish)).status).toBe(404);
  const replies = await Promise.all(Array.from({ length: 20 }, () => call('makeFormat', wish)));
  expect(replies.map(({ body }) => body.success)).toEqual(Array(20).fill(true));
  expect(await jobs()).toMatchObject([{ format: 'jpeg-2000' }]);
  const { rows } = await sql`select priority from pgboss.job where name = 'licences.format'`.execute(product.db);
  expect(rows).toEqual([{ priority: 1 }]);
  const early = await call('downloadFormat', wish);
  expect(early).toMatchObject({ status: 409, body: { problem: 'copy-not-ready' } });
  expect(early.headers.get('retry-after')).toBe('2');
  expect(await downloadsOf(photo.licence.id)).toEqual([]);
  await Promise.all([makeNewest(), makeNewest()]);
  expect(await stored()).toEqual([expect.stringMatching(/^licensed\/[\da-f-]{36}\.jpg$/)]);
  const { body } = await call('formats', {});
  expect(body.infos[0]).toMatchObject({ state: 'ready', sizeBytes: expect.any(Number) });
  expect(Date.parse(body.infos[0].keptUntil) - Date.now()).toBeGreaterThan(29 * 24 * 3_600_000);
  const file = await fetch((await call('downloadFormat', wish)).body.url);
  expect(file.headers.get('content-disposition')).toContain(`${photo.licence.materialCode}-`);
  expect(file.headers.get('content-disposition')).toContain('-2000px.jpg');
  expect(await downloadsOf(photo.licence.id)).toEqual([{ how: 'file' }]);
  const bytes = Buffer.from(await file.arrayBuffer());
  expect(bytes.length).toBe(body.infos[0].sizeBytes);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 2000 });
  const { LicenseID } = await exifr.parse(bytes, { xmp: true, mergeOutput: true });
  expect(LicenseID).toBe(photo.licence.number);
  await call('makeFormat', wish);
  expect(await jobs()).toHaveLength(1);
});

test('whoever does not own the licence gets none, as if there was no such licence', async () => {
  for (const [path, more] of [
    ['formats', {}],
    ['makeFormat', { format: 'jpeg-2000' }],
    ['downloadFormat', { format: 'jpeg-2000' }],
  ] as const) {
    const foreign = await call(path, more, stranger);
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual((await call(path, { licenceId: 999_999, ...more }, stranger)).body);
    expect((await product.call(`/licence/${path}`, { licenceId: photo.licence.id, ...more })).body.code).toBe(1001);
  }
});

test('a format that an original does not have is refused', async () => {
  for (const format of ['jpeg-4000', 'mp4-1080', 'prores-proxy', 'gif'])
    expect(await call('makeFormat', { format })).toMatchObject({
      status: 400,
      body: { problem: 'bad-input', fields: { format: 'Check the format' } },
    });
});

test('a work whose original is gone has no formats', async () => {
  const { licence } = await licensePhoto();
  await sql`delete from material_files where material_id = ${licence.materialId} and rendition = 'original'`.execute(
    product.db,
  );
  for (const [path, more] of [
    ['formats', {}],
    ['makeFormat', { format: 'jpeg-2000' }],
    ['download', {}],
  ] as const)
    expect((await call(path, { licenceId: licence.id, ...more })).body.problem, path).toBe('not-found');
});

test('what cannot be made says so, and can be asked for again', async () => {
  const broken = await makeLicences(product, {
    lines: [{ materialId: await makeOriginal(product, Buffer.from('no film at all'.repeat(99))) }],
    copied: false,
  });
  const wish = { licenceId: broken.licence.id, format: 'prores-proxy' };
  await call('makeFormat', wish);
  const before = (await jobs()).length;
  await makeNewest();
  const states = await statesOf(broken.licence.id);
  expect(states).toEqual([
    ['mp4-1080', 'none'],
    ['prores-proxy', 'failed'],
  ]);
  expect((await call('downloadFormat', wish)).status).toBe(404);
  await call('makeFormat', wish);
  expect((await jobs()).length).toBe(before + 1);
  expect(await statesOf(broken.licence.id)).toContainEqual(['prores-proxy', 'making']);
});

test('after a month it is gone, and made again when somebody asks', async () => {
  await sql`update licence_formats set made_at = made_at - interval '29 days' where state = 'ready'`.execute(
    product.db,
  );
  await workers['licences.sweep'](ctx, {}, never);
  expect(await statesOf(photo.licence.id)).toContainEqual(['jpeg-2000', 'ready']);
  await sql`update licence_formats set made_at = made_at - interval '2 days' where state = 'ready'`.execute(product.db);
  await workers['licences.sweep'](ctx, {}, never);
  expect(await statesOf(photo.licence.id)).toContainEqual(['jpeg-2000', 'none']);
  await call('makeFormat', { format: 'jpeg-2000' });
  await makeNewest();
  expect(await statesOf(photo.licence.id)).toContainEqual(['jpeg-2000', 'ready']);
});

test('it goes with its licence, also while it is being made', async () => {
  const { orderId, licence } = await licensePhoto();
  await call('makeFormat', { licenceId: licence.id, format: 'jpeg-2000' });
  const job = (await jobs()).at(-1)!;
  await transaction(ctx, (tx) => revokeLicences(tx, orderId, 'refunded'));
  for (const path of ['makeFormat', 'downloadFormat'])
    expect(await call(path, { licenceId: licence.id, format: 'jpeg-2000' })).toMatchObject({
      status: 409,
      body: { problem: 'licence-ended' },
    });
  const before = await stored();
  await workers['licences.format'](ctx, job, never);
  expect(await stored()).toEqual(before);
});
