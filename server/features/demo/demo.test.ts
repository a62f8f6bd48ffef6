import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { systemContext } from '#server/system-context.ts';
import type { Piece } from '#studio/studio.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { processFile } from '../media/media.jobs.ts';
import { prepareDemoCatalogue } from './catalogue.ts';
import { makeDemoItem, publishDemoItem } from './demo.jobs.ts';
import { DEMO_ITEMS, isSound } from './items.ts';
import { EFFECT_CATEGORIES, MUSIC_CATEGORIES, PICTURE_CATEGORIES, TOPICS } from './lists.ts';
import { SHOPS } from './shops.ts';

describe('the demo catalogue', () => {
  const made = DEMO_ITEMS.slice(0, loadConfig({}).demoItems);
  const ofKind = (kind: string) => made.filter((item) => item.kind === kind);

  test('is a library of all four kinds, with a full first page made first', () => {
    expect(ofKind('photo').length).toBeGreaterThanOrEqual(72);
    expect(ofKind('video').length).toBeGreaterThanOrEqual(24);
    expect(ofKind('music').filter((item) => isSound(item) && !item.versionOf).length).toBeGreaterThanOrEqual(18);
    expect(ofKind('music').filter((item) => isSound(item) && item.versionOf).length).toBeGreaterThanOrEqual(2);
    expect(ofKind('effect').length).toBeGreaterThanOrEqual(12);
    const first = DEMO_ITEMS.slice(0, 17).map((item) => item.kind);
    expect(first.filter((kind) => kind === 'photo')).toHaveLength(12);
    expect(first.filter((kind) => kind === 'video')).toHaveLength(4);
    expect(new Set(DEMO_ITEMS.map((item) => item.slug)).size).toBe(DEMO_ITEMS.length);
    expect(SHOPS).toHaveLength(6);
  });

  test('is described in both languages, and belongs to categories, shops and topics that exist', () => {
    const categories = {
      video: PICTURE_CATEGORIES,
      photo: PICTURE_CATEGORIES,
      music: MUSIC_CATEGORIES,
      effect: EFFECT_CATEGORIES,
    };
    const topics = TOPICS.map((topic) => topic.slug);
    const topicsOf = (item: Piece) => (isSound(item) ? [] : item.topics);
    for (const item of DEMO_ITEMS) {
      for (const text of [item.titleZh, item.titleEn, item.descriptionZh, item.descriptionEn])
        expect(text.trim(), item.slug).not.toBe('');
      expect(item.titleZh, item.slug).toMatch(/\p{Script=Han}/u);
      expect(item.titleEn, item.slug).not.toMatch(/\p{Script=Han}/u);
      for (const words of [item.keywordsZh, item.keywordsEn]) {
        expect(words.length, item.slug).toBeGreaterThanOrEqual(6);
        expect(new Set(words).size, item.slug).toBe(words.length);
      }
      expect(
        categories[item.kind].map((category) => category.slug),
        item.slug,
      ).toContain(item.category);
      expect(SHOPS[item.shop], item.slug).toBeDefined();
      expect(topics, item.slug).toEqual(expect.arrayContaining(topicsOf(item)));
    }
    for (const category of PICTURE_CATEGORIES)
      expect(made.map((item) => `${isSound(item)} ${item.category}`)).toContain(`false ${category.slug}`);
    for (const topic of topics) expect(made.filter((item) => topicsOf(item).includes(topic)).length).toBeGreaterThan(3);
    for (const shop of SHOPS.keys()) expect(made.filter((item) => item.shop === shop).length).toBeGreaterThan(5);
    const titles = DEMO_ITEMS.filter((item) => !isSound(item)).map((item) => item.titleEn);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('[R127] [R129] [R130] has long clips, HDR clips, raw footage and series', () => {
    const clips = DEMO_ITEMS.filter((item) => !isSound(item)).filter((picture) => picture.kind === 'video');
    const lengths = clips.map((clip) => clip.seconds ?? 0);
    expect(lengths.filter((seconds) => seconds > 20).length).toBeGreaterThanOrEqual(3);
    expect(lengths.filter((seconds) => seconds < 6 || seconds > 25)).toEqual([]);
    expect(clips.filter((clip) => clip.hdr).length).toBeGreaterThanOrEqual(2);
    expect(clips.filter((clip) => clip.source === 'raw').length).toBeGreaterThanOrEqual(2);
    expect(clips.filter((clip) => clip.group !== undefined).length).toBeGreaterThanOrEqual(3);
  });
});

describe('the studio', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'framehall-demo-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o711);
  mkdirSync(join(folder, 'work'), { mode: 0o711 });
  const product = await startProduct({ DATA_DIR: folder, DEMO_ITEMS: '3' });
  const ctx = systemContext(product.services, 'test');
  const admin = await signIn(product, 'admin');
  const never = new AbortController().signal;
  const first = DEMO_ITEMS.find((item) => item.kind === 'photo') ?? DEMO_ITEMS[0];
  const slug = first?.slug ?? '';
  const ordered = async () => (await product.services.jobs.boss.findJobs<{ slug: string }>('demo.make')).length;
  const progress = async () => (await product.call('/office/demo/progress', {}, { token: admin })).body.demo;

  test('gets each order once', async () => {
    expect(await progress()).toBeNull();
    await prepareDemoCatalogue(ctx);
    expect(await ordered()).toBe(3);
    await prepareDemoCatalogue(ctx);
    expect(await ordered()).toBe(3);
    expect(await progress()).toEqual({ total: 3, made: 0, online: 0 });
  });

  test('makes a picture that goes the way of every upload and is then on sale', { timeout: 180_000 }, async () => {
    await Promise.all([makeDemoItem(ctx, { slug }, never), makeDemoItem(ctx, { slug }, never)]);
    const materials = await product.db.selectFrom('materials').selectAll().execute();
    expect(materials).toMatchObject([{ state: 'uploaded', titleEn: first?.titleEn, titleZh: first?.titleZh }]);
    const materialId = materials[0]?.id ?? 0;
    await publishDemoItem(ctx, { materialId });
    expect(await progress()).toEqual({ total: 3, made: 1, online: 0 });
    await processFile(ctx, { materialId }, never);
    expect(await product.db.selectFrom('materialFindings').select('code').execute()).toEqual([]);
    await publishDemoItem(ctx, { materialId });
    await publishDemoItem(ctx, { materialId });
    expect(await progress()).toEqual({ total: 3, made: 1, online: 1 });
    const { photoList } = (await product.call('/home/index')).body;
    expect(photoList).toMatchObject([{ id: materialId, title: first?.titleEn }]);
    const thumbnail = await fetch(photoList[0].thumbnail);
    expect([thumbnail.status, thumbnail.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  test('goes off sale when the demo ends, and back when it begins again', async () => {
    const without = { ...ctx, config: { ...ctx.config, demo: false } };
    await prepareDemoCatalogue(without);
    expect((await product.call('/home/index')).body.photoList).toEqual([]);
    await prepareDemoCatalogue(ctx);
    expect((await product.call('/home/index')).body.photoList).toHaveLength(1);
  });

  test('leaves alone what staff took down, renamed or removed', async () => {
    const editor = await signIn(product, 'editor');
    const office = (path: string, input: object) => product.call(`/office/${path}`, input, { token: editor });
    const { id } = await product.db.selectFrom('materials').select('id').executeTakeFirstOrThrow();
    const [word, other] = (await office('hotWord/list', {})).body.infos;
    await office('material/takeDown', { ids: [id], reason: 'test' });
    await office('hotWord/remove', { id: word.id, version: word.version });
    await office('hotWord/edit', { id: other.id, version: other.version, zh: '新词', en: 'new word' });
    const words = (await office('hotWord/list', {})).body.infos;
    await prepareDemoCatalogue(ctx);
    expect((await office('hotWord/list', {})).body.infos).toEqual(words);
    expect((await office('material/detail', { id })).body.material.state).toBe('offline');
  });

  test('tells its progress to staff only', async () => {
    expect((await product.call('/office/demo/progress')).status).toBe(401);
    const buyer = await signIn(product, 'buyer');
    expect((await product.call('/office/demo/progress', {}, { token: buyer })).status).toBe(403);
    const sales = await signIn(product, 'sales');
    expect((await product.call('/office/demo/progress', {}, { token: sales })).status).toBe(200);
  });
});
