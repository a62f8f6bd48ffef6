import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { OwnerChanges } from '#contract/calls/material-editor.ts';
import { systemContext } from '#server/system-context.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { anotherPhotographer, signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { moveMaterial } from '../../catalogue/catalogue.ts';
import { must } from '#server/platform/problem.ts';

const product = await startProduct();
const owner = await signIn(product, 'photographer');
const buyer = await signIn(product, 'buyer');
const stranger = await anotherPhotographer(product);

const call = (path: string, input: object, token: string | undefined = owner) =>
  product.call(`/center/editor/${path}`, input, { token });
const detail = async (id: number) => (await call('detail', { id })).body.material;
const draft = (description = {}) => makeMaterial(product, { kind: 'photo', online: false, description });
const save = async (id: number, changes: OwnerChanges) =>
  await call('save', { id, version: (await detail(id)).version, ...changes });
const trail = async (id: number) => {
  const { rows } = await sql<{ action: string; before: object; after: object; actor: string }>`
    select action, before, after, actor from audit_events where subject = ${`material:${id}`} order by id desc`.execute(
    product.db,
  );
  return rows;
};
const edits = async (id: number) => (await trail(id)).filter(({ action }) => action === 'material.edited');
const waiting = async () =>
  (await product.services.jobs.boss.findJobs<{ materialIds: number[] }>('search.update')).map(
    (job) => job.data.materialIds,
  );
const move = (id: number, from: 'incomplete' | 'pending', to: 'pending' | 'returned' | 'rejected') =>
  moveMaterial(systemContext(product.services, 'test'), { id, from, to, by: to === 'pending' ? 'owner' : 'reviewer' });
async function category(kind: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into categories (kind, slug, name_zh, name_en) values (${kind}, 'coast', '海岸', 'Coast')
    on conflict (kind, slug) do update set position = 1 returning id`.execute(product.db);
  return rows[0]?.id ?? 0;
}

describe('one material', () => {
  test('[R37] shows what can be said of it, what the file suggests, and what was decided', async () => {
    const id = await draft({ titleZh: '灯塔', keywordsZh: ['海岸'] });
    await sql`
      insert into material_suggestions (material_id, title, description, keywords, place, taken_on)
      values (${id}, 'Beacon', 'From IPTC', '{sea,beacon}', 'Dover', '2025-04-03')`.execute(product.db);
    await sql`insert into material_findings (material_id, code) values (${id}, 'colour-untagged')`.execute(product.db);
    await sql`
      insert into reviews (material_id, kind, round, state, due_at, verdict, decided_by, decided_at, reasons, note)
      values (${id}, 'photo', 'first', 'decided', clock_now(), 'return', (select min(id) from users), clock_now(),
        '[{"code":"metadata-title","words":"Too short","atSeconds":null,"region":null}]', '')`.execute(product.db);
    const material = await detail(id);
    expect(material).toMatchObject({
      state: 'incomplete',
      edit: { titleZh: '灯塔', keywordsZh: ['海岸'], people: null, editorial: false, takenOn: null },
      suggestion: { title: 'Beacon', keywords: ['sea', 'beacon'], place: 'Dover', takenOn: '2025-04-03' },
      technical: { width: 1920, height: 1080 },
      findings: ['colour-untagged'],
      releases: [],
      decisions: [{ verdict: 'return', reasons: [{ code: 'metadata-title', words: 'Too short' }] }],
    });
    expect(material.poster).toMatch(/poster$/);
    expect(JSON.stringify(material.decisions)).not.toMatch(/decided_?by/i);
  });

  test('names the place where it was shot, in both languages', async () => {
    const id = await draft();
    await sql`
      insert into material_suggestions (material_id, title, description, keywords, place, latitude, longitude)
      values (${id}, '', '', '{}', '', 30.25, 120.166667)`.execute(product.db);
    expect((await detail(id)).suggestion).toEqual({
      title: '',
      description: '',
      keywords: [],
      place: '',
      near: { zh: '浙江杭州', en: 'Hangzhou, Zhejiang', coordinates: '30.25000, 120.16667' },
      takenOn: null,
    });
  });

  test('names what it resembles: the owner’s own, and others’ only while on sale', async () => {
    const [id, own, online, hidden] = [await draft(), await draft(), await draft(), await draft()];
    await sql`
      update materials set owner_id = (select id from users where email = 'manager@framehall.test'),
        state = case when id = ${online} then 'online' else 'pending' end
      where id = any(${[online, hidden]}::bigint[])`.execute(product.db);
    const near = [hidden, online, own, 999_999].map((materialId) => ({ materialId, code: 'old', distance: 1 }));
    await sql`
      insert into material_findings (material_id, code, detail)
      values (${id}, 'near-duplicate', ${JSON.stringify({ near })})`.execute(product.db);
    expect((await detail(id)).alike).toMatchObject([
      { own: false, material: { id: online, state: 'online' } },
      { own: true, material: { id: own, state: 'incomplete' } },
    ]);
  });

  test('[R231] is for its owner: others, unknown ids and buyers get nothing', async () => {
    const id = await draft();
    const { version } = await detail(id);
    expect((await call('detail', { id }, stranger)).body).toMatchObject({ problem: 'not-found' });
    expect((await call('detail', { id: 999_999 })).body).toMatchObject({ problem: 'not-found' });
    const foreign = await call('save', { id, version, titleEn: 'Mine now' }, stranger);
    expect(foreign.body).toMatchObject({ problem: 'not-found' });
    expect((await call('detail', { id }, buyer)).status).toBe(403);
    expect((await product.call('/center/editor/detail', { id })).status).toBe(401);
    expect((await detail(id)).edit.titleEn).toBe('Mountain');
  });

  test('[R216] keeps parts of a description, tidied up, and writes down what changed', async () => {
    const id = await draft();
    const { body } = await save(id, { titleEn: ' Dawn ', keywordsZh: ['日出 山', '#日出'], takenOn: '2026-02-28' });
    expect(body.edit).toMatchObject({ titleEn: 'Dawn', titleZh: '山', keywordsZh: ['日出', '山'] });
    expect(await edits(id)).toEqual([
      {
        action: 'material.edited',
        actor: '陆远',
        before: { titleEn: 'Mountain', keywordsZh: [], takenOn: null },
        after: { titleEn: 'Dawn', keywordsZh: ['日出', '山'], takenOn: '2026-02-28' },
      },
    ]);
    expect(body.version).toBe((await detail(id)).version);
  });

  test('saving what is there already leaves no trace and no new version', async () => {
    const id = await draft({ keywordsEn: ['sea'] });
    const before = await detail(id);
    const { body } = await save(id, { titleEn: 'Mountain ', keywordsEn: ['sea', 'SEA!'] });
    expect(body.version).toBe(before.version);
    expect(await edits(id)).toEqual([]);
  });

  test('of two who save at once the second is told', async () => {
    const id = await draft();
    const { version } = await detail(id);
    const both = await Promise.all(['One', 'Two'].map((titleEn) => call('save', { id, version, titleEn })));
    expect(new Set(both.map(({ body }) => body.problem ?? 'saved'))).toEqual(new Set(['changed-meanwhile', 'saved']));
    expect(await edits(id)).toHaveLength(1);
  });

  test.each<[string, OwnerChanges | object, string]>([
    ['a category of another kind', { categoryId: -1 }, 'categoryId'],
    ['a series that is not there', { groupId: 999_999 }, 'groupId'],
    ['51 keywords', { keywordsEn: Array.from({ length: 51 }, (_, index) => `word${index}`) }, 'keywordsEn'],
    ['an endless keyword', { keywordsZh: ['字'.repeat(41)] }, 'keywordsZh'],
    ['an endless title', { titleZh: '字'.repeat(121) }, 'titleZh'],
    ['a day that is none', { takenOn: '2026-02-30' }, 'takenOn'],
    ['a day to come', { takenOn: '2099-01-01' }, 'takenOn'],
  ])('refuses %s', async (_, typed, field) => {
    const id = await draft();
    const changes = 'categoryId' in typed ? { categoryId: await category('music') } : typed;
    const { body, status } = await save(id, changes as OwnerChanges);
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
    expect(await edits(id)).toEqual([]);
  });

  test('refuses what nobody asked for', async () => {
    const id = await draft();
    expect((await save(id, { priceClass: 'A' } as OwnerChanges)).status).toBe(400);
    expect((await save(id, { state: 'online' } as OwnerChanges)).status).toBe(400);
  });

  test('[R37] on sale, its words may change and searches follow; category and editorial may not', async () => {
    const id = await makeMaterial(product, { kind: 'photo' });
    expect((await save(id, { titleEn: 'Better', editorial: false })).body).toMatchObject({ success: true });
    expect((await waiting()).filter((ids) => ids.includes(id))).toHaveLength(2);
    expect((await save(id, { editorial: true })).body).toMatchObject({ problem: 'not-editable' });
    expect((await save(id, { categoryId: await category('photo') })).body).toMatchObject({ problem: 'not-editable' });
    expect((await save(id, { titleEn: '', titleZh: '' })).body.fields).toHaveProperty('titleEn');
  });

  test('[R37] what a reviewer is looking at does not change; what came back does', async () => {
    const id = await draft();
    must(await move(id, 'incomplete', 'pending'));
    expect((await save(id, { titleEn: 'Sneaky' })).body).toMatchObject({ problem: 'not-editable' });
    must(await move(id, 'pending', 'returned'));
    expect((await save(id, { titleEn: 'Mended', editorial: true })).body).toMatchObject({ success: true });
    const rejected = await draft();
    must(await move(rejected, 'incomplete', 'pending'));
    must(await move(rejected, 'pending', 'rejected'));
    expect((await save(rejected, { titleEn: 'Late' })).body).toMatchObject({ problem: 'not-editable' });
  });
});

describe('many materials', () => {
  test('[R37] get the same words; keywords are added or removed; each is described wholly or not at all', async () => {
    const one = await draft({ keywordsEn: ['Sea', 'dawn'] });
    const two = await draft({ keywordsEn: ['dawn'] });
    const pending = await draft();
    must(await move(pending, 'incomplete', 'pending'));
    const full = await draft({ keywordsEn: Array.from({ length: 50 }, (_, index) => `word${index}`) });
    const changes = { placeEn: 'Dover', keywordsEn: { mode: 'add', words: ['sea', 'cliff'] }, people: false };
    const { body } = await call('saveMany', { ids: [one, two, pending, full, 999_999], changes });
    expect(body).toMatchObject({
      done: [one, two],
      left: [
        { id: 999_999, why: 'unknown' },
        { id: pending, why: 'not-editable' },
        { id: full, why: 'too-long' },
      ],
    });
    expect((await detail(one)).edit).toMatchObject({ placeEn: 'Dover', keywordsEn: ['Sea', 'dawn', 'cliff'] });
    expect((await detail(two)).edit).toMatchObject({ keywordsEn: ['dawn', 'sea', 'cliff'], people: false });
    expect((await detail(full)).edit.placeEn).toBe('');
    await call('saveMany', { ids: [one, two], changes: { keywordsEn: { mode: 'remove', words: ['SEA'] } } });
    expect((await detail(one)).edit.keywordsEn).toEqual(['dawn', 'cliff']);
    await call('saveMany', { ids: [one, two], changes: { keywordsEn: { mode: 'set', words: ['new'] } } });
    expect((await detail(two)).edit.keywordsEn).toEqual(['new']);
    expect(await edits(one)).toHaveLength(3);
  });

  test('[R37] are shown in the order asked for; nobody else’s', async () => {
    const [one, two] = [await draft(), await draft({ titleEn: 'Two' })];
    const { body } = await call('glimpses', { ids: [two, 999_999, one] });
    expect(body.infos).toMatchObject([{ id: two, titleEn: 'Two', state: 'incomplete' }, { id: one }]);
    expect(body.infos[0].thumbnail).toMatch(/thumb-1x$/);
    expect((await call('glimpses', { ids: [one] }, stranger)).body.infos).toEqual([]);
    expect((await call('glimpses', { ids: [] })).status).toBe(400);
    expect((await call('glimpses', { ids: [one] }, buyer)).status).toBe(403);
  });

  test('that are somebody else’s are left as unknown ones are', async () => {
    const id = await draft();
    const { body } = await call('saveMany', { ids: [id, 999_999], changes: { placeEn: 'Here' } }, stranger);
    expect(body).toMatchObject({ done: [], left: [{ id, why: 'unknown' }, { why: 'unknown' }] });
    expect((await detail(id)).edit.placeEn).toBe('');
    expect((await call('saveMany', { ids: [id], changes: {} }, buyer)).status).toBe(403);
    const tooMany = Array.from({ length: 101 }, (_, index) => index + 1);
    expect((await call('saveMany', { ids: tooMany, changes: {} })).status).toBe(400);
  });
});

describe('words', () => {
  test('[R37] are suggested from what others use and from the trade, in the language asked for', async () => {
    await sql`
      insert into search_phrases (language, text, folded, pinyin, initials, photos)
      values ('en', 'lighthouse keeper', 'lighthouse keeper', '', '', 3), ('zh', '灯塔守望', '灯塔守望', 'dengtashouwang', 'dtsw', 2)`.execute(
      product.db,
    );
    const words = async (q: string, language: string) => (await call('words', { q, language })).body.words;
    expect(await words('lighth', 'en')).toEqual(['lighthouse keeper', 'lighthouse']);
    expect(await words('灯塔', 'zh')).toEqual(['灯塔守望', '灯塔']);
    expect(await words('dengta', 'zh')).toEqual(['灯塔守望']);
    expect(await words('灯塔', 'en')).toEqual([]);
    expect((await call('words', { q: '', language: 'en' })).status).toBe(400);
    expect((await call('words', { q: 'a', language: 'en' }, buyer)).status).toBe(403);
  });

  test('[R37] are translated as far as they are known; staff’s pairs count', async () => {
    await sql`insert into hot_words (word_zh, word_en) values ('围炉煮茶', 'fireside tea')`.execute(product.db);
    const { body } = await call('translate', {
      from: 'zh',
      words: ['日落', '围炉煮茶', '夕阳', '没人知道'],
      texts: ['雪山日出', '雪山上的日出'],
    });
    expect(body).toMatchObject({
      words: ['sunset', 'fireside tea', 'sunset', null],
      texts: ['Snow mountain sunrise', null],
    });
    expect((await call('translate', { from: 'xx' })).status).toBe(400);
  });
});

describe('series and consents', () => {
  async function release(subject = 'Li Lei'): Promise<number> {
    const { rows } = await sql<{ id: number }>`
      insert into releases (owner_id, kind, subject, file_name, key)
      values ((select id from users where email = 'photographer@framehall.test'), 'model', ${subject}, 'li.pdf',
        gen_random_uuid()::text) returning id`.execute(product.db);
    return rows[0]?.id ?? 0;
  }

  test('[R37] a series is begun, filled and renamed by its owner alone', async () => {
    const { group } = (await call('addGroup', { titleZh: '江南', titleEn: '' })).body;
    const id = await draft();
    expect((await save(id, { groupId: group.id })).body.edit.groupId).toBe(group.id);
    expect((await call('groups', {})).body).toMatchObject({ infos: [{ zh: '江南', en: '', materials: 1 }], total: 1 });
    const renamed = await call('renameGroup', { id: group.id, titleZh: '江南', titleEn: 'Jiangnan' });
    expect(renamed.body.group).toEqual({ id: group.id, zh: '江南', en: 'Jiangnan', materials: 1 });
    const foreign = await call('renameGroup', { id: group.id, titleZh: '我的', titleEn: '' }, stranger);
    expect(foreign.body).toMatchObject({ problem: 'not-found' });
    expect((await call('groups', {}, stranger)).body.infos).toEqual([]);
    expect((await call('addGroup', { titleZh: ' ', titleEn: '' })).status).toBe(400);
    expect((await call('groups', {}, buyer)).status).toBe(403);
  });

  test('[R37] a consent is attached to many, once each, and taken off again; not under review', async () => {
    const releaseId = await release();
    const ids = [await draft(), await draft()];
    const pending = await draft();
    must(await move(pending, 'incomplete', 'pending'));
    const attach = (attached: boolean, token = owner) =>
      call('attachRelease', { releaseId, ids: [...ids, pending], attached }, token);
    expect((await attach(true)).body).toMatchObject({ done: ids, left: [{ id: pending, why: 'not-editable' }] });
    await attach(true);
    expect((await trail(ids[0]!)).filter(({ action }) => action === 'material.release-attached')).toHaveLength(1);
    expect((await call('releases', {})).body.infos).toMatchObject([{ id: releaseId, subject: 'Li Lei', materials: 2 }]);
    expect((await detail(ids[0]!)).releases).toEqual([
      { id: releaseId, kind: 'model', subject: 'Li Lei', fileName: 'li.pdf' },
    ]);
    expect((await attach(false, stranger)).body).toMatchObject({ problem: 'not-found' });
    await attach(false);
    expect((await detail(ids[0]!)).releases).toEqual([]);
  });

  test('an own consent does not cover what is somebody else’s', async () => {
    const releaseId = await release('Han');
    const id = await draft();
    await sql`update materials set owner_id = (select id from users where email = 'manager@framehall.test')
      where id = ${id}`.execute(product.db);
    const { body } = await call('attachRelease', { releaseId, ids: [id], attached: true });
    expect(body).toMatchObject({ done: [], left: [{ id, why: 'unknown' }] });
  });
});
