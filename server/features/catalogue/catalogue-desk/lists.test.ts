import { describe, expect, test } from 'vitest';
import { makeMaterial } from '#tests/support/materials.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const editor = await signIn(product, 'editor');
const admin = await signIn(product, 'admin');

const office = (path: string, input: object = {}, token: string | undefined = editor) =>
  product.call(`/office/${path}`, input, { token });
const ids = async (path: string, input: object = {}): Promise<number[]> =>
  (await office(path, input)).body.infos.map((row: { id: number }) => row.id);
const actions = async (subject: string): Promise<string[]> =>
  (await office('audit/list', { subject }, admin)).body.infos.map((event: { action: string }) => event.action);

describe('hot words', () => {
  const add = async (zh: string, en: string) => (await office('hotWord/add', { zh, en })).body;
  const shown = async (language: 'zh' | 'en') =>
    (
      (await (await fetch(`${product.url}/hotword`, { headers: { 'accept-language': language } })).json()) as {
        data: string[];
      }
    ).data;

  test('[R165] [D10] are added, reordered, changed and removed, and visitors see it', async () => {
    const [one, two, three] = [await add('日落', 'sunset'), await add('航拍', 'aerial'), await add('城市', 'city')].map(
      (word) => word.id,
    );
    expect(await shown('zh')).toEqual(['日落', '航拍', '城市']);
    const was = await ids('hotWord/list');
    await office('hotWord/reorder', { was, ids: [three, one, two] });
    expect(await shown('en')).toEqual(['city', 'sunset', 'aerial']);
    expect((await office('hotWord/edit', { id: one, version: 1, zh: '晚霞', en: 'afterglow' })).body.success).toBe(
      true,
    );
    expect((await office('hotWord/remove', { id: two, version: 1 })).body.success).toBe(true);
    expect(await shown('en')).toEqual(['city', 'afterglow']);
    expect(await actions(`hot-word:${one}`)).toEqual(['hot-word.edited', 'hot-word.added']);
    expect(await actions(`hot-word:${two}`)).toEqual(['hot-word.removed', 'hot-word.added']);
    expect(await actions('hot-word:all')).toEqual(['hot-word.reordered']);
  });

  test('a word is there once, whatever its case, even when two add it at once', async () => {
    const replies = await Promise.all([1, 2].map(() => add('冰川', 'glacier')));
    expect(replies.filter((reply) => reply.success)).toHaveLength(1);
    expect(replies.find((reply) => !reply.success)?.fields).toHaveProperty('zh');
    expect((await add('冰山', 'Glacier')).fields).toEqual({ en: 'This already exists' });
    const { id } = await add('冰海', 'ice sea');
    expect((await office('hotWord/edit', { id, version: 1, zh: '冰川', en: 'ice sea' })).body.fields).toHaveProperty(
      'zh',
    );
  });

  test('nobody overwrites what they have not seen', async () => {
    const { id } = await add('雪', 'snow');
    const edit = (en: string) => office('hotWord/edit', { id, version: 1, zh: '雪', en });
    const replies = await Promise.all([edit('fresh snow'), edit('powder')]);
    expect(replies.filter((reply) => reply.body.problem === 'changed-meanwhile')).toHaveLength(1);
    expect((await office('hotWord/remove', { id, version: 1 })).body.problem).toBe('changed-meanwhile');
    const was = await ids('hotWord/list');
    const orders = [was.toReversed(), [...was.slice(1), was[0]]];
    const moves = await Promise.all(orders.map((wanted) => office('hotWord/reorder', { was, ids: wanted })));
    expect(moves.filter((reply) => reply.body.problem === 'changed-meanwhile')).toHaveLength(1);
  });

  test('an order must be of the same words, each once', async () => {
    const was = await ids('hotWord/list');
    for (const wrong of [[...was, 999_999], was.slice(1), [...was.slice(1), was[1]], [999_999, ...was.slice(1)]])
      expect((await office('hotWord/reorder', { was, ids: wrong })).body.fields).toHaveProperty('ids');
    expect((await office('hotWord/reorder', { was: [], ids: [] })).body.problem).toBe('changed-meanwhile');
    expect(await ids('hotWord/list')).toEqual(was);
    expect((await add('', 'x')).fields).toHaveProperty('zh');
    expect((await office('hotWord/edit', { id: 999_999, version: 1, zh: 'a', en: 'b' })).status).toBe(404);
    expect((await office('hotWord/remove', { id: 999_999, version: 1 })).status).toBe(404);
  });
});

describe('categories', () => {
  const add = async (kind: string, zh: string, en: string) => (await office('category/add', { kind, zh, en })).body;

  test('[R246] belong to a kind, are renamed and reordered, and visitors see it', async () => {
    const sky = (await add('photo', '天空', 'Sky')).id;
    const sea = (await add('photo', '大海', 'Sea')).id;
    expect((await add('video', '天空', 'Sky')).success).toBe(true);
    expect((await add('photo', '天空', 'Heaven')).fields).toHaveProperty('zh');
    expect((await add('photo', '天', 'SKY')).fields).toHaveProperty('en');
    await office('category/reorder', { kind: 'photo', was: [sky, sea], ids: [sea, sky] });
    await office('category/edit', { id: sky, version: 1, zh: '天与云', en: 'Sky & clouds' });
    const { list } = (await product.call('/photo/categoryList')).body;
    expect(list.map((row: { categoryName: string }) => row.categoryName)).toEqual(['Sea', 'Sky & clouds']);
    // The old name is free again, but not its slug.
    expect((await add('photo', '天空', 'Sky')).success).toBe(true);
    expect((await office('category/reorder', { kind: 'video', was: [sea], ids: [sea] })).body.problem).toBe(
      'changed-meanwhile',
    );
    expect(await actions(`category:${sky}`)).toEqual(['category.edited', 'category.added']);
  });

  test('are removed only when nothing is in them', async () => {
    const { id } = await add('photo', '雾', 'Fog');
    const material = await makeMaterial(product, { kind: 'photo', description: { categoryId: id } });
    const listed = (await office('category/list')).body.infos.find((row: { id: number }) => row.id === id);
    expect(listed).toMatchObject({ kind: 'photo', materials: 1 });
    expect((await office('category/remove', { id, version: 1 })).body.problem).toBe('still-used');
    await product.db.updateTable('materials').set({ categoryId: null }).where('id', '=', material).execute();
    expect((await office('category/remove', { id, version: 2 })).body.problem).toBe('changed-meanwhile');
    expect((await office('category/remove', { id, version: 1 })).body.success).toBe(true);
    expect((await office('category/remove', { id, version: 1 })).status).toBe(404);
  });
});

describe('topics', () => {
  const texts = (slug: string, more: object = {}) => ({
    slug,
    titleZh: `专题 ${slug}`,
    titleEn: `Topic ${slug}`,
    descriptionZh: '',
    descriptionEn: '',
    published: true,
    ...more,
  });
  /** All that the desk sends of a topic. */
  const fields = (slug: string, more: object = {}) => ({
    ...texts(slug),
    shownFrom: null,
    shownUntil: null,
    chosenCover: null,
    ...more,
  });
  const add = async (slug: string) => (await office('topic/add', texts(slug))).body;
  const home = async (): Promise<string[]> =>
    (await product.call('/home/index')).body.topicList.map((topic: { title: string }) => topic.title);

  test('[R59] [D10] are made, described, filled, reordered and removed, and visitors see it', async () => {
    const photos = [await makeMaterial(product, { kind: 'photo' }), await makeMaterial(product, { kind: 'photo' })];
    const [north, south] = [(await add('north')).id, (await add('south')).id];
    for (const id of [north, south])
      for (const materialId of photos) await office('topic/addMaterial', { id, materialId });
    expect(await home()).toEqual(['Topic north', 'Topic south']);
    await office('topic/reorder', { was: [north, south], ids: [south, north] });
    expect(await home()).toEqual(['Topic south', 'Topic north']);
    await office('topic/reorderMaterials', { id: north, was: photos, ids: photos.toReversed() });
    const [, listed] = (await office('topic/list')).body.infos;
    expect(listed).toMatchObject({ id: north, materials: 2, online: 2 });
    expect(listed.cover).toMatch(new RegExp(`/${photos[1]}/thumb-2x$`));
    await office('topic/edit', { id: south, version: 1, ...fields('south', { published: false }) });
    await office('topic/removeMaterial', { id: north, materialId: photos[1] });
    expect(await ids('topic/materials', { id: north })).toEqual([photos[0]]);
    expect(await home()).toEqual(['Topic north']);
    expect((await office('topic/remove', { id: north, version: 1 })).body.success).toBe(true);
    expect(await home()).toEqual([]);
    expect(await actions(`topic:${north}`)).toEqual([
      'topic.removed',
      'topic.material-removed',
      'topic.materials-reordered',
      'topic.material-added',
      'topic.material-added',
      'topic.added',
    ]);
  });

  test('an address belongs to one topic', async () => {
    const first = await add('east');
    expect((await add('east')).fields).toHaveProperty('slug');
    const second = await add('west');
    const taken = await office('topic/edit', { id: second.id, version: 1, ...fields('east') });
    expect(taken.body.fields).toHaveProperty('slug');
    for (const wrong of ['Mit Leerzeichen', 'ümlaut', '-x', 'a--b', '../x'])
      expect((await add(wrong)).fields).toHaveProperty('slug');
    expect(first.success).toBe(true);
  });

  test('nobody overwrites what they have not seen', async () => {
    const { id } = await add('race');
    const photos = await Promise.all([1, 2, 3].map(() => makeMaterial(product, { kind: 'photo' })));
    const edits = await Promise.all(
      ['A', 'B'].map((titleEn) => office('topic/edit', { id, version: 1, ...fields('race', { titleEn }) })),
    );
    expect(edits.filter((reply) => reply.body.problem === 'changed-meanwhile')).toHaveLength(1);
    expect((await office('topic/remove', { id, version: 1 })).body.problem).toBe('changed-meanwhile');
    const adding = { id, materialId: photos[0] };
    const added = await Promise.all([1, 2].map(() => office('topic/addMaterial', adding)));
    expect(added.filter((reply) => reply.body.success)).toHaveLength(1);
    for (const materialId of photos.slice(1)) await office('topic/addMaterial', { id, materialId });
    const was = await ids('topic/materials', { id });
    const orders = [was.toReversed(), [...was.slice(1), was[0]]];
    const moves = await Promise.all(orders.map((wanted) => office('topic/reorderMaterials', { id, was, ids: wanted })));
    expect(moves.filter((reply) => reply.body.problem === 'changed-meanwhile')).toHaveLength(1);
    const now = await ids('topic/materials', { id });
    const unknown = await office('topic/reorderMaterials', { id, was: now, ids: [...now.slice(1), 999_999] });
    expect(unknown.body.fields).toHaveProperty('ids');
  });

  test('what is not there is not found', async () => {
    const { id } = await add('gone');
    const gone = [
      office('topic/edit', { id: 999_999, version: 1, ...fields('z') }),
      office('topic/body', { id: 999_999 }),
      office('topic/write', { id: 999_999, version: 1, zh: [], en: [] }),
      office('topic/remove', { id: 999_999, version: 1 }),
      office('topic/materials', { id: 999_999 }),
      office('topic/addMaterial', { id, materialId: 999_999 }),
      office('topic/addMaterial', { id: 999_999, materialId: 1 }),
      office('topic/removeMaterial', { id, materialId: 1 }),
      office('topic/reorderMaterials', { id: 999_999, was: [], ids: [] }),
    ];
    for (const reply of await Promise.all(gone)) expect(reply.status).toBe(404);
  });
});

test('the lists belong to editors; reviewers only choose among the categories', async () => {
  const others = await Promise.all(['buyer', 'reviewer', 'sales'].map((name) => signIn(product, name)));
  const paths = [
    ...[
      'list',
      'add',
      'edit',
      'body',
      'write',
      'remove',
      'reorder',
      'materials',
      'addMaterial',
      'removeMaterial',
      'reorderMaterials',
    ].map((call) => `topic/${call}`),
    ...['list', 'add', 'edit', 'remove', 'reorder'].map((call) => `hotWord/${call}`),
    ...['add', 'edit', 'remove', 'reorder'].map((call) => `category/${call}`),
  ];
  for (const path of paths) {
    expect((await product.call(`/office/${path}`)).body.code, path).toBe(1001);
    for (const token of others) expect((await office(path, {}, token)).status, path).toBe(403);
  }
  expect((await office('category/list', {}, others[0])).status).toBe(403);
  expect((await office('category/list', {}, others[1])).status).toBe(200);
});
