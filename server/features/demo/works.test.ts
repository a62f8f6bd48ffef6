import { beforeAll, describe, expect, test } from 'vitest';
import { systemContext } from '#server/system-context.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { addMaterial, moveMaterial, saveFile } from '../catalogue/catalogue.ts';
import { prepareDemoCatalogue } from './catalogue.ts';
import { markMade } from './demo-items.queries.ts';
import { publishDemoItem } from './demo.jobs.ts';
import { describe as tell } from './describe.ts';
import { WORK_SLUGS, WORKS } from './endings.ts';
import { DEMO_ITEMS, findItem } from './items.ts';
import { must } from '#server/platform/problem.ts';

const product = await startProduct({ DEMO_ITEMS: '60' });
const ctx = systemContext(product.services, 'test');
const ordered = async () => (await product.services.jobs.boss.findJobs<{ slug: string }>('demo.make')).length;

/** Adds a work as the studio and the pipeline leave it, without the files. */
async function arrive(slug: string): Promise<number> {
  const item = findItem(slug);
  if (!item) throw new Error(`the studio knows no ${slug}`);
  const { seller, description } = await tell(product.db, item);
  const file = { fileName: `${slug}.jpg`, sizeBytes: 20_000_000 };
  const said = WORKS[slug] === 'waiting' ? {} : { description };
  const id = await addMaterial(ctx, { kind: item.kind, ...seller, ...file, ...said });
  const original = { rendition: 'original', bucket: 'originals', key: `${slug}.jpg` } as const;
  await saveFile(product.db, id, { ...original, contentType: 'image/jpeg', sizeBytes: file.sizeBytes });
  must(await moveMaterial(ctx, { id, from: 'uploaded', to: 'transcoding', by: 'system' }));
  must(await moveMaterial(ctx, { id, from: 'transcoding', to: 'incomplete', by: 'system' }));
  await markMade(product.db, slug, id);
  return id;
}

const states = async () => {
  const rows = await product.db
    .selectFrom('demoItems')
    .innerJoin('materials', 'materials.id', 'demoItems.materialId')
    .select(['slug', 'state'])
    .execute();
  return Object.fromEntries(rows.map(({ slug, state }) => [slug, state]));
};

const STATES: Record<string, string> = {
  'mountains-snowfield-11': 'pending',
  'city-neon-alley-rain': 'pending',
  'mountains-violet-12': 'returned',
  'mountains-ridge-10': 'incomplete',
  'ink-geese-sun': 'pending',
  'mountains-meadow-13': 'rejected',
  'city-avenue-night': 'online',
  'abstract-paper-06': 'pending',
  'abstract-paper-07': 'pending',
  'mountains-autumn-14': 'offline',
  'city-clip-neon-water': 'pending',
  'clip-mountains-haze-slide': 'incomplete',
};

beforeAll(async () => {
  await prepareDemoCatalogue(ctx);
  for (const slug of WORK_SLUGS) {
    const materialId = await arrive(slug);
    // A job may run twice, even at the same time.
    const runs = await Promise.allSettled([publishDemoItem(ctx, { materialId }), publishDemoItem(ctx, { materialId })]);
    if (!runs.some(({ status }) => status === 'fulfilled')) throw new Error(`${slug} came to nothing`);
    await publishDemoItem(ctx, { materialId });
  }
});

describe('the works of the demo', () => {
  test('come beside the pieces for sale, each once, and only with a demo of some size', async () => {
    expect(DEMO_ITEMS.filter(({ slug }) => slug in WORKS)).toEqual([]);
    expect(await ordered()).toBe(60 + WORK_SLUGS.length);
    await prepareDemoCatalogue(ctx);
    expect(await ordered()).toBe(60 + WORK_SLUGS.length);
    const admin = await signIn(product, 'admin');
    const progress = await product.call('/office/demo/progress', {}, { token: admin });
    expect(progress.body.demo).toEqual({ total: 60, made: 0, online: 0 });
  });

  test('[R37] give the photographer something in every state', async () => {
    expect(await states()).toEqual(STATES);
    const token = await signIn(product, 'photographer');
    const list = async (tab: string) =>
      (await product.call('/center/list', { kind: 'photo', tab }, { token })).body.infos;
    expect(await list('waiting')).toMatchObject([{ titleZh: '', missing: ['title', 'keywords', 'category'] }]);
    expect(await list('pending')).toMatchObject([{ queue: { position: expect.any(Number) } }]);
    expect(await list('returned')).toMatchObject([
      { decision: { verdict: 'return', reasons: [{ code: 'metadata-keywords' }, { code: 'metadata-title' }] } },
    ]);
    expect(await list('rejected')).toMatchObject([{ mayAppeal: true, decision: { verdict: 'reject' } }]);
    expect(await list('offline')).toHaveLength(1);
    const mails = await product.db
      .selectFrom('messages')
      .select('id')
      .where('recipient', 'like', 'photographer%')
      .execute();
    expect(mails.length).toBeGreaterThanOrEqual(3);
  });

  test('give the reviewer a queue with something overdue, an appeal and a second look', async () => {
    const token = await signIn(product, 'reviewer');
    const list = async (view: string) => (await product.call('/office/review/list', { view }, { token })).body.infos;
    expect(await list('queue')).toHaveLength(6);
    expect(await list('overdue')).toMatchObject([{ overdue: true, barred: null }]);
    expect(await list('appeals')).toMatchObject([{ round: 'appeal', barred: null }]);
    expect((await list('second')).map((row: { round: string }) => row.round)).toContain('second');
  });

  test('leave with the demo and its queue, and are made anew when it begins again', async () => {
    await prepareDemoCatalogue({ ...ctx, config: { ...ctx.config, demo: false } });
    expect(await states()).toEqual({ 'city-avenue-night': 'offline', 'mountains-autumn-14': 'offline' });
    const open = product.db.selectFrom('reviews').select('id').where('state', '=', 'open');
    expect(await open.execute()).toEqual([]);
    const removals = await product.services.jobs.boss.findJobs<{ keys: string[] }>('media.remove');
    expect(removals.flatMap(({ data }) => data.keys)).toContain('mountains-violet-12.jpg');
    const before = await ordered();
    await prepareDemoCatalogue(ctx);
    expect(await ordered()).toBe(before + WORK_SLUGS.length - 2);
    expect(await states()).toEqual({ 'city-avenue-night': 'online', 'mountains-autumn-14': 'offline' });
  });

  test('are left alone while the demo is over', async () => {
    const materialId = await arrive('abstract-paper-06');
    await publishDemoItem({ ...ctx, config: { ...ctx.config, demo: false } }, { materialId });
    expect((await states())['abstract-paper-06']).toBe('incomplete');
    await publishDemoItem(ctx, { materialId });
    expect((await states())['abstract-paper-06']).toBe('pending');
  });
});
