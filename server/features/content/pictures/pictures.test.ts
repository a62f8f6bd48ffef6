import sharp from 'sharp';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { StoreGone } from '#server/platform/objects/failures.ts';
import { lieAboutPng, makePng } from '#server/platform/media/testing/picture-surgery.ts';
import { systemContext } from '#server/system-context.ts';
import { problemOf } from '#tests/support/applications.ts';
import { signIn } from '#tests/support/people.ts';
import { drawPicture } from '#tests/support/draw-picture.ts';
import { startProduct } from '#tests/support/product.ts';
import { sweepFiles } from '../../media/media.jobs.ts';

const product = await startProduct();
const { db } = product;
const { objects } = product.services;
const editor = await signIn(product, 'editor');
afterEach(() => void vi.restoreAllMocks());

const call = (name: string, input: object = {}, token: string | undefined = editor) =>
  product.call(`/office/content/picture/${name}`, input, { token });
const MB = 1024 * 1024;

async function send(bytes: Uint8Array, fileName = 'harbour.jpg') {
  const about = { fileName, fileSize: bytes.length };
  const { body } = await call('token', about);
  await objects.put('uploads', body.token.filePath, bytes, { contentType: 'text/html' });
  return { ...about, filePath: body.token.filePath as string };
}
const take = async (bytes: Uint8Array, fileName?: string) => await call('sent', await send(bytes, fileName));
const added = async (seed: number, fileName?: string) =>
  (await take(await drawPicture(seed), fileName)).body.picture as { id: number; version: number; key: string };
const countOf = async () => (await call('list')).body.total as number;
const rowOf = (id: number) =>
  db.selectFrom('contentPictures').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

let entries = 0;
const NOTHING = { title: '', summary: '', seo: '', body: [] as object[] };
const pictureBlock = (key: string, alt = '') => ({ type: 'picture', picture: { key, alt, caption: '' } });
function written(more: object = {}, ...body: object[]) {
  const facts = { brand: null, year: null };
  const en = { ...NOTHING, title: 'Harbour', body };
  return { zh: NOTHING, en, cover: null, tags: [], materials: [], facts, ...more };
}
async function create(more: object = {}, ...body: object[]) {
  entries += 1;
  const input = { type: 'case', slug: `entry-${entries}`, ...written(more, ...body) };
  return await product.call('/office/content/create', input, { token: editor });
}
const desk = (name: string, input: object) => product.call(`/office/content/${name}`, input, { token: editor });

describe('a picture that an editor sends', () => {
  test('is redrawn in several widths without its metadata, and kept for good', async () => {
    const { status, body } = await take(await drawPicture(1, { width: 3000, height: 2000 }), '港口 晨雾.JPG');
    expect(status).toBe(200);
    expect(body.picture).toMatchObject({
      name: '港口 晨雾',
      width: 2560,
      height: 1707,
      altZh: '',
      altEn: '',
      focus: { x: 50, y: 50 },
      addedBy: expect.any(String),
    });
    expect(body.picture.key).toMatch(/^content\/[0-9a-f]{32}-[0-9a-f]{16}$/);
    for (const [width, height] of [
      [640, 427],
      [1280, 854],
      [2560, 1707],
    ]) {
      const reply = await fetch(objects.publicUrl(`${body.picture.key}/${width}.webp`));
      expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const made = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
      expect(made).toMatchObject({ format: 'webp', width, height });
      expect([made.exif, made.icc, made.xmp]).toEqual([undefined, undefined, undefined]);
    }
    expect([body.picture.small, body.picture.url]).toEqual(
      [640, 1280].map((width) => objects.publicUrl(`${body.picture.key}/${width}.webp`)),
    );
  });

  test('keeps its size where it is small, and is upright', async () => {
    const turned = await sharp(await drawPicture(2, { width: 900, height: 600 }))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { body } = await take(turned);
    expect(body.picture).toMatchObject({ width: 600, height: 900 });
    expect((await rowOf(body.picture.id)).widths).toEqual([600]);
  });

  test('is what its content says: a PNG named .jpg is taken', async () => {
    const { body } = await take(await drawPicture(3, { format: 'png' }), 'drawing.jpg');
    expect(body.picture).toMatchObject({ name: 'drawing', width: 900 });
  });

  test('sent twice, or reported twice at once, is one', async () => {
    const before = await countOf();
    const bytes = await drawPicture(4);
    const file = await send(bytes);
    const replies = await Promise.all([1, 2].map(() => call('sent', file)));
    const [first] = replies.map(({ body }) => body.picture.id);
    expect(replies.map(({ status, body }) => [status, body.picture.id])).toEqual([
      [200, first],
      [200, first],
    ]);
    const again = await Promise.all([take(bytes, 'b.jpg'), take(bytes, 'c.jpg')]);
    expect(again.map(({ body }) => body.picture.id)).toEqual([first, first]);
    expect(await countOf()).toBe(before + 1);
  });

  test.each([
    ['a drawing named .jpg', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a GIF named .jpg', () => drawPicture(5, { format: 'gif' })],
    ['a page named .jpg', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['half a JPEG', async () => (await drawPicture(6)).subarray(0, 5000)],
    ['a PNG with a side of 30,001', async () => makePng(400, 30_001)],
    ['a PNG of too many pixels', async () => makePng(25_000, 10_001)],
    ['a PNG that lies about its size', async () => lieAboutPng(makePng(400, 300), 400, 5000)],
  ])('%s is refused, and given up', async (_what, make) => {
    const before = await countOf();
    const file = await send(await make());
    expect(problemOf(await call('sent', file))).toEqual([400, 'bad-picture']);
    expect(problemOf(await call('sent', file))).toEqual([409, 'upload-ended']);
    expect(await countOf()).toBe(before);
  });

  test.each([
    ['a.svg', 1000, 'file-type'],
    ['a.gif', 1000, 'file-type'],
    ['a.webp', 1000, 'file-type'],
    ['a', 1000, 'file-type'],
    ['a.jpg', 0, 'empty-file'],
    ['a.jpg', 50 * MB + 1, 'photo-too-big'],
  ])('%s of %d bytes is refused before it is sent', async (fileName, fileSize, problem) => {
    expect(problemOf(await call('token', { fileName, fileSize }))).toEqual([400, problem]);
  });

  test('of another person, of another kind, or of nobody is unknown', async () => {
    const file = await send(await drawPicture(7));
    const admin = await signIn(product, 'admin');
    expect(problemOf(await call('sent', file, admin))).toEqual([404, 'not-found']);
    expect(problemOf(await call('sent', { ...file, filePath: 'user/1/x' }))).toEqual([404, 'not-found']);
    expect(problemOf(await call('sent', { ...file, fileSize: file.fileSize + 1 }))).toEqual([409, 'upload-differs']);
    const sound = await product.call(
      '/office/music/upload/token',
      { fileName: 'a.wav', fileSize: 10 },
      { token: editor },
    );
    const other = { fileName: 'a.jpg', fileSize: 10, filePath: sound.body.token.filePath };
    expect(problemOf(await call('sent', other))).toEqual([404, 'not-found']);
    expect((await call('sent', file)).status).toBe(200);
  });

  test('that was promised and never came is missing', async () => {
    const { body } = await call('token', { fileName: 'a.jpg', fileSize: 10 });
    const file = { fileName: 'a.jpg', fileSize: 10, filePath: body.token.filePath };
    expect(problemOf(await call('sent', file))).toEqual([409, 'upload-missing']);
  });

  test('waits while the store is away', async () => {
    const file = await send(await drawPicture(8));
    vi.spyOn(objects, 'open').mockRejectedValueOnce(new StoreGone('away'));
    expect((await call('sent', file)).status).toBe(503);
    expect((await call('sent', file)).status).toBe(200);
  });

  test('is kept by the sweep with all its files, while what a lost report left behind goes', async () => {
    const { id, key } = await added(9);
    const { originalKey, widths } = await rowOf(id);
    await objects.put('previews', 'content/left/640.webp', 'x', { contentType: 'image/webp' });
    await product.moveTime('2 days');
    await sweepFiles(systemContext(product.services, 'test'), {}, new AbortController().signal);
    await product.moveTime('0 seconds');
    expect(await objects.head('originals', originalKey)).toBeDefined();
    for (const width of widths) expect(await objects.head('previews', `${key}/${width}.webp`)).toBeDefined();
    expect(await objects.head('previews', 'content/left/640.webp')).toBeUndefined();
  });
});

test('only editors and admins send, see and change pictures', async () => {
  const { id, version, key } = await added(10);
  const words = { name: 'x', altZh: '', altEn: '', focus: { x: 0, y: 100 } };
  const calls: [string, object][] = [
    ['token', { fileName: 'a.jpg', fileSize: 10 }],
    ['sent', { fileName: 'a.jpg', filePath: 'user/1/x', fileSize: 10 }],
    ['list', {}],
    ['named', { keys: [key] }],
    ['uses', { id }],
    ['save', { id, version, ...words }],
    ['remove', { id, version }],
  ];
  for (const name of ['buyer', 'photographer', 'manager', 'reviewer', 'sales', 'finance']) {
    const token = await signIn(product, name);
    for (const [path, input] of calls) expect((await call(path, input, token)).status, `${name} ${path}`).toBe(403);
  }
  for (const [path, input] of calls) expect((await call(path, input, 'nobody')).status, path).toBe(401);
  const admin = await signIn(product, 'admin');
  expect((await call('save', { id, version, ...words }, admin)).status).toBe(200);
  expect((await call('remove', { id, version: version + 1 }, admin)).status).toBe(200);
});

describe('the library', () => {
  test('is searched by name and by what pictures show, and narrowed by shape and use', async () => {
    const found = async (filter: object) =>
      (await call('list', filter)).body.infos.map(({ name }: { name: string }) => name);
    const wide = await added(20, 'quay-wide.jpg');
    await take(await drawPicture(21, { width: 600, height: 900 }), 'quay-high.jpg');
    await take(await drawPicture(22, { width: 620, height: 600 }), 'quay-square.jpg');
    const words = { name: 'quay-wide', altZh: '码头上的吊车', altEn: 'Cranes on the quay', focus: { x: 10, y: 90 } };
    expect((await call('save', { id: wide.id, version: 1, ...words })).body.picture).toMatchObject({
      ...words,
      version: 2,
    });
    expect(await found({ keyword: 'QUAY-' })).toEqual(['quay-square', 'quay-high', 'quay-wide']);
    expect(await found({ keyword: '吊车' })).toEqual(['quay-wide']);
    expect(await found({ keyword: 'cranes on' })).toEqual(['quay-wide']);
    expect(await found({ keyword: '%' })).toEqual([]);
    expect(await found({ keyword: 'quay-', shape: 'wide' })).toEqual(['quay-wide']);
    expect(await found({ keyword: 'quay-', shape: 'high' })).toEqual(['quay-high']);
    expect(await found({ keyword: 'quay-', shape: 'square' })).toEqual(['quay-square']);
    expect(await found({ keyword: 'quay-', pageSize: 2, pageNo: 2 })).toEqual(['quay-wide']);
    expect((await call('list', { shape: 'round' })).status).toBe(400);
  });

  test('keeps what somebody else has said meanwhile, and refuses what is none', async () => {
    const { id } = await added(23);
    const words = { name: 'Quay', altZh: '', altEn: '', focus: { x: 50, y: 50 } };
    const replies = await Promise.all([1, 2].map(() => call('save', { id, version: 1, ...words })));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    for (const bad of [
      { name: ' ' },
      { name: 'x'.repeat(121) },
      { altEn: 'x'.repeat(301) },
      { focus: { x: 101, y: 0 } },
      { focus: { x: 0.5, y: 0 } },
      { key: 'content/b' },
    ])
      expect((await call('save', { id, version: 2, ...words, ...bad })).status, JSON.stringify(bad)).toBe(400);
    expect((await call('save', { id: 999_999, version: 1, ...words })).status).toBe(404);
    const rows = await db
      .selectFrom('auditEvents')
      .select('action')
      .where('subject', '=', `picture:${id}`)
      .orderBy('id')
      .execute();
    expect(rows.map(({ action }) => action)).toEqual(['picture.added', 'picture.changed']);
  });

  test('names pictures by key, and leaves out what is gone', async () => {
    const { key } = await added(24);
    const { body } = await call('named', { keys: [key, 'content/gone'] });
    expect(body.pictures.map((picture: { key: string }) => picture.key)).toEqual([key]);
    expect((await call('named', { keys: ['../x'] })).status).toBe(400);
  });
});

describe('where a picture is used', () => {
  test('is known from revisions: in what is published, in a draft, or only earlier', async () => {
    const [cover, body, gallery] = [
      await added(30, 'use-a.jpg'),
      await added(31, 'use-b.jpg'),
      await added(32, 'use-c.jpg'),
    ];
    const useOf = async ({ id }: { id: number }) =>
      (await call('uses', { id })).body.infos.map(
        (use: { id: number; inPublished: boolean; inDraft: boolean; state: string }) =>
          [use.id, use.state, use.inPublished, use.inDraft] as const,
      );
    const listed = async () =>
      (await call('list', { keyword: 'use-' })).body.infos.map(({ use }: { use: string }) => use);
    expect(await listed()).toEqual(['none', 'none', 'none']);
    const described = [
      pictureBlock(body.key, 'A quay'),
      {
        type: 'gallery',
        pictures: [
          { key: gallery.key, alt: 'One', caption: '' },
          { key: body.key, alt: 'Two', caption: '' },
        ],
      },
    ];
    const { id } = (await create({ cover: cover.key }, ...described)).body;
    expect([await useOf(cover), await useOf(body), await useOf(gallery)]).toEqual([
      [[id, 'draft', false, true]],
      [[id, 'draft', false, true]],
      [[id, 'draft', false, true]],
    ]);
    expect(await listed()).toEqual(['other', 'other', 'other']);
    expect((await desk('publish', { id, version: 2, from: null, until: null })).status).toBe(200);
    expect(await listed()).toEqual(['published', 'published', 'published']);
    expect((await desk('save', { id, version: 3, ...written({ cover: cover.key }) })).status).toBe(200);
    expect([await useOf(cover), await useOf(gallery)]).toEqual([
      [[id, 'published', true, true]],
      [[id, 'published', true, false]],
    ]);
    expect((await desk('publish', { id, version: 4, from: null, until: null })).status).toBe(200);
    expect(await useOf(gallery)).toEqual([[id, 'published', false, false]]);
    expect(await listed()).toEqual(['other', 'other', 'published']);
    for (const [use, names] of [
      ['published', ['use-a']],
      ['other', ['use-c', 'use-b']],
      ['none', []],
    ] as const)
      expect(
        (await call('list', { keyword: 'use-', use })).body.infos.map(({ name }: { name: string }) => name),
      ).toEqual(names);
    expect((await call('uses', { id: 999_999 })).status).toBe(404);
  });

  test('keeps it from being deleted, in earlier revisions too, since any can be restored', async () => {
    const picture = await added(33);
    const { id } = (await create({}, pictureBlock(picture.key))).body;
    expect(problemOf(await call('remove', picture))).toEqual([400, 'bad-input']);
    const seen = { id: picture.id, version: picture.version };
    expect(problemOf(await call('remove', seen))).toEqual([409, 'still-used']);
    expect((await desk('save', { id, version: 2, ...written() })).status).toBe(200);
    expect(problemOf(await call('remove', seen))).toEqual([409, 'still-used']);
    const { body } = await desk('revisions', { id });
    const restored = await desk('restore', { id, version: 3, revision: body.infos.at(-1).id });
    expect(restored.status).toBe(200);
  });

  test('nowhere: it is deleted with its files, once', async () => {
    const { id, version, key } = await added(34);
    const { originalKey } = await rowOf(id);
    expect(problemOf(await call('remove', { id, version: version + 1 }))).toEqual([409, 'changed-meanwhile']);
    const replies = await Promise.all([1, 2].map(() => call('remove', { id, version })));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    const jobs = (await product.services.jobs.boss.findJobs('media.remove')).map((job) => job.data);
    expect(jobs).toContainEqual({ bucket: 'originals', keys: [originalKey] });
    expect(jobs).toContainEqual({
      bucket: 'previews',
      keys: [640, 900].map((width) => `${key}/${width}.webp`),
    });
    expect(problemOf(await create({ cover: key }))).toEqual([400, 'picture-gone']);
    expect(problemOf(await create({}, pictureBlock(key)))).toEqual([400, 'picture-gone']);
    const anew = await take(await drawPicture(34));
    expect(anew.body.picture.key).not.toBe(key);
  });

  test('deleted while somebody puts it into an entry: one of both is refused', async () => {
    const outcomes = new Set<string>();
    for (let seed = 40; seed < 44; seed += 1) {
      const { id, version, key } = await added(seed);
      const [made, removed] = await Promise.all([create({ cover: key }), call('remove', { id, version })]);
      outcomes.add(`${made.body.problem ?? 'made'} ${removed.body.problem ?? 'removed'}`);
    }
    for (const outcome of outcomes) expect(['made still-used', 'picture-gone removed']).toContain(outcome);
  });
});

describe('what is published', () => {
  test('has alternative text for every picture, in each language that shows it', async () => {
    const { key } = await added(50);
    const { id } = (await create({}, pictureBlock(key, ' '))).body;
    const found = async () => (await desk('check', { id })).body.findings;
    expect(await found()).toContainEqual({ problem: 'no-alt', language: 'en', count: 1 });
    const dates = { from: null, until: null };
    expect(problemOf(await desk('publish', { id, version: 2, ...dates }))).toEqual([409, 'alt-missing']);
    const later = new Date(Date.now() + 86_400_000).toISOString();
    expect(problemOf(await desk('publish', { id, version: 2, from: later, until: null }))).toEqual([
      409,
      'alt-missing',
    ]);
    const zh = { ...NOTHING, title: '港口', body: [pictureBlock(key)] };
    await desk('save', { id, version: 2, ...written({ zh }, pictureBlock(key, 'A quay')) });
    expect(await found()).toContainEqual({ problem: 'no-alt', language: 'zh', count: 1 });
    expect(problemOf(await desk('publish', { id, version: 3, ...dates }))).toEqual([409, 'alt-missing']);
    const both = { ...zh, body: [pictureBlock(key, '码头')] };
    await desk('save', { id, version: 3, ...written({ zh: both }, pictureBlock(key, 'A quay')) });
    expect((await desk('publish', { id, version: 4, ...dates })).status).toBe(200);
    expect(await found()).toEqual([]);
  });

  test('shows visitors its pictures in every width, with their size, in the page’s first HTML too', async () => {
    const { id, version, key } = (await take(await drawPicture(51, { width: 1800, height: 1200 }))).body.picture;
    await call('save', { id, version, name: 'x', altZh: '', altEn: '', focus: { x: 25, y: 75 } });
    const entry = (await create({ cover: key }, pictureBlock(key, 'Cranes & a quay'))).body;
    const { slug } = (await desk('detail', { id: entry.id })).body.entry;
    const visit = async () => await fetch(`${product.url}/content/article?slug=${slug}`);
    expect((await visit()).status).toBe(404);
    await desk('publish', { id: entry.id, version: 2, from: null, until: null });
    const { article } = (await (await visit()).json()) as { article: { cover: object; pictures: object } };
    const url = (width: number) => objects.publicUrl(`${key}/${width}.webp`);
    const srcset = [640, 1280, 1800].map((width) => `${url(width)} ${width}w`).join(', ');
    expect(article.pictures).toEqual({ [key]: { src: url(1280), srcset, width: 1800, height: 1200 } });
    const { colour } = await rowOf(id);
    expect(article.cover).toEqual({ url: url(1280), small: url(640), srcset, colour, focus: { x: 25, y: 75 } });
    const html = await (await fetch(`${product.url}/Case/${slug}?lang=en`)).text();
    expect(html).toContain(`<meta property="og:image" content="${url(1280)}"`);
    expect(html).toContain('alt="Cranes &#38; a quay" width="1800" height="1200" loading="lazy"');
  });
});
