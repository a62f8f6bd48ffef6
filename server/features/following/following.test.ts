import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { moveMaterial } from '#server/features/catalogue/catalogue.ts';
import { must } from '#server/platform/problem.ts';
import { systemContext } from '#server/system-context.ts';
import { mailsTo } from '#tests/support/buyers.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { register, signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { catchUp } from '#tests/support/search.ts';
import { tellNews } from './following.jobs.ts';

const product = await startProduct();
const ctx = systemContext(product.services, 'test');
const tell = () => tellNews(ctx, {}, new AbortController().signal);
const NOBODYS = 999_999_999;

async function makeShop(email: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into shops (owner_id, name_zh, name_en, bio_zh, bio_en)
    select id, '远山', 'Far Ridge', '', '' from users where email = ${email} returning id`.execute(product.db);
  return rows[0]!.id;
}
const shop = await makeShop('photographer@framehall.test');

async function someone() {
  const { token, account } = await register(product);
  const call = async (path: string, input: object = {}, language: 'zh' | 'en' = 'en') =>
    await product.call(`/following${path}`, input, { token, language });
  return {
    account,
    call,
    save: (name: string, search: object) => call('/search/save', { name, search }),
    all: async () => (await call('')).body,
    mails: async () => (await mailsTo(product, account)).filter((body) => body.includes('/mailstop')),
  };
}
type Someone = Awaited<ReturnType<typeof someone>>;

/** A clip that comes on sale at a moment of the product's clock, and is found at once. */
async function publish(titleEn: string, inShop = false): Promise<number> {
  const id = await makeMaterial(product, { kind: 'video', description: { titleEn, titleZh: '海港' } });
  if (inShop) await sql`update materials set shop_id = ${shop} where id = ${id}`.execute(product.db);
  await catchUp(product);
  return id;
}

let lin: Someone;
let turn = 0;
/** Words that only works of this test have, since each test begins at the same time again. */
let sea: string;
let SEA: { type: string; keyword: string; orientation: string };
beforeEach(async () => {
  await product.moveTime('0');
  await sql`update materials set published_at = '2020-01-01'`.execute(product.db);
  lin = await someone();
  sea = `Harbour${(turn += 1)} sea`;
  SEA = { type: 'video', keyword: sea, orientation: 'landscape' };
});

describe('a saved search', () => {
  test('is listed, newest first, renamed, and removed', async () => {
    const { id } = (await lin.save('  Sea\nand harbour ', SEA)).body;
    await lin.save('Everything', { type: 'pic' });
    expect(await lin.all()).toMatchObject({
      mail: true,
      searches: [
        { name: 'Everything', search: { type: 'pic' } },
        { id, name: 'Sea and harbour', search: SEA, mail: true, fresh: 0, covers: [] },
      ],
      shops: [],
    });
    expect((await lin.call('/search/rename', { id, name: '海' })).status).toBe(200);
    expect((await lin.call('/search/mail', { id, mail: false })).status).toBe(200);
    expect((await lin.all()).searches[1]).toMatchObject({ name: '海', mail: false });
    expect((await lin.call('/search/remove', { id })).status).toBe(200);
    expect((await lin.all()).searches).toHaveLength(1);
    expect((await lin.call('/search/remove', { id })).status).toBe(404);
  });

  test('counts what came on sale since its owner looked, and shows it', async () => {
    await publish(`${sea} before`);
    const { id } = (await lin.save('Sea', SEA)).body;
    await product.moveTime('1 minute');
    await publish(`${sea} at dawn`);
    await publish(`${sea} at dusk`);
    await publish('Desert');
    await product.moveTime('2 minutes');
    const { searches } = await lin.all();
    expect(searches[0]).toMatchObject({ id, fresh: 2 });
    expect(searches[0].covers).toHaveLength(2);
    expect((await lin.call('/search/look', { search: { ...SEA, keyword: ` ${sea} ` } })).body.saved).toEqual({
      id,
      name: 'Sea',
    });
    expect((await lin.all()).searches[0]).toMatchObject({ fresh: 0, covers: [] });
    expect((await lin.call('/search/look', { search: { type: 'video' } })).body.saved).toBeNull();
  });

  test('has a name and words that no other of the same person has', async () => {
    const wei = await someone();
    const { id } = (await lin.save('Sea', SEA)).body;
    expect((await lin.save('sea', { type: 'pic' })).body.problem).toBe('search-name-taken');
    const { orientation, keyword, type } = SEA;
    expect((await lin.save('Another', { orientation, keyword, type })).body.problem).toBe('search-saved');
    await lin.save('Other', { type: 'pic' });
    expect((await lin.call('/search/rename', { id, name: 'OTHER' })).body.problem).toBe('search-name-taken');
    expect((await wei.save('Sea', SEA)).status).toBe(200);
  });

  test('is kept once, and not more than fifty are, however many are saved at once', async () => {
    const same = await Promise.all(Array.from({ length: 12 }, () => lin.save('Sea', SEA)));
    expect(same.filter(({ status }) => status === 200)).toHaveLength(1);
    const many = await Promise.all(
      Array.from({ length: 60 }, (_, n) => lin.save(`${n}`, { type: 'pic', keyword: `${n}` })),
    );
    expect(many.filter(({ status }) => status === 200)).toHaveLength(49);
    expect(new Set(many.filter(({ status }) => status !== 200).map(({ body }) => body.problem))).toEqual(
      new Set(['searches-full']),
    );
    expect((await lin.all()).searches).toHaveLength(50);
  });

  test('of somebody else and of nobody are answered alike', async () => {
    const { id } = (await (await someone()).save('Sea', SEA)).body;
    for (const [path, more] of [
      ['/search/rename', { name: 'Mine' }],
      ['/search/mail', { mail: false }],
      ['/search/remove', {}],
    ] as const) {
      const [foreign, unknown] = [
        await lin.call(path, { id, ...more }),
        await lin.call(path, { id: NOBODYS, ...more }),
      ];
      expect([foreign.status, foreign.body], path).toEqual([404, unknown.body]);
    }
  });
});

describe('a photographer', () => {
  test('is followed and unfollowed, twice does no harm', async () => {
    for (let n = 0; n < 2; n++)
      expect((await lin.call('/shop/follow', { shopId: shop, follow: true })).status).toBe(200);
    expect((await lin.call('', {}, 'zh')).body.shops).toEqual([
      { id: shop, name: '远山', avatar: null, fresh: 0, covers: [] },
    ]);
    expect((await lin.call('/shop/look', { shopId: shop, seen: false })).body).toMatchObject({
      followed: true,
      own: false,
    });
    for (let n = 0; n < 2; n++)
      expect((await lin.call('/shop/follow', { shopId: shop, follow: false })).status).toBe(200);
    expect((await lin.all()).shops).toEqual([]);
  });

  test('has new works until the shop is looked at', async () => {
    await lin.call('/shop/follow', { shopId: shop, follow: true });
    await product.moveTime('1 minute');
    const id = await publish('Ridge', true);
    expect((await lin.all()).shops[0]).toMatchObject({ fresh: 1 });
    await lin.call('/shop/look', { shopId: shop, seen: false });
    expect((await lin.all()).shops[0]).toMatchObject({ fresh: 1, covers: [expect.anything()] });
    must(await moveMaterial(ctx, { id, from: 'online', to: 'offline', by: 'staff' }));
    expect((await lin.all()).shops[0]).toMatchObject({ fresh: 0 });
    must(await moveMaterial(ctx, { id, from: 'offline', to: 'online', by: 'staff' }));
    await product.moveTime('2 minutes');
    await lin.call('/shop/look', { shopId: shop, seen: true });
    expect((await lin.all()).shops[0]).toMatchObject({ fresh: 0 });
  });

  test('sees how many follow them, not who; a manager sees nothing of it', async () => {
    const summary = async (name: string) =>
      (await product.call('/center/summary', {}, { token: await signIn(product, name) })).body;
    const before = (await summary('photographer')).followers;
    await lin.call('/shop/follow', { shopId: shop, follow: true });
    expect((await summary('photographer')).followers).toBe(before + 1);
    expect((await summary('manager')).followers).toBeNull();
    await lin.call('/shop/follow', { shopId: shop, follow: false });
    expect((await summary('photographer')).followers).toBe(before);
  });

  test('that nobody knows cannot be followed, nor oneself', async () => {
    expect((await lin.call('/shop/follow', { shopId: NOBODYS, follow: true })).status).toBe(404);
    expect((await lin.call('/shop/look', { shopId: NOBODYS, seen: true })).status).toBe(404);
    const token = await signIn(product, 'photographer');
    const own = await product.call('/following/shop/follow', { shopId: shop, follow: true }, { token });
    expect([own.status, own.body.problem]).toEqual([409, 'own-shop']);
    const look = await product.call('/following/shop/look', { shopId: shop, seen: true }, { token });
    expect(look.body).toMatchObject({ followed: false, own: true });
  });

  test('is followed once by everybody who does so many times at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => lin.call('/shop/follow', { shopId: shop, follow: true })),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await lin.all()).shops).toHaveLength(1);
  });
});

describe('the daily mail', () => {
  /** Publishes what the person follows, on the day after they began to. */
  async function dayOfNews() {
    await lin.save('Sea', SEA);
    await lin.call('/shop/follow', { shopId: shop, follow: true });
    await product.moveTime('20 hours');
    await publish(`${sea} by night`);
    await publish('Ridge again', true);
    await product.moveTime('26 hours');
  }

  test('tells of all in one, once a day, with links that lead there', async () => {
    await dayOfNews();
    await Promise.all([tell(), tell()]);
    await tell();
    const mails = await lin.mails();
    expect(mails).toHaveLength(1);
    const { origin } = new URL(ctx.config.publicUrl);
    expect(mails[0]).toContain(
      `Sea: 1 new\n${origin}/SearchResult?type=video&keyword=${sea.replace(' ', '+')}&orientation=landscape&sort=newest`,
    );
    expect(mails[0]).toContain(`Far Ridge: 1 new\n${origin}/Shop?id=${shop}`);
    await product.moveTime('50 hours');
    await tell();
    expect(await lin.mails()).toHaveLength(1);
  });

  test('is written in the language of whoever gets it', async () => {
    await dayOfNews();
    await sql`update users set language = 'zh' where email = ${lin.account}`.execute(product.db);
    await tell();
    expect((await lin.mails())[0]).toContain('远山：新增 1 件');
  });

  test('leaves out what was looked at, and searches without mails', async () => {
    await dayOfNews();
    const [{ id }] = (await lin.all()).searches;
    await lin.call('/search/mail', { id, mail: false });
    await lin.call('/shop/look', { shopId: shop, seen: true });
    await tell();
    expect(await lin.mails()).toEqual([]);
  });

  test('is not sent to whoever turned it off; turned on again, it tells of what comes then', async () => {
    await dayOfNews();
    await lin.call('/mail', { mail: false });
    await tell();
    expect([(await lin.all()).mail, await lin.mails()]).toEqual([false, []]);
    await lin.call('/mail', { mail: true });
    await product.moveTime('50 hours');
    await tell();
    expect(await lin.mails()).toEqual([]);
    await publish(`${sea} on Friday`);
    await product.moveTime('74 hours');
    await tell();
    expect((await lin.mails())[0]).toContain('Sea: 1 new');
  });

  test('goes to no closed account and to nobody by text message', async () => {
    await dayOfNews();
    await sql`update users set disabled_at = clock_now() where email = ${lin.account}`.execute(product.db);
    const wei = await someone();
    await wei.save('Sea', SEA);
    await sql`update users set email = null, mobile = '13800138009' where email = ${wei.account}`.execute(product.db);
    await sql`update saved_searches set seen_at = '2020-01-01'`.execute(product.db);
    await sql`update news_readers set told_until = '2020-01-01'`.execute(product.db);
    await tell();
    expect([await lin.mails(), await mailsTo(product, '13800138009')]).toEqual([[], []]);
  });

  test('has a link that ends it without logging in; no other key does', async () => {
    await dayOfNews();
    await tell();
    const key = new URL(/http\S+mailstop\S+/.exec((await lin.mails())[0]!)![0]).searchParams.get('key')!;
    for (const wrong of [`${key}A`, key.slice(0, -2), 'x', product.services.secrets.seal('1')]) {
      const { status, body } = await product.call('/following/mail/stop', { key: wrong });
      expect([status, body.problem]).toEqual([400, 'link-expired']);
    }
    expect((await lin.all()).mail).toBe(true);
    for (let n = 0; n < 2; n++) expect((await product.call('/following/mail/stop', { key })).status).toBe(200);
    expect((await lin.all()).mail).toBe(false);
  });
});

test('visitors are asked to log in', async () => {
  for (const [path, input] of [
    ['', {}],
    ['/search/save', { name: 'Sea', search: SEA }],
    ['/search/look', { search: SEA }],
    ['/search/rename', { id: 1, name: 'x' }],
    ['/search/mail', { id: 1, mail: true }],
    ['/search/remove', { id: 1 }],
    ['/shop/follow', { shopId: shop, follow: true }],
    ['/shop/look', { shopId: shop, seen: false }],
    ['/mail', { mail: true }],
  ] as const)
    expect([path, (await product.call(`/following${path}`, input)).status]).toEqual([path, 401]);
});

test('bad input is refused by its field', async () => {
  for (const [path, input, field] of [
    ['/search/save', { name: ' ', search: SEA }, 'name'],
    ['/search/save', { name: 'x'.repeat(61), search: SEA }, 'name'],
    ['/search/save', { name: 'Sea', search: { type: 'all' } }, 'type'],
    ['/search/save', { name: 'Sea', search: { type: 'video', like: '3' } }, 'like'],
    ['/search/save', { name: 'Sea', search: { type: 'video', colour: 'mauve' } }, 'colour'],
    ['/search/save', { name: 'Sea', search: { type: 'video', keyword: 'x'.repeat(201) } }, 'keyword'],
    ['/search/mail', { id: 1, mail: 'yes' }, 'mail'],
    ['/shop/follow', { shopId: 0, follow: true }, 'shopId'],
    ['/mail/stop', { key: '' }, 'key'],
  ] as const) {
    const { status, body } = await lin.call(path, input);
    expect([status, Object.keys(body.fields)], JSON.stringify(input)).toEqual([400, [field]]);
  }
});
