import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { systemContext } from '#server/system-context.ts';
import { workers } from '#server/workers.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { anotherPhotographer, signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const ctx = systemContext(product.services, 'test');
const photographer = await signIn(product, 'photographer');
const stranger = await anotherPhotographer(product);

const center = (path: string, input: object, token: string | undefined = photographer) =>
  product.call(`/center/${path}`, input, { token });
const words = { nameZh: '远山', nameEn: 'Far Ridge', bioZh: '我们拍山', bioEn: 'We film mountains' };
const readPublic = async (id: number) => {
  const reply = await fetch(`${product.url}/shop/${id}`, { headers: { 'accept-language': 'en' } });
  return ((await reply.json()) as { shop: object }).shop;
};

async function jpeg(width: number, height: number): Promise<Buffer> {
  return await sharp({ create: { width, height, channels: 3, background: '#357' } })
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .jpeg()
    .toBuffer();
}

test('a shop is opened with its first save and takes in what was sold without one', async () => {
  const work = await makeMaterial(product, { kind: 'photo' });
  expect((await center('shop', {})).body.shop).toMatchObject({ id: null, version: 0, nameZh: '', banner: null });
  const { body } = await center('shop/save', { version: 0, ...words, bioZh: ` ${words.bioZh} ` });
  expect(body.shop).toMatchObject({ version: 1, ...words });
  const { shopId } = await product.db
    .selectFrom('materials')
    .select('shopId')
    .where('id', '=', work)
    .executeTakeFirstOrThrow();
  expect(shopId).toBe(body.shop.id);
  const jobs = await product.services.jobs.boss.findJobs('search.update');
  expect(jobs.map((job) => job.data)).toContainEqual({ materialIds: [work] });
  expect(await readPublic(body.shop.id)).toMatchObject({ name: 'Far Ridge', banner: null, avatar: null });
});

describe('saving', () => {
  test('whoever saw an older state is told', async () => {
    const { shop } = (await center('shop', {})).body;
    const saved = await center('shop/save', { ...words, version: shop.version, bioEn: 'New' });
    expect(saved.body.shop).toMatchObject({ version: shop.version + 1, bioEn: 'New' });
    const late = await center('shop/save', { ...words, version: shop.version });
    expect(late.body).toMatchObject({ code: 409, problem: 'changed-meanwhile' });
  });

  test('twice at once is done once, also the first time', async () => {
    const input = { ...words, version: 0 };
    const replies = await Promise.all([center('shop/save', input, stranger), center('shop/save', input, stranger)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const shops = await product.db.selectFrom('shops').select('ownerId').where('nameZh', '=', '远山').execute();
    expect(shops).toHaveLength(2);
  });

  test('one name is enough, none and too long ones are refused', async () => {
    const { version } = (await center('shop', {}, stranger)).body.shop;
    const only = await center('shop/save', { ...words, version, nameEn: '' }, stranger);
    expect(only.body.shop).toMatchObject({ nameZh: '远山', nameEn: '远山' });
    const none = await center('shop/save', { ...words, version: version + 1, nameZh: ' ', nameEn: '' }, stranger);
    expect(none.body).toMatchObject({ code: 400, fields: { nameZh: expect.any(String), nameEn: expect.any(String) } });
    const long = await center('shop/save', { ...words, version: version + 1, bioEn: 'x'.repeat(501) }, stranger);
    expect(long.body.fields).toHaveProperty('bioEn');
  });
});

describe('the pictures', () => {
  const send = (picture: 'banner' | 'avatar', image: Buffer | null, token = photographer) =>
    center('shop/picture', { picture, image: image?.toString('base64') ?? null }, token);

  test('[S41] are cut to their place, without anything else that was in the file, for everybody to see', async () => {
    const { body } = await send('banner', await jpeg(900, 900));
    const reply = await fetch(body.shop.banner);
    expect(reply.headers.get('content-type')).toBe('image/webp');
    const made = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
    expect(made).toMatchObject({ format: 'webp', width: 1600, height: 400 });
    expect(made.exif).toBeUndefined();
    expect(await readPublic(body.shop.id)).toMatchObject({ banner: body.shop.banner });
  });

  test('a new one takes the place of the old, whose file is removed; none takes it away', async () => {
    const first = (await send('avatar', await jpeg(50, 80))).body.shop.avatar;
    const second = (await send('avatar', await jpeg(80, 50))).body.shop.avatar;
    expect(second).not.toBe(first);
    const jobs = await product.services.jobs.boss.findJobs('media.remove');
    const keys = (jobs[0]?.data as { keys: string[] } | undefined)?.keys ?? [];
    expect(first).toContain(keys[0]);
    await workers['media.remove'](ctx, { bucket: 'previews', keys }, new AbortController().signal);
    expect((await fetch(first)).status).toBe(404);
    expect((await fetch(second)).status).toBe(200);
    expect((await send('avatar', null)).body.shop.avatar).toBeNull();
  });

  test('[S40] nothing but a JPEG or PNG is taken', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect((await send('banner', svg)).body).toMatchObject({ code: 400, problem: 'bad-picture' });
    const broken = (await jpeg(400, 400)).subarray(0, 300);
    expect((await send('banner', broken)).body).toMatchObject({ code: 400, problem: 'bad-picture' });
    const notBase64 = await center('shop/picture', { picture: 'banner', image: '<svg>' });
    expect(notBase64.status).toBe(400);
    expect((await center('shop/picture', { picture: 'logo', image: null })).status).toBe(400);
  });

  test('need a shop first', async () => {
    await product.db.deleteFrom('shops').where('nameEn', '=', '远山').execute();
    expect((await send('avatar', null, stranger)).body).toMatchObject({ code: 409, problem: 'no-shop' });
  });

  test('a guessed owner changes nothing of others', async () => {
    const before = (await center('shop', {})).body.shop;
    await center('shop/save', { ...words, version: 0, nameEn: 'Mine' }, stranger);
    expect((await center('shop', {})).body.shop).toEqual(before);
  });
});
