import { describe, expect, test } from 'vitest';
import { systemContext } from '#server/system-context.ts';
import { must } from '#server/platform/problem.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { moveMaterial } from './catalogue.ts';

const product = await startProduct();
const editor = await signIn(product, 'editor');
const admin = await signIn(product, 'admin');

const office = (path: string, input: object = {}, token: string | undefined = editor) =>
  product.call(`/office/${path}`, input, { token });
const ids = async (path: string, input: object = {}): Promise<number[]> =>
  (await office(path, input)).body.infos.map((row: { id: number }) => row.id);
const actions = async (subject: string): Promise<string[]> =>
  (await office('audit/list', { subject }, admin)).body.infos.map((event: { action: string }) => event.action);

// oxlint-disable-next-line typescript/no-explicit-any
async function get(path: string, language = 'en'): Promise<{ status: number; headers: Headers; body: any }> {
  const reply = await fetch(product.url + path, { headers: { 'accept-language': language } });
  return { status: reply.status, headers: reply.headers, body: await reply.json() };
}
const shown = async (): Promise<number[]> =>
  (await get('/playlist/list')).body.infos.map((row: { id: number }) => row.id);

const texts = (slug: string, more: object = {}) => ({
  slug,
  titleZh: `歌单 ${slug}`,
  titleEn: `Playlist ${slug}`,
  descriptionZh: '编辑的话',
  descriptionEn: 'What editors say',
  published: true,
  shownFrom: null,
  shownUntil: null,
  ...more,
});
const add = async (slug: string, more: object = {}) => (await office('playlist/add', texts(slug, more))).body;

async function make(slug: string, materials: number[], more: object = {}): Promise<number> {
  const { id } = await add(slug, more);
  for (const materialId of materials) await office('playlist/addMaterial', { id, materialId });
  return id;
}
const remove = (id: number, version = 1) => office('playlist/remove', { id, version });

const [song, loop] = [await makeMaterial(product, { kind: 'music' }), await makeMaterial(product, { kind: 'music' })];
const effect = await makeMaterial(product, { kind: 'effect' });
const hidden = await makeMaterial(product, { kind: 'music', online: false });
const clip = await makeMaterial(product, { kind: 'video' });

describe('playlists', () => {
  test('[D10] are listed in their order, with a cover, words, how many pieces they have and how long these are', async () => {
    const one = await make('one', [hidden, song, loop]);
    const two = await make('two', [effect]);
    expect(await shown()).toEqual([one, two]);
    await office('playlist/reorder', { was: [one, two], ids: [two, one] });
    const { body, headers } = await get('/playlist/list', 'zh-CN');
    expect(body.infos).toEqual([
      expect.objectContaining({ id: two, title: '歌单 two', count: 1, durationText: '00:21' }),
      {
        id: one,
        title: '歌单 one',
        description: '编辑的话',
        coverStr: expect.stringMatching(new RegExp(`/${song}/cover$`)),
        count: 2,
        durationText: '00:43',
      },
    ]);
    expect(headers.get('cache-control')).toBe('public, max-age=3');
    await Promise.all([remove(one), remove(two)]);
    expect(await shown()).toEqual([]);
  });

  test('one has its pieces on sale, in the order of its editors', async () => {
    const id = await make('pieces', [song, hidden, effect, loop]);
    await office('playlist/reorderMaterials', {
      id,
      was: [song, hidden, effect, loop],
      ids: [loop, effect, hidden, song],
    });
    const { body } = await get(`/playlist/${id}`);
    expect(body.playlist).toMatchObject({ id, title: 'Playlist pieces', description: 'What editors say', count: 3 });
    expect(body.infos.map(({ musicId, kind }: { musicId: number; kind: string }) => [musicId, kind])).toEqual([
      [loop, 'music'],
      [effect, 'effect'],
      [song, 'music'],
    ]);
    expect(Object.keys(body.infos[0]).toSorted().join(' ')).toBe(
      'artistText bookmarkId code composerText cover coverStr durationText kind loopFlag musicId musicName price subVersionCount tagList url waveUrl',
    );
    const ctx = systemContext(product.services, 'test');
    must(await moveMaterial(ctx, { id: effect, from: 'online', to: 'offline', by: 'staff', reason: 'test' }));
    expect((await get(`/playlist/${id}`)).body.infos).toHaveLength(2);
    must(await moveMaterial(ctx, { id: effect, from: 'offline', to: 'online', by: 'staff', reason: 'test' }));
    await remove(id);
  });

  test('[D10] have the cover of the piece that editors chose, as long as it is there', async () => {
    const id = await make('cover', [song, loop]);
    const cover = async () => (await get(`/playlist/${id}`)).body.playlist.coverStr;
    expect(await cover()).toMatch(new RegExp(`/${song}/cover$`));
    const edit = (coverId: number | null, version: number) =>
      office('playlist/edit', { id, version, ...texts('cover'), coverId });
    expect((await edit(loop, 1)).body.success).toBe(true);
    expect(await cover()).toMatch(new RegExp(`/${loop}/cover$`));
    for (const strange of [effect, clip, 999_999])
      expect((await edit(strange, 2)).body.fields).toHaveProperty('coverId');
    await office('playlist/removeMaterial', { id, materialId: loop });
    expect(await cover()).toMatch(new RegExp(`/${song}/cover$`));
    await remove(id, 2);
  });

  test('[D10] are shown from when to when editors said, and only if published', async () => {
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const id = await make('timed', [song], { shownFrom: at(10), shownUntil: at(20) });
    const always = await make('always', [song]);
    const draft = await make('draft', [song], { published: false });
    const listed = async () =>
      (await office('playlist/list')).body.infos.map((row: { id: number; shown: boolean }) => [row.id, row.shown]);
    expect(await shown()).toEqual([always]);
    expect((await get(`/playlist/${id}`)).status).toBe(404);
    await product.moveTime('11 minutes');
    expect(await shown()).toEqual([id, always]);
    expect(await listed()).toEqual([
      [id, true],
      [always, true],
      [draft, false],
    ]);
    await product.moveTime('21 minutes');
    expect(await shown()).toEqual([always]);
    expect((await get(`/playlist/${draft}`)).status).toBe(404);
    await Promise.all([remove(id), remove(always), remove(draft)]);
  });

  test('that are empty or unknown are not found; a strange id is refused', async () => {
    const empty = await make('empty', [hidden]);
    for (const id of [empty, 999_999]) expect((await get(`/playlist/${id}`)).status, String(id)).toBe(404);
    for (const id of ['x', '0', '-1', '1.5', '9'.repeat(30)])
      expect((await get(`/playlist/${id}`)).status, id).toBe(400);
    await remove(empty);
  });
});

describe('editors', () => {
  test('[D10] make, describe, fill and remove playlists, which leaves traces', async () => {
    const id = await make('traces', [song, loop]);
    const times = { shownFrom: '2026-01-01T00:00:00.000Z', shownUntil: '2199-12-31T23:59:59.000Z' };
    const edited = { ...texts('traces', { titleEn: 'Renamed', ...times }), coverId: loop };
    expect((await office('playlist/edit', { id, version: 1, ...edited })).body.success).toBe(true);
    const [row] = (await office('playlist/list')).body.infos;
    expect(row).toEqual({
      id,
      version: 2,
      ...edited,
      cover: expect.stringMatching(new RegExp(`/${loop}/cover$`)),
      materials: 2,
      online: 2,
      shown: true,
    });
    await office('playlist/removeMaterial', { id, materialId: song });
    expect(await ids('playlist/materials', { id })).toEqual([loop]);
    expect((await remove(id, 2)).body.success).toBe(true);
    expect(await actions(`playlist:${id}`)).toEqual([
      'playlist.removed',
      'playlist.material-removed',
      'playlist.edited',
      'playlist.material-added',
      'playlist.material-added',
      'playlist.added',
    ]);
  });

  test('put sounds in them, nothing else and nothing twice', async () => {
    const { id } = await add('sounds');
    const adding = (materialId: number) => office('playlist/addMaterial', { id, materialId });
    expect((await adding(clip)).status).toBe(404);
    const replies = await Promise.all([1, 2, 3].map(() => adding(song)));
    expect(replies.filter((reply) => reply.body.success)).toHaveLength(1);
    expect((await adding(song)).body.fields).toHaveProperty('materialId');
    expect(await ids('playlist/materials', { id })).toEqual([song]);
    await remove(id);
  });

  test('do not overwrite what they have not seen', async () => {
    const id = await make('race', [song, loop, effect]);
    const edits = await Promise.all(
      ['A', 'B'].map((titleEn) =>
        office('playlist/edit', { id, version: 1, ...texts('race', { titleEn }), coverId: null }),
      ),
    );
    expect(edits.filter((reply) => reply.body.problem === 'changed-meanwhile')).toHaveLength(1);
    expect((await remove(id, 1)).body.problem).toBe('changed-meanwhile');
    const was = [song, loop, effect];
    const orders = [was.toReversed(), [loop, effect, song]];
    const moves = await Promise.all(
      orders.map((wanted) => office('playlist/reorderMaterials', { id, was, ids: wanted })),
    );
    expect(moves.filter((reply) => reply.body.problem === 'changed-meanwhile')).toHaveLength(1);
    const other = (await add('race-two')).id;
    const lists = await ids('playlist/list');
    const turns = [lists.toReversed(), lists.toReversed()];
    const turned = await Promise.all(turns.map((wanted) => office('playlist/reorder', { was: lists, ids: wanted })));
    expect(turned.filter((reply) => reply.body.problem === 'changed-meanwhile')).toHaveLength(1);
    await Promise.all([remove(id, 2), remove(other)]);
  });

  test.each<[string, object, string]>([
    ['an address with spaces', { slug: 'with space' }, 'slug'],
    ['no title', { titleZh: ' ' }, 'titleZh'],
    ['a title that is too long', { titleEn: 'x'.repeat(61) }, 'titleEn'],
    [
      'an end before its beginning',
      { shownFrom: '2026-01-02T00:00:00Z', shownUntil: '2026-01-01T00:00:00Z' },
      'shownUntil',
    ],
    [
      'an end at its beginning',
      { shownFrom: '2026-01-01T00:00:00Z', shownUntil: '2026-01-01T00:00:00Z' },
      'shownUntil',
    ],
    ['a time that no calendar has', { shownFrom: '2026-02-30T00:00:00Z' }, 'shownFrom'],
    ['the year 0', { shownFrom: '0000-01-01T00:00:00Z' }, 'shownFrom'],
    ['a day without a time', { shownUntil: '2026-01-01' }, 'shownUntil'],
    ['an unknown field', { colour: 'red' }, 'colour'],
  ])('are told what is wrong with %s', async (_what, more, field) => {
    expect((await add('wrong', more)).fields).toHaveProperty(field);
  });

  test('find an address taken, and nothing where nothing is', async () => {
    const { id } = await add('east');
    expect((await add('east')).fields).toHaveProperty('slug');
    const gone = [
      office('playlist/edit', { id: 999_999, version: 1, ...texts('z'), coverId: null }),
      office('playlist/remove', { id: 999_999, version: 1 }),
      office('playlist/materials', { id: 999_999 }),
      office('playlist/addMaterial', { id, materialId: 999_999 }),
      office('playlist/addMaterial', { id: 999_999, materialId: song }),
      office('playlist/removeMaterial', { id, materialId: song }),
      office('playlist/reorderMaterials', { id: 999_999, was: [], ids: [] }),
    ];
    for (const reply of await Promise.all(gone)) expect(reply.status).toBe(404);
  });

  test('and administrators alone keep them', async () => {
    const calls = ['list', 'add', 'edit', 'remove', 'reorder'];
    calls.push('materials', 'addMaterial', 'removeMaterial', 'reorderMaterials');
    const others = await Promise.all(
      ['buyer', 'photographer', 'reviewer', 'sales', 'finance'].map((name) => signIn(product, name)),
    );
    for (const call of calls) {
      expect((await product.call(`/office/playlist/${call}`)).body.code, call).toBe(1001);
      for (const token of others) expect((await office(`playlist/${call}`, {}, token)).status, call).toBe(403);
    }
    for (const token of [editor, admin]) expect((await office('playlist/list', {}, token)).status).toBe(200);
  });
});
