import { beforeAll, describe, expect, test } from 'vitest';
import type { Rendition } from '#contract/domain/media.ts';
import { systemContext } from '#server/system-context.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { removeUnused, sweepFiles } from '../media/media.jobs.ts';
import { moveMaterial } from './catalogue.ts';
import { followSale } from './previews.ts';
import { must } from '../../platform/problem.ts';

const product = await startProduct();
const ctx = systemContext(product.services, 'test');
const { objects } = ctx;
const LARGE = ['poster', 'preview', 'sample'] as const;
let id: number;
let owner: string;
let editor: string;

async function files(): Promise<Map<string, { bucket: string; key: string }>> {
  const rows = await product.db
    .selectFrom('materialFiles')
    .select(['rendition', 'bucket', 'key'])
    .where('materialId', '=', id)
    .execute();
  return new Map(rows.map(({ rendition, ...place }) => [rendition, place]));
}
const status = async (url: string) => (await fetch(url)).status;
const publicUrls = async (renditions: readonly Rendition[]) => {
  const all = await files();
  return renditions.map((rendition) => objects.publicUrl(all.get(rendition)?.key ?? ''));
};
const move = async (from: 'online' | 'offline', to: 'online' | 'offline') =>
  must(await moveMaterial(ctx, { id, from, to, by: 'staff', reason: 'a test' }));

/** Does what the worker does for jobs of this name, each once. */
async function work(): Promise<void> {
  const { boss } = product.services.jobs;
  for (const job of await boss.fetch<{ materialId: number }>('media.follow-sale', { batchSize: 10 })) {
    await followSale(ctx, job.data);
    await boss.complete('media.follow-sale', job.id);
  }
  for (const job of await boss.fetch<{ bucket: 'previews'; keys: string[] }>('media.remove', { batchSize: 50 })) {
    await removeUnused(ctx, job.data);
    await boss.complete('media.remove', job.id);
  }
}

beforeAll(async () => {
  owner = await signIn(product, 'photographer');
  editor = await signIn(product, 'editor');
  id = await makeMaterial(product, { kind: 'video' });
  for (const { key } of (await files()).values())
    await objects.put('previews', key, `bytes of ${key}`, { contentType: 'video/mp4' });
});

describe('the previews of a material', () => {
  test('leave the public bucket when it goes off sale, thumbnails stay, owner and staff still see them', async () => {
    const before = await publicUrls(LARGE);
    const thumbnails = await publicUrls(['thumb-1x', 'thumb-2x']);
    expect(await Promise.all(before.map(status))).toEqual([200, 200, 200]);
    await move('online', 'offline');
    await work();
    expect(await Promise.all(before.map(status))).toEqual([404, 404, 404]);
    expect(await Promise.all((await publicUrls(LARGE)).map(status))).toEqual([404, 404, 404]);
    expect(await Promise.all(thumbnails.map(status))).toEqual([200, 200]);
    const desk = await product.call('/office/material/detail', { id }, { token: editor });
    const own = await product.call('/center/editor/detail', { id }, { token: owner });
    for (const { material } of [desk.body, own.body])
      for (const url of [material.poster, material.playable]) {
        expect(url).toContain('X-Amz-Signature=');
        expect(await (await fetch(url)).text()).toMatch(/^bytes of /);
      }
  });

  test('come back with the sale, under new addresses', async () => {
    const hidden = await files();
    await move('offline', 'online');
    await work();
    expect(await Promise.all((await publicUrls(LARGE)).map(status))).toEqual([200, 200, 200]);
    for (const rendition of LARGE) {
      const { key } = hidden.get(rendition)!;
      expect(await objects.head('originals', key)).toBeUndefined();
      expect((await files()).get(rendition)?.key).not.toBe(key);
    }
  });

  test('are where they belong after off and on at once, by two workers', async () => {
    await move('online', 'offline');
    await move('offline', 'online');
    await Promise.all([followSale(ctx, { materialId: id }), followSale(ctx, { materialId: id })]);
    await move('online', 'offline');
    await Promise.all([followSale(ctx, { materialId: id }), followSale(ctx, { materialId: id })]);
    await work();
    for (const [rendition, { bucket, key }] of await files()) {
      expect([rendition, bucket]).toEqual([
        rendition,
        LARGE.some((one) => one === rendition) ? 'originals' : 'previews',
      ]);
      expect(await objects.head(bucket as 'originals', key)).toBeDefined();
    }
    const kept: string[] = [];
    for await (const { key } of objects.list('originals', 'off-sale/')) kept.push(key);
    expect(kept).toHaveLength(LARGE.length);
  });

  test('that were public before this rule are found by the nightly sweep', async () => {
    await move('offline', 'online');
    await work();
    await product.db.updateTable('materials').set({ state: 'offline' }).where('id', '=', id).execute();
    await sweepFiles(ctx, {}, new AbortController().signal);
    await work();
    expect(await Promise.all((await publicUrls(LARGE)).map(status))).toEqual([404, 404, 404]);
  });
});
