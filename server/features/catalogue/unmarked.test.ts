import { expect, test } from 'vitest';
import { systemContext } from '#server/system-context.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { signIn } from '#tests/support/people.ts';
import { type Product, startProduct } from '#tests/support/product.ts';
import { handIn } from '#tests/support/reviews.ts';
import { saveFile } from './catalogue.ts';

const product = await startProduct();
const { objects } = systemContext(product.services, 'test');
const [owner, other, reviewer, editor, buyer] = [
  await signIn(product, 'photographer'),
  await signIn(product, 'manager'),
  await signIn(product, 'reviewer'),
  await signIn(product, 'editor'),
  await signIn(product, 'buyer'),
];

/** Stores the rendition as the pipeline does. */
async function unmark(id: number): Promise<string> {
  const key = `unmarked/${crypto.randomUUID()}/unmarked.webp`;
  await objects.put('originals', key, `bytes of ${id}`, { contentType: 'image/webp' });
  const file = { rendition: 'unmarked', bucket: 'originals', contentType: 'image/webp', sizeBytes: 10 } as const;
  await saveFile(product.db, id, { ...file, key });
  return key;
}

const call = async (path: string, input: object, token: string): ReturnType<Product['call']> =>
  await product.call(path, input, { token });
const asked = async () => {
  const jobs = await product.services.jobs.boss.findJobs<{ materialId: number }>('media.unmark');
  return jobs.map((job) => job.data.materialId);
};

test.each([
  ['photo', 'poster'],
  ['video', 'playable'],
] as const)(
  'a %s is shown to its owner and to reviewers without a watermark, by a link of ten minutes',
  async (kind, place) => {
    const { id: review, materialId } = await handIn(product, { kind });
    await unmark(materialId);
    const own = (await call('/center/editor/detail', { id: materialId }, owner)).body.material;
    const judged = (await call('/office/review/detail', { id: review }, reviewer)).body.review.material;
    const listed = (await call('/office/material/detail', { id: materialId }, reviewer)).body.material;
    for (const material of [own, judged, listed]) {
      const url = new URL(material[place]);
      expect(url.searchParams.get('X-Amz-Expires')).toBe('600');
      expect(await (await fetch(url)).text()).toBe(`bytes of ${materialId}`);
      url.search = '';
      expect((await fetch(url)).status).toBe(403);
      expect(material.poster).toMatch(kind === 'video' ? /thumb-2x$/ : /unmarked\.webp\?/);
    }
  },
);

test('nobody else gets to it', async () => {
  const id = await makeMaterial(product, { kind: 'photo' });
  const key = await unmark(id);
  expect((await fetch(objects.publicUrl(key))).status).toBe(404);
  const desk = (await call('/office/material/detail', { id }, editor)).body.material;
  expect(desk.poster).toMatch(/poster$/);
  expect((await call('/center/editor/detail', { id }, buyer)).status).toBe(403);
  expect((await call('/office/review/detail', { id: 1 }, editor)).status).toBe(403);
  const paths = [`/material/${id}`, '/search?type=pic', `/DetailPic?id=${id}`, '/sitemap.xml'];
  for (const token of ['', buyer, other, editor])
    for (const path of paths) {
      const reply = await fetch(new URL(path, product.url), { headers: token === '' ? {} : { access_token: token } });
      expect([path, reply.status]).toEqual([path, 200]);
      expect(await reply.text(), path).not.toContain('unmarked');
    }
});

test('the private bucket is the only place for it', async () => {
  const id = await makeMaterial(product, { kind: 'photo' });
  const file = {
    rendition: 'unmarked',
    bucket: 'previews',
    key: 'x',
    contentType: 'image/webp',
    sizeBytes: 1,
  } as const;
  await expect(saveFile(product.db, id, file)).rejects.toThrow('material_files_unmarked_check');
});

test('an older work gets one when its owner or a reviewer opens it, once, and is shown as before meanwhile', async () => {
  const { id: review, materialId: id } = await handIn(product);
  await call('/office/material/detail', { id }, editor);
  expect(await asked()).not.toContain(id);
  for (let count = 0; count < 2; count += 1) {
    const { material } = (await call('/center/editor/detail', { id }, owner)).body;
    expect(material.poster).toMatch(/poster$/);
    await call('/office/review/detail', { id: review }, reviewer);
  }
  expect((await asked()).filter((one) => one === id)).toHaveLength(1);
});
