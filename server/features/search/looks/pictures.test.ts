import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Product, startProduct } from '#tests/support/product.ts';
import { closePictureProcess } from './picture-process.ts';
import { deleteOldSent } from './sent.queries.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(async () => {
  await product.db.deleteFrom('rateLimits').execute();
});
afterAll(closePictureProcess);

const send = (image: unknown) => product.call('/search/picture', { image });
const base64 = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64');
const jpeg = (background: string, width = 640) =>
  sharp({ create: { width, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer();
const png = (background: string) =>
  sharp({ create: { width: 300, height: 200, channels: 4, background } })
    .png()
    .toBuffer();

test('[C6] a picture becomes a key, and only how it looks is kept', async () => {
  const { status, body } = await send(base64(await jpeg('#2e6fd8')));
  expect(status).toBe(200);
  expect(body.imageKey).toMatch(/^[\w-]{22}$/);
  expect(body.colours).toEqual(['blue']);
  const kept = await product.db.selectFrom('sentPictures').selectAll().where('key', '=', body.imageKey).execute();
  expect(kept[0]?.layout).toHaveLength(24);
  expect(kept[0]?.colours[0]).toMatch(/^#2[ef]/);
});

test('[C6] PNG, grey, CMYK and a picture of one pixel are pictures, too', async () => {
  const pictures = [
    await png('rgba(63, 155, 69, 1)'),
    await sharp(await jpeg('#888888'))
      .greyscale()
      .jpeg()
      .toBuffer(),
    await sharp(await jpeg('#d7263d'))
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer(),
    await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  ];
  for (const picture of pictures) expect((await send(base64(picture))).status).toBe(200);
});

test('[C6] pictures are looked at one after the other, each for itself', async () => {
  const wanted = ['#d7263d', '#3f9b45', '#2e6fd8', '#111114', '#f4f4f2'];
  const replies = await Promise.all(wanted.map(async (colour) => await send(base64(await jpeg(colour)))));
  expect(replies.map(({ body }) => body.colours[0])).toEqual(['red', 'green', 'blue', 'black', 'white']);
});

/** A PNG with a well-formed header that claims any size. */
function lyingPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(25);
  header.writeUInt32BE(13, 0);
  header.write('IHDR', 4, 'latin1');
  header.writeUInt32BE(width, 8);
  header.writeUInt32BE(height, 12);
  header.set([8, 2, 0, 0, 0], 16);
  header.writeUInt32BE(crc32(header.subarray(4, 21)), 21);
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), header]);
}

const noise = (length: number) =>
  Buffer.concat(Array.from({ length: length / 32 }, (_, index) => createHash('sha256').update(`${index}`).digest()));

const BAD: [string, () => Promise<Buffer | string> | Buffer | string][] = [
  ['an SVG', () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'],
  ['a page', () => '<!doctype html><script>alert(1)</script>'],
  [
    'a GIF',
    () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
        .gif()
        .toBuffer(),
  ],
  [
    'a WebP',
    () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
        .webp()
        .toBuffer(),
  ],
  ['half a JPEG', async () => (await jpeg('#123456')).subarray(0, 400)],
  ['half a PNG', async () => (await png('#123456')).subarray(0, 60)],
  ['900 million pixels', () => lyingPng(30_000, 30_000)],
  ['a side of 4 billion', () => lyingPng(0xffff_ffff, 1)],
  ['no pixels', () => lyingPng(0, 0)],
  ['noise with the beginning of a JPEG', () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), noise(4096)])],
  [
    'a playlist after the beginning of a PNG',
    () => Buffer.from('\x89PNG\r\n\x1a\n#EXTM3U\nhttp://127.0.0.1/', 'latin1'),
  ],
];
test.each(BAD)('[C6] %s is refused in plain words', async (_what, make) => {
  const { status, body } = await send(base64(await make()));
  expect(status).toBe(400);
  expect(body).toMatchObject({ success: false, problem: 'bad-picture' });
  expect(body.message).toMatch(/JPEG or PNG/);
});

test.each([
  ['nothing', undefined],
  ['an empty text', ''],
  ['no base64', 'data:image/png;base64,AAAA'],
  ['base64 with a hole', 'AAAA AAAA'],
  ['a number', 7],
  ['more than is allowed', 'A'.repeat(900_001)],
])('[C6] %s is bad input', async (_what, image) => {
  const { status, body } = await send(image);
  expect([status, body.problem]).toEqual([400, 'bad-input']);
});

test('[C6] after bad pictures, a good one is looked at again', async () => {
  await send(base64((await jpeg('#123456')).subarray(0, 300)));
  expect((await send(base64(await jpeg('#d7263d')))).status).toBe(200);
});

test('[C6] more than a few a minute are too many for one address', async () => {
  const replies = await Promise.all(Array.from({ length: 31 }, () => send('AAAA')));
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 400)).toHaveLength(30);
});

test('[C6] when too many wait, the next are sent away and can come again', async () => {
  const picture = base64(await jpeg('#d7263d'));
  const replies = await Promise.all(Array.from({ length: 14 }, () => send(picture)));
  const refused = replies.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.headers.get('retry-after')).toBe('2');
  expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(8);
  expect((await send(picture)).status).toBe(200);
});

test('[C6] how a picture looks is forgotten after a month', async () => {
  const { body } = await send(base64(await jpeg('#d7263d')));
  const kept = async () =>
    (await product.db.selectFrom('sentPictures').select('key').where('key', '=', body.imageKey).execute()).length;
  await deleteOldSent(product.db);
  expect(await kept()).toBe(1);
  await product.moveTime('31 days');
  await deleteOldSent(product.db);
  expect(await kept()).toBe(0);
  await product.moveTime('0 days');
});
