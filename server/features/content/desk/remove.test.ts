import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { outcomesOf, problemOf } from '#tests/support/applications.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct({ DEMO: '1' });
const [editor, admin] = [await signIn(product, 'editor'), await signIn(product, 'admin')];
const { db } = product;

const call = (name: string, input: object, token = editor) => product.call(`/office/${name}`, input, { token });
const words = (title: string) => ({
  title,
  summary: '',
  seo: '',
  body: [{ type: 'text', runs: [{ text: `Text of ${title}` }] }],
});
const content = (title: string, more: object = {}) => ({
  zh: words(title),
  en: words(title),
  cover: null,
  tags: [],
  materials: [],
  facts: {},
  ...more,
});

/** An article that an editor has just begun. */
async function begin(slug: string, more: object = {}) {
  const { status, body } = await call('content/create', { type: 'content', slug, ...content(slug, more) });
  expect([status, body.fields]).toEqual([200, undefined]);
  return { id: body.id as number, version: 2 };
}
async function publish(entry: { id: number; version: number }, dates: object = {}) {
  const reply = await call('content/publish', { ...entry, from: null, until: null, ...dates });
  expect(reply.status).toBe(200);
  return { id: entry.id, version: reply.body.version as number };
}
const revisionsOf = async (id: number) =>
  (await sql<{ id: number }>`select id from content_revisions where entry_id = ${id}`.execute(db)).rows.length;
const trail = async (id: number) =>
  (
    await sql<{ action: string; before: object | null }>`
      select action, before from audit_events where subject = ${`content:${id}`} order by id desc limit 1`.execute(db)
  ).rows[0];

describe('deleting', () => {
  test('takes a draft that was never published with all its revisions, and leaves its address free', async () => {
    await sql`
      insert into content_pictures (key, widths, width, height, colour, original_key, sha256, size_bytes, name)
      values ('content/used-once', '{800}', 800, 600, '#112233', 'o', ${'a'.repeat(64)}, 1, 'x')`.execute(db);
    const { id, version } = await begin('never-shown', { cover: 'content/used-once' });
    await call('content/save', { id, version, ...content('Written again') });
    await call('content/stay', { id }, admin);
    expect((await call('content/remove', { id, version: version + 1 })).status).toBe(200);
    expect(problemOf(await call('content/detail', { id }))).toEqual([404, 'not-found']);
    expect(await revisionsOf(id)).toBe(0);
    expect(await trail(id)).toEqual({
      action: 'content.removed',
      before: { type: 'content', slug: 'never-shown', titleZh: 'Written again', titleEn: 'Written again' },
    });
    await begin('never-shown');
  });

  test.each<[string, object]>([
    ['published', {}],
    ['scheduled', { from: '2199-01-01T00:00:00.000Z' }],
  ])('is refused once it was %s, also after it was withdrawn', async (state, dates) => {
    const shown = await publish(await begin(`once-${state}`), dates);
    expect(problemOf(await call('content/remove', shown))).toEqual([409, 'was-published']);
    const { body } = await call('content/withdraw', shown);
    expect(problemOf(await call('content/remove', { id: shown.id, version: body.version }))).toEqual([
      409,
      'was-published',
    ]);
    expect(await revisionsOf(shown.id)).toBe(1);
  });

  test('is refused to whoever has not seen the last change', async () => {
    const entry = await begin('changed-since');
    await call('content/save', { ...entry, ...content('Changed') }, admin);
    expect(problemOf(await call('content/remove', entry))).toEqual([409, 'changed-meanwhile']);
  });

  test('and publishing at once: one of them happens', async () => {
    for (const turn of [1, 2, 3]) {
      const entry = await begin(`race-${turn}`);
      const both = await Promise.all([
        call('content/remove', entry),
        call('content/publish', { ...entry, from: null, until: null }, admin),
      ]);
      const outcomes = outcomesOf(both);
      expect(outcomes).toContain('done');
      expect(outcomes.some((one) => one === 'not-found' || one === 'changed-meanwhile')).toBe(true);
      expect(await revisionsOf(entry.id)).toBe(both[0].status === 200 ? 0 : 1);
    }
  });

  test('is beyond a statement that forgets to look', async () => {
    const { id } = await publish(await begin('kept'));
    await expect(sql`delete from content_revisions where entry_id = ${id}`.execute(db)).rejects.toThrow('stays');
  });
});

test('the place of an entry is its order in the list, at once', async () => {
  const entries = [];
  for (const slug of ['alpha', 'beta', 'gamma']) entries.push(await publish(await begin(slug)));
  const listed = async () => {
    const { infos } = (await (await fetch(`${product.url}/content/list?type=content`)).json()) as {
      infos: { slug: string }[];
    };
    return infos.map(({ slug }) => slug).filter((slug) => ['alpha', 'beta', 'gamma'].includes(slug));
  };
  expect(await listed()).toEqual(['gamma', 'beta', 'alpha']);
  const [alpha, , gamma] = entries;
  const placed = await call('content/place', { ...gamma, position: 30 });
  expect(placed.body.version).toBe(gamma!.version + 1);
  expect((await call('content/place', { ...alpha, position: 20 })).status).toBe(200);
  expect(await listed()).toEqual(['beta', 'alpha', 'gamma']);
  expect((await call('content/detail', { id: gamma!.id })).body.entry.position).toBe(30);
  expect(await trail(gamma!.id)).toEqual({ action: 'content.placed', before: { position: 0 } });
  expect(problemOf(await call('content/place', { ...gamma, position: 1 }))).toEqual([409, 'changed-meanwhile']);
  for (const position of [-1, 1.5, 100_001, '2'])
    expect((await call('content/place', { ...gamma, position })).body.fields).toHaveProperty('position');
});

describe('shops and topics of an entry', async () => {
  const photo = await makeMaterial(product, { kind: 'photo' });
  const { rows } = await sql<{ id: number }>`
    insert into shops (owner_id, name_zh, name_en)
    select id, '林的店', 'Lin’s shop' from users where email = 'photographer@framehall.test' returning id`.execute(db);
  const shop = rows[0]!.id;
  const texts = { titleZh: '海', titleEn: 'Sea', descriptionZh: '', descriptionEn: '' };
  const topic = (await call('topic/add', { slug: 'sea', ...texts, published: true })).body.id as number;
  await call('topic/addMaterial', { id: topic, materialId: photo });
  const hidden = (await call('topic/add', { slug: 'hidden', ...texts, published: false })).body.id as number;
  await call('topic/addMaterial', { id: hidden, materialId: photo });

  test('are shown in the editor’s order, as far as visitors see them', async () => {
    const named = { shops: [shop, shop], topics: ['hidden', 'sea'] };
    const { id } = await publish(await begin('around', named));
    const { latest } = (await call('content/detail', { id })).body.entry;
    expect([latest.content.shops, latest.content.topics]).toEqual([[shop], ['hidden', 'sea']]);
    const reply = await fetch(`${product.url}/content/article?slug=around`, { headers: { 'accept-language': 'en' } });
    const { article } = (await reply.json()) as { article: { shops: object[]; topics: object[] } };
    expect(article.topics).toMatchObject([{ id: topic, title: 'Sea' }]);
    expect(article.shops).toEqual([{ id: shop, name: 'Lin’s shop', bio: '', avatar: null }]);
    const html = await (await fetch(`${product.url}/Case/around?lang=en`)).text();
    expect(html).toContain(
      `<h2>Related shops</h2><ul><li><a href="/Shop?id=${shop}">Lin’s shop</a></li></ul>` +
        `<h2>Related topics</h2><ul><li><a href="/Topic?id=${topic}">Sea</a></li></ul></main>`,
    );
    const { findings } = (await call('content/check', { id })).body;
    expect(findings.filter(({ problem }: { problem: string }) => /topic|shop/.test(problem))).toEqual([
      { problem: 'hidden-topic', name: 'Sea' },
      { problem: 'empty-shop', name: 'Lin’s shop' },
    ]);
    await sql`update materials set shop_id = ${shop} where id = ${photo}`.execute(db);
    const filled = (await call('content/check', { id })).body.findings;
    expect(filled.map(({ problem }: { problem: string }) => problem)).not.toContain('empty-shop');
    await call('topic/remove', { id: topic, version: 1 });
    const after = await fetch(`${product.url}/content/article?slug=around`);
    expect(((await after.json()) as typeof reply & { article: typeof article }).article.topics).toEqual([]);
  });

  test('shops are found by name or owner, the chosen ones first', async () => {
    await sql`
      insert into shops (owner_id, name_zh, name_en)
      select id, '岸边', 'Ashore' from users where email = 'editor@framehall.test'`.execute(db);
    const found = async (input: object) =>
      (await call('content/shops', input)).body.infos.map(({ name }: { name: string }) => name);
    expect(await found({})).toEqual(['Ashore', 'Lin’s shop']);
    expect(await found({ ids: [shop] })).toEqual(['Lin’s shop', 'Ashore']);
    expect(await found({ keyword: '岸' })).toEqual(['Ashore']);
    expect(await found({ keyword: '%' })).toEqual([]);
    expect(await found({ keyword: 'nobody', ids: [shop, 999_999] })).toEqual(['Lin’s shop']);
    for (const bad of [{ ids: ['x'] }, { ids: Array.from({ length: 13 }, () => shop) }, { keyword: 'x'.repeat(101) }])
      expect((await call('content/shops', bad)).status).toBe(400);
  });

  test.each<[string, object, string]>([
    ['an unknown shop', { shops: [999_999] }, 'shops'],
    ['a shop that is no number', { shops: ['x'] }, 'shops'],
    ['an unknown topic', { topics: ['nowhere'] }, 'topics'],
    ['too many topics', { topics: Array.from({ length: 13 }, () => 'hidden') }, 'topics'],
  ])('%s is refused', async (_what, more, field) => {
    const reply = await call('content/create', { type: 'content', slug: 'refused', ...content('x', more) });
    expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, [field]]);
  });
});
