import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { makeMaterial } from '#tests/support/materials.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();

// oxlint-disable-next-line typescript/no-explicit-any
async function get(path: string, language = 'en'): Promise<{ status: number; body: any }> {
  const reply = await fetch(product.url + path, { headers: { 'accept-language': language } });
  return { status: reply.status, body: await reply.json() };
}

async function makeShop(email: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into shops (owner_id, name_zh, name_en, bio_zh, bio_en)
    select id, '远山', 'Far Ridge', '拍山的人', 'We film mountains' from users where email = ${email}
    returning id`.execute(product.db);
  return rows[0]!.id;
}

const shop = await makeShop('photographer@framehall.test');
const bare = await makeShop('manager@framehall.test');
const made: number[] = [];
for (const kind of ['photo', 'photo', 'video', 'music', 'effect'] as const)
  made.push(await makeMaterial(product, { kind }));
const version = await makeMaterial(product, { kind: 'music', description: { versionOf: made[3]! } });
const hidden = await makeMaterial(product, { kind: 'photo', online: false });
await sql`update materials set shop_id = ${shop} where id = any(${[...made, version, hidden]})`.execute(product.db);

describe('a shop', () => {
  test('[R30] [R67] says who sells there and how much of each kind', async () => {
    const { body } = await get(`/shop/${shop}`);
    expect(body.shop).toMatchObject({
      id: shop,
      name: 'Far Ridge',
      bio: 'We film mountains',
      counts: { video: 1, photo: 2, music: 1, effect: 1 },
    });
    expect(body.shop.since).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect((await get(`/shop/${shop}`, 'zh-CN')).body.shop).toMatchObject({ name: '远山', bio: '拍山的人' });
  });

  test('[R67] shows itself by what editors chose, then by what people keep, then by what is new', async () => {
    const covers = async () =>
      (await get(`/shop/${shop}`)).body.shop.covers.map(({ url }: { url: string }) => Number(url.split('/').at(-2)));
    const [first, second, clip] = made as [number, number, number];
    expect(await covers()).toEqual([clip, second, first]);
    await sql`insert into bookmarks (user_id, material_id)
      select id, ${first} from users where email = 'buyer@framehall.test'`.execute(product.db);
    expect(await covers()).toEqual([first, clip, second]);
    await sql`update materials set featured_at = clock_now() where id = ${second}`.execute(product.db);
    expect(await covers()).toEqual([second, first, clip]);
  });

  test('counts near duplicates as its lists show them, as one', async () => {
    const [head, behind] = made as [number, number];
    await sql`insert into material_folds (material_id, head_id) values (${behind}, ${head})`.execute(product.db);
    expect((await get(`/shop/${shop}`)).body.shop.counts.photo).toBe(1);
    await sql`delete from material_folds`.execute(product.db);
  });

  test('without anything on sale is there, and says so', async () => {
    const { body } = await get(`/shop/${bare}`);
    expect(body.shop).toMatchObject({ covers: [], counts: { video: 0, photo: 0, music: 0, effect: 0 } });
  });

  test('that nobody knows is not found; a strange id is refused', async () => {
    expect((await get('/shop/999999')).status).toBe(404);
    for (const id of ['x', '0', '-1', '1.5', '9'.repeat(30)]) expect((await get(`/shop/${id}`)).status, id).toBe(400);
  });
});
