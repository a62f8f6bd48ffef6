import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { outcomesOf, problemOf } from '#tests/support/applications.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct({ DEMO: '1' });
const { db } = product;
const { objects } = product.services;
const editor = await signIn(product, 'editor');

const office = (name: string, input: object, token: string | undefined = editor) =>
  product.call(`/office/${name}`, input, { token });
const text = (words: string) => ({ type: 'text', runs: [{ text: words }] });
const picture = (key: string, alt: string) => ({ type: 'picture', picture: { key, alt, caption: '' } });

/** A picture of the library, as uploads leave it. */
async function addPicture(name: string) {
  const { rows } = await sql<{ id: number }>`
    insert into content_pictures (key, widths, width, height, colour, original_key, sha256, size_bytes, name, focus_x)
    values (${`content/${name}`}, '{640,1280}', 1280, 720, '#112233', ${name},
      ${name.padEnd(64, '0').replaceAll(/[^0-9a-f]/g, '0')}, 1, ${name}, 20)
    returning id`.execute(db);
  return { id: rows[0]!.id, key: `content/${name}` };
}

const fields = (slug: string, more: object = {}) => ({
  slug,
  titleZh: `专题 ${slug}`,
  titleEn: `Topic ${slug}`,
  descriptionZh: '',
  descriptionEn: 'About it',
  published: true,
  shownFrom: null,
  shownUntil: null,
  chosenCover: null,
  ...more,
});
const photo = await makeMaterial(product, { kind: 'photo' });

/** A published topic with one photo on sale. */
async function begin(slug: string): Promise<number> {
  const { shownFrom: _from, shownUntil: _until, chosenCover: _cover, ...texts } = fields(slug);
  const { id } = (await office('topic/add', texts)).body;
  await office('topic/addMaterial', { id, materialId: photo });
  return id as number;
}
async function visit(id: number, language = 'en') {
  const reply = await fetch(`${product.url}/topic/${id}`, { headers: { 'accept-language': language } });
  // oxlint-disable-next-line typescript/no-explicit-any
  return reply.status === 200 ? ((await reply.json()) as any).topic : reply.status;
}
const page = async (id: number, language = 'en') =>
  await (await fetch(`${product.url}/Topic?id=${id}&lang=${language}`)).text();
const hours = (many: number) => new Date(Date.now() + many * 3_600_000).toISOString();

describe('who may', () => {
  test.each<[string, object, number]>([
    ['body', { id: 999_999 }, 404],
    ['write', { id: 999_999, version: 1, zh: [], en: [] }, 404],
    ['edit', { id: 999_999, version: 1, ...fields('x') }, 404],
  ])('%s is for editors and admins', async (name, input, status) => {
    const statuses: Record<string, number> = { visitor: (await product.call(`/office/topic/${name}`, input)).status };
    for (const person of ['buyer', 'photographer', 'reviewer', 'sales', 'finance', 'editor', 'admin'])
      statuses[person] = (await office(`topic/${name}`, input, await signIn(product, person))).status;
    expect(statuses).toEqual({
      visitor: 401,
      buyer: 403,
      photographer: 403,
      reviewer: 403,
      sales: 403,
      finance: 403,
      editor: status,
      admin: status,
    });
  });
});

describe('the body of a topic', () => {
  test('is read by visitors on its page and by machines in its first HTML, in the language that there is', async () => {
    const id = await begin('told');
    expect(await visit(id)).toMatchObject({ body: [], language: 'en', cover: null });
    const { code } = await db.selectFrom('materials').select('code').where('id', '=', photo).executeTakeFirstOrThrow();
    const zh = [text('早晨 <b>'), { type: 'material', code, caption: '' }];
    expect((await office('topic/write', { id, version: 1, zh, en: [] })).body.version).toBe(2);
    expect(await office('topic/body', { id })).toMatchObject({ body: { version: 2, zh, en: [] } });
    expect(await visit(id)).toMatchObject({ body: zh, language: 'zh', materials: [{ code }], title: 'Topic told' });
    expect(await page(id)).toContain('<h1>Topic told</h1><p>About it</p><div lang="zh-CN"><p>早晨 &#60;b&#62;</p>');
    await office('topic/write', { id, version: 2, zh, en: [text('Morning')] });
    expect(await visit(id)).toMatchObject({ body: [text('Morning')], language: 'en', materials: [] });
    expect(await page(id)).toContain('<h1>Topic told</h1><p>About it</p><p>Morning</p></main>');
    const { rows } = await sql<{ before: object; after: object }>`
      select before, after from audit_events where subject = ${`topic:${id}`} and action = 'topic.written'
      order by id limit 1`.execute(db);
    expect(rows).toEqual([{ before: { blocksZh: 0, blocksEn: 0 }, after: { blocksZh: 2, blocksEn: 0 } }]);
  });

  test('has its own version: of two who write at once one is told, and the other fields wait for nobody', async () => {
    const id = await begin('raced');
    const write = (words: string) => office('topic/write', { id, version: 1, zh: [], en: [text(words)] });
    expect(outcomesOf(await Promise.all([write('One'), write('Two'), write('Three')]))).toEqual([
      'changed-meanwhile',
      'changed-meanwhile',
      'done',
    ]);
    expect((await office('topic/edit', { id, version: 1, ...fields('raced') })).status).toBe(200);
    expect((await office('topic/write', { id, version: 2, zh: [], en: [] })).status).toBe(200);
  });

  test.each<[string, object]>([
    ['an unknown block', { type: 'html', html: '<script>' }],
    ['an unknown attribute', { ...text('x'), onclick: 'alert(1)' }],
    ['a link that runs', { type: 'button', label: 'x', link: 'javascript:alert(1)' }],
    ['a link elsewhere in disguise', { type: 'button', label: 'x', link: '//evil.example' }],
    ['more than a body holds', text('x'.repeat(5001))],
  ])('%s is refused', async (_what, block) => {
    const id = await begin(`bad-${Math.random().toString(36).slice(2)}`);
    const reply = await office('topic/write', { id, version: 1, zh: [], en: [block] });
    expect(problemOf(reply)).toEqual([400, 'bad-input']);
    expect(await visit(id)).toMatchObject({ body: [] });
  });

  test('describes its pictures before visitors see them', async () => {
    const { key } = await addPicture('a1');
    const id = await begin('described');
    const silent = { zh: [], en: [picture(key, ' ')] };
    expect(problemOf(await office('topic/write', { id, version: 1, ...silent }))).toEqual([409, 'alt-missing']);
    await office('topic/edit', { id, version: 1, ...fields('described', { published: false }) });
    expect((await office('topic/write', { id, version: 1, ...silent })).status).toBe(200);
    expect(problemOf(await office('topic/edit', { id, version: 2, ...fields('described') }))).toEqual([
      409,
      'alt-missing',
    ]);
    await office('topic/write', { id, version: 2, zh: [], en: [picture(key, 'A quay')] });
    expect((await office('topic/edit', { id, version: 2, ...fields('described') })).status).toBe(200);
    expect((await visit(id)).pictures[key]).toMatchObject({ width: 1280, height: 720 });
  });
});

describe('the cover of a topic', () => {
  test('is the chosen picture or material, else the first picture on sale', async () => {
    const { key } = await addPicture('b2');
    const clip = await makeMaterial(product, { kind: 'video' });
    const { code } = await db.selectFrom('materials').select('code').where('id', '=', clip).executeTakeFirstOrThrow();
    const id = await begin('covered');
    const edit = async (version: number, chosenCover: string | null) =>
      await office('topic/edit', { id, version, ...fields('covered', { chosenCover }) });
    expect((await visit(id)).homeCover).toMatch(new RegExp(`/${photo}/thumb-2x$`));
    expect((await edit(1, key)).status).toBe(200);
    const [small, large] = [640, 1280].map((width) => objects.publicUrl(`${key}/${width}.webp`));
    expect(await visit(id)).toMatchObject({
      homeCover: small,
      colour: '#112233',
      focus: { x: 20, y: 50 },
      cover: { url: large, srcset: `${small} 640w, ${large} 1280w` },
    });
    expect(await page(id)).toContain(`<meta property="og:image" content="${large}"`);
    const listed = (await office('topic/list', {})).body.infos.find((topic: { id: number }) => topic.id === id);
    expect(listed).toMatchObject({ chosenCover: key, cover: small, shown: true });
    expect((await edit(2, code)).status).toBe(200);
    expect((await visit(id)).cover.url).toMatch(new RegExp(`/${clip}/poster$`));
    await sql`update materials set state = 'offline' where id = ${clip}`.execute(db);
    expect(await visit(id)).toMatchObject({ cover: null, homeCover: expect.stringMatching(`/${photo}/thumb-2x$`) });
    expect(problemOf(await edit(3, 'content/gone'))).toEqual([400, 'picture-gone']);
    for (const wrong of ['V99999999', 'nonsense', '../x'])
      expect((await edit(3, wrong)).body.fields).toHaveProperty('chosenCover');
  });

  test('keeps its picture in the library, as its body does, also when both are wanted at once', async () => {
    const [cover, shown] = [await addPicture('c3'), await addPicture('d4')];
    const id = await begin('kept');
    await office('topic/edit', { id, version: 1, ...fields('kept', { chosenCover: cover.key }) });
    await office('topic/write', { id, version: 1, zh: [picture(shown.key, '码头')], en: [] });
    for (const { id: pictureId } of [cover, shown]) {
      const uses = (await office('content/picture/uses', { id: pictureId })).body;
      expect(uses).toMatchObject({ total: 0, topics: [{ id, titleEn: 'Topic kept', inPublished: true }] });
      const removed = await office('content/picture/remove', { id: pictureId, version: 1 });
      expect(problemOf(removed)).toEqual([409, 'still-used']);
    }
    const { infos } = (await office('content/picture/list', { use: 'published' })).body;
    expect(infos.map(({ key }: { key: string }) => key)).toEqual(expect.arrayContaining([cover.key, shown.key]));
    for (const name of ['e5', 'f6', 'a7']) {
      const { id: pictureId, key } = await addPicture(name);
      const topic = await begin(`both-${name}`);
      const [written, removed] = await Promise.all([
        office('topic/write', { id: topic, version: 1, zh: [], en: [picture(key, 'A quay')] }),
        office('content/picture/remove', { id: pictureId, version: 1 }),
      ]);
      expect(['done still-used', 'picture-gone done']).toContain(
        `${written.body.problem ?? 'done'} ${removed.body.problem ?? 'done'}`,
      );
    }
  });
});

describe('the times of a topic', () => {
  const listedAt = async (path: string) =>
    await (await fetch(product.url + path, { headers: { 'accept-language': 'en' } })).text();

  test.each<[string, object, boolean]>([
    ['from the past', { shownFrom: hours(-1) }, true],
    ['from the future', { shownFrom: hours(1) }, false],
    ['until the future', { shownUntil: hours(1) }, true],
    ['until the past', { shownFrom: hours(-2), shownUntil: hours(-1) }, false],
  ])('%s are read by the clock everywhere', async (name, times, isShown) => {
    const slug = `times-${name.replaceAll(' ', '-')}`;
    const id = await begin(slug);
    const named = { titleZh: `${slug} 灯笼`, titleEn: `Lantern ${slug}`, ...times };
    expect((await office('topic/edit', { id, version: 1, ...fields(slug, named) })).status).toBe(200);
    expect((await visit(id)) !== 404).toBe(isShown);
    expect((await fetch(`${product.url}/Topic?id=${id}`)).status).toBe(isShown ? 200 : 404);
    expect((await listedAt('/topic/list')).includes(`"id":${id},`)).toBe(isShown);
    expect((await listedAt('/sitemap/topics.xml')).includes(`/Topic?id=${id}<`)).toBe(isShown);
    expect((await listedAt('/search/suggest?q=lantern')).includes(`Lantern ${slug}`)).toBe(isShown);
    const listed = (await office('topic/list', {})).body.infos.find((topic: { id: number }) => topic.id === id);
    expect(listed).toMatchObject({ ...times, shown: isShown });
  });

  test('that end before they begin, and those of no calendar, are refused', async () => {
    const id = await begin('never');
    const times = { shownFrom: hours(2), shownUntil: hours(1) };
    const edit = (more: object) => office('topic/edit', { id, version: 1, ...fields('never', more) });
    expect((await edit(times)).body.fields).toHaveProperty('shownUntil');
    for (const shownFrom of ['tomorrow', '9999-01-01T00:00:00.000Z', 5])
      expect((await edit({ shownFrom })).body.fields).toHaveProperty('shownFrom');
  });
});
