import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { systemContext } from '#server/system-context.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { startProduct } from '#tests/support/product.ts';
import { moveMaterial } from './catalogue.ts';
import { must } from '#server/platform/problem.ts';

const product = await startProduct();

// oxlint-disable-next-line typescript/no-explicit-any
async function get(path: string, language = 'en'): Promise<{ status: number; headers: Headers; body: any }> {
  const reply = await fetch(product.url + path, { headers: { 'accept-language': language } });
  return { status: reply.status, headers: reply.headers, body: await reply.json() };
}

async function makeTopic(slug: string, position: number, materials: number[]): Promise<number> {
  const { id } = await product.db
    .insertInto('topics')
    .values({
      slug,
      titleZh: `专题 ${slug}`,
      titleEn: `Topic ${slug}`,
      descriptionZh: '编辑的话',
      descriptionEn: 'What editors say',
      position,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [place, materialId] of materials.entries())
    await product.db.insertInto('topicMaterials').values({ topicId: id, materialId, position: place }).execute();
  return id;
}

const photo = await makeMaterial(product, { kind: 'photo' });
const clip = await makeMaterial(product, { kind: 'video' });
const track = await makeMaterial(product, { kind: 'music' });
const hidden = await makeMaterial(product, { kind: 'photo', online: false });
const mixed = await makeTopic('mixed', 2, [track, hidden, clip, photo]);
const first = await makeTopic('first', 1, [photo]);
const empty = await makeTopic('empty', 0, [hidden]);

describe('topics', () => {
  test('[R60] [R165] are listed in their order, with a picture, words and how much is in them', async () => {
    const { body, headers } = await get('/topic/list');
    expect(body.infos.map(({ id }: { id: number }) => id)).toEqual([first, mixed]);
    expect(body.infos[1]).toMatchObject({ title: 'Topic mixed', description: 'What editors say', count: 3 });
    expect(body.infos[0].homeCover).toMatch(new RegExp(`/${photo}/thumb-2x$`));
    expect(body.infos[1].homeCover).toMatch(new RegExp(`/${track}/cover$`));
    expect(headers.get('cache-control')).toBe('public, max-age=3');
  });

  test('[R59] one has its materials of all kinds, in the order of its editors', async () => {
    const { body } = await get(`/topic/${mixed}`, 'zh-CN');
    expect(body.topic).toMatchObject({ id: mixed, title: '专题 mixed', description: '编辑的话', count: 3 });
    expect(body.infos.map((item: { kind: string }) => item.kind)).toEqual(['music', 'video', 'photo']);
  });

  test('[R59] what is taken off sale leaves its topic', async () => {
    const photoOff = await makeMaterial(product, { kind: 'photo' });
    const topic = await makeTopic('leaving', 9, [photo, photoOff]);
    expect((await get(`/topic/${topic}`)).body.infos).toHaveLength(2);
    const ctx = systemContext(product.services, 'test');
    must(await moveMaterial(ctx, { id: photoOff, from: 'online', to: 'offline', by: 'staff', reason: 'test' }));
    const { body } = await get(`/topic/${topic}`);
    expect(body.infos.map(({ id }: { id: number }) => id)).toEqual([photo]);
    expect(body.topic.count).toBe(1);
  });

  test('[R59] one that is empty, not published or unknown is not found; a strange id is refused', async () => {
    const draft = await makeTopic('draft', 5, [photo]);
    await sql`update topics set published = false where id = ${draft}`.execute(product.db);
    for (const id of [empty, draft, 999_999]) expect((await get(`/topic/${id}`)).status, String(id)).toBe(404);
    for (const id of ['x', '0', '-1', '1.5', '9'.repeat(30)]) expect((await get(`/topic/${id}`)).status, id).toBe(400);
  });
});
