import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { type Context, transaction } from '#server/context.ts';
import { systemContext } from '#server/system-context.ts';
import { outcomesOf, problemOf } from '#tests/support/applications.ts';
import {
  addGoodFiles,
  begin,
  decideContest,
  ENTRY_FORM,
  makeContest,
  submittedEntry,
  wholeEntry,
} from '#tests/support/entries.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { anotherPhotographer, register, signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { handInAgain } from '#tests/support/reviews.ts';
import { takeInOnce } from '../media/media.ts';
import { takeOffered } from './stock-offers.jobs.ts';

const product = await startProduct();
const { db } = product;
const photographer = await signIn(product, 'photographer');
const userOf = async (name: string) =>
  (await sql<{ id: number }>`select id from users where email = ${`${name}@framehall.test`}`.execute(db)).rows[0]!.id;
const ownerId = await userOf('photographer');
await sql`insert into shops (owner_id, name_zh, name_en) values (${ownerId}, '远山', 'Far Hills')`.execute(db);

afterEach(async () => {
  await sql`update users set video_flag = 1, photo_flag = 1, disabled_at = null where id = ${ownerId}`.execute(db);
});

const run = () => takeOffered(systemContext(product.services, 'test'), {}, new AbortController().signal);
const call = (path: string, input: object, token = photographer) =>
  product.call(path, input, { token, language: 'en' });
const offer = (id: number, offered = true, token = photographer) => call('/entry/stock/offer', { id, offered }, token);

/** How an entry stands for its entrant. */
async function standing(id: number, token = photographer) {
  const { body } = await call('/entry/stock/list', { ids: [id] }, token);
  return body.infos[0];
}

const materialsOf = async (entryId: number) =>
  (
    await sql<{ id: number; outcome: string }>`
    select f.material_id as id, f.outcome from stock_offer_files f join contest_entry_files e on e.id = f.entry_file_id
    where f.entry_id = ${entryId} order by e.place`.execute(db)
  ).rows;
const countMaterials = async () =>
  (await sql<{ count: number }>`select count(*) as count from materials`.execute(db)).rows[0]!.count;
const mails = async (to: string) =>
  (
    await sql<{ subject: string; body: string }>`
    select subject, body from messages where recipient = ${to} order by id`.execute(db)
  ).rows;

/** Large enough for stock. */
const enlarge = (entryId: number) =>
  sql`update contest_entry_files set width = 5000, height = 3000 where entry_id = ${entryId}`.execute(db);

/** An entry that was submitted, of files large enough for stock. */
async function enter(trackId: number, { offersStock = true, token = photographer } = {}): Promise<number> {
  const id = await wholeEntry(product, token, trackId, { ...ENTRY_FORM, offersStock });
  await enlarge(id);
  expect((await call('/entry/submit', { id, version: 2 }, token)).status).toBe(200);
  return id;
}

/** The same in a contest whose results are out. */
async function judged(options: Parameters<typeof enter>[1] = {}) {
  const contest = await makeContest(product);
  const id = await enter(contest.single, options);
  await decideContest(product, contest.id);
  return { id, contest };
}

describe('an offer', () => {
  test('is for the entrant alone', async () => {
    const { id } = await judged({ offersStock: false });
    const { token } = await register(product);
    expect((await product.call('/entry/stock/offer', { id, offered: true })).status).toBe(401);
    expect(problemOf(await offer(id, true, token))).toEqual([404, 'not-found']);
    expect(problemOf(await offer(999_999))).toEqual([404, 'not-found']);
    expect((await call('/entry/stock/list', { ids: [id] }, token)).body.infos).toEqual([]);
  });

  test.each([[{}], [{ id: 1 }], [{ id: 1, offered: 'yes' }], [{ id: -1, offered: true }]])(
    'that says %j is refused',
    async (input) => {
      expect((await call('/entry/stock/offer', input)).status).toBe(400);
    },
  );

  test.each([[[]], [Array.from({ length: 101 }, (_, n) => n + 1)]])('a list of %j entries is refused', async (ids) => {
    expect((await call('/entry/stock/list', { ids })).status).toBe(400);
  });

  test('can be made and taken back until it takes effect, and both are on record', async () => {
    const contest = await makeContest(product);
    const id = await submittedEntry(product, photographer, contest.single);
    expect(await standing(id)).toEqual({ entryId: id, step: 'none', files: [] });
    expect((await offer(id)).body.offer).toEqual({ entryId: id, step: 'results', files: [] });
    expect((await offer(id)).status).toBe(200);
    expect((await offer(id, false)).body.offer.step).toBe('none');
    const { rows } = await sql<{ action: string }>`
      select action from audit_events where subject = ${`entry:${id}`} and action like 'entry.stock-%' order by id`.execute(
      db,
    );
    expect(rows.map(({ action }) => action)).toEqual(['entry.stock-offered', 'entry.stock-kept-back']);
  });

  test('goes by the form while the entry is a draft or rejected', async () => {
    const contest = await makeContest(product);
    const draft = await begin(product, photographer, contest.single);
    const rejected = await submittedEntry(product, photographer, contest.single);
    await sql`update contest_entries set state = 'rejected', reject_code = 'theme' where id = ${rejected}`.execute(db);
    for (const id of [draft, rejected]) {
      expect(problemOf(await offer(id))).toEqual([409, 'not-editable']);
      expect(await standing(id)).toBeUndefined();
    }
  });

  test('tells nothing of what the jury decided', async () => {
    const contest = await makeContest(product);
    const id = await enter(contest.single);
    for (const state of ['judging', 'shortlisted', 'awarded', 'not-awarded']) {
      await sql`update contest_entries set state = ${state} where id = ${id}`.execute(db);
      expect(await standing(id), state).toEqual({ entryId: id, step: 'results', files: [] });
    }
  });
});

describe('after the results', () => {
  test('an offered work becomes a material with its words, once, and its entrant is told', async () => {
    const contest = await makeContest(product);
    const id = await enter(contest.single);
    const before = await countMaterials();
    await run();
    expect(await countMaterials()).toBe(before);
    await decideContest(product, contest.id);
    expect(await standing(id)).toMatchObject({ step: 'soon' });
    await Promise.all([run(), run()]);
    await run();
    expect(await countMaterials()).toBe(before + 1);
    const [made] = await materialsOf(id);
    const { rows } = await sql`
      select kind, owner_id, state, title_zh, title_en, description_zh, place_zh, taken_on::text as taken_on, people,
        file_name, size_bytes, shop_id is not null as shown_in_shop
      from materials where id = ${made!.id}`.execute(db);
    expect(rows[0]).toEqual({
      kind: 'photo',
      ownerId,
      state: 'uploaded',
      titleZh: '雾中的梯田',
      titleEn: '',
      descriptionZh: '清晨五点，雾从山谷升起，等了三天。',
      placeZh: '云南元阳',
      takenOn: '2026-03-02',
      people: false,
      fileName: 'work-1.jpg',
      sizeBytes: 1000,
      shownInShop: true,
    });
    const own = { own: true, material: { id: made!.id, code: expect.any(String), kind: 'photo', state: 'uploaded' } };
    expect(await standing(id)).toMatchObject({
      step: 'done',
      files: [{ name: 'work-1.jpg', outcome: 'taken', material: own }],
    });
    const told = (await mails('photographer@framehall.test')).filter(({ body }) => body.includes('已将参赛作品'));
    expect(told).toHaveLength(1);
    expect(told[0]?.body).toContain('「山河大赛」结果已公布');
    expect(problemOf(await offer(id, false))).toEqual([409, 'already-set']);
  });

  test('a work can still be offered', async () => {
    const { id } = await judged({ offersStock: false });
    await run();
    expect(await standing(id)).toMatchObject({ step: 'none' });
    expect((await offer(id)).body.offer.step).toBe('soon');
    await run();
    expect(await standing(id)).toMatchObject({ step: 'done', files: [{ outcome: 'taken' }] });
  });

  test.each(['draft', 'submitted'])('a work that is %s stays what it is', async (state) => {
    const { id } = await judged();
    await sql`update contest_entries set state = ${state} where id = ${id}`.execute(db);
    await run();
    expect(await materialsOf(id)).toEqual([]);
  });

  test('of taking back and taking over at the same moment one wins', async () => {
    const { id } = await judged();
    const [reply] = await Promise.all([offer(id, false), run()]);
    const taken = (await materialsOf(id)).length;
    expect([outcomesOf([reply]), taken]).toEqual(taken === 1 ? [['already-set'], 1] : [['done'], 0]);
  });

  test('a series stays one, in its order', async () => {
    const contest = await makeContest(product);
    const id = await begin(product, photographer, contest.group);
    await addGoodFiles(product, id, 'picture', 5);
    await enlarge(id);
    await call('/entry/save', { id, version: 1, ...ENTRY_FORM, title: 'Five mornings', offersStock: true });
    expect((await call('/entry/submit', { id, version: 2 })).status).toBe(200);
    await decideContest(product, contest.id);
    await run();
    const { rows } = await sql<{ fileName: string; zh: string; en: string }>`
      select m.file_name, g.title_zh as zh, g.title_en as en from materials m join material_groups g on g.id = m.group_id
      where m.id = any(${(await materialsOf(id)).map((one) => one.id)}) order by m.id`.execute(db);
    expect(rows).toEqual([1, 2, 3, 4, 5].map((n) => ({ fileName: `work-${n}.jpg`, zh: '', en: 'Five mornings' })));
  });

  test('a file that is too small for stock waits for its original', async () => {
    const contest = await makeContest(product);
    const id = await wholeEntry(product, photographer, contest.single, { ...ENTRY_FORM, offersStock: true });
    await call('/entry/submit', { id, version: 2 });
    await decideContest(product, contest.id);
    const before = await countMaterials();
    await run();
    expect(await countMaterials()).toBe(before);
    expect(await standing(id)).toMatchObject({ step: 'done', files: [{ outcome: 'too-small', material: null }] });
    const told = (await mails('photographer@framehall.test')).at(-1);
    expect(told).toMatchObject({ subject: '请上传参赛作品的原始文件' });
    expect(told?.body).toContain('不符合要求的文件：1 个');
  });
});

describe('a file that is here already', () => {
  const hashOf = async (entryId: number) =>
    (
      await sql<{ hash: string }>`
      select encode(sha256, 'hex') as hash from contest_entry_files where entry_id = ${entryId}`.execute(db)
    ).rows[0]!.hash;
  const holdBy = async (entryId: number, materialId: number) =>
    await sql`
      insert into original_files (sha256, material_id, size_bytes) values (${await hashOf(entryId)}, ${materialId}, 1)`.execute(
      db,
    );

  test('is not taken in again: the answer is the work that has it', async () => {
    const { id } = await judged();
    const held = await makeMaterial(product, { kind: 'photo', online: false });
    await holdBy(id, held);
    const before = await countMaterials();
    await run();
    expect(await countMaterials()).toBe(before);
    expect(await standing(id)).toMatchObject({
      files: [{ outcome: 'known', material: { own: true, material: { id: held } } }],
    });
  });

  test('of somebody else says nothing of them', async () => {
    await anotherPhotographer(product);
    const { id } = await judged();
    const held = await makeMaterial(product, { kind: 'photo', online: false });
    await sql`update materials set owner_id = ${await userOf('manager')} where id = ${held}`.execute(db);
    await holdBy(id, held);
    await run();
    expect(await standing(id)).toMatchObject({
      files: [{ outcome: 'known', material: { own: false, material: null } }],
    });
    const { body } = await call('/center/editor/detail', { id: held }, await signIn(product, 'manager'));
    expect(body.material.entered).toEqual([]);
  });

  test('in entries of two contests, taken over at the same moment, becomes one material', async () => {
    const [one, other] = [await judged(), await judged()];
    await sql`
      update contest_entry_files set sha256 = sha256('the same'::bytea) where entry_id in (${one.id}, ${other.id})`.execute(
      db,
    );
    const before = await countMaterials();
    await Promise.all([run(), run(), run()]);
    expect(await countMaterials()).toBe(before + 1);
    const made = [...(await materialsOf(one.id)), ...(await materialsOf(other.id))];
    expect(made.map(({ outcome }) => outcome).toSorted()).toEqual(['known', 'taken']);
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  });
});

test('a file that two transactions bring at the same moment belongs to the first', async () => {
  const ctx = systemContext(product.services, 'test');
  const material = { kind: 'photo' as const, ownerId, shopId: null, fileName: 'a.jpg', sizeBytes: 1 };
  const bring = (tx: Context, key: string) =>
    takeInOnce(tx, material, { key, contentType: 'image/jpeg', sha256: 'ab'.repeat(32) });
  const [brought, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const before = await countMaterials();
  const first = transaction(ctx, async (tx) => {
    const taken = await bring(tx, 'one.jpg');
    brought.resolve();
    await commit.promise;
    return taken;
  });
  await brought.promise;
  const second = transaction(ctx, (tx) => bring(tx, 'two.jpg'));
  await product.db.transaction().execute((tx) => sql`select pg_sleep(0.3)`.execute(tx));
  commit.resolve();
  const { id } = await first;
  expect([await first, await second]).toEqual([
    { id, known: false },
    { id, known: true },
  ]);
  expect(await countMaterials()).toBe(before + 1);
});

describe('somebody who may not sell', () => {
  test('has the wish kept until their contract begins', async () => {
    const { token, account } = await register(product);
    const { id } = await judged({ token });
    await run();
    expect(await standing(id, token)).toEqual({ entryId: id, step: 'join', files: [] });
    await sql`
      update users set gid = 2, video_flag = 1, photo_flag = 1, sign_flag = 2 where email = ${account}`.execute(db);
    await run();
    expect(await standing(id, token)).toMatchObject({ step: 'agreement' });
    expect((await call('/user/protocol/agree', { version: 1 }, token)).status).toBe(200);
    expect(await standing(id, token)).toMatchObject({ step: 'soon' });
    await run();
    expect(await standing(id, token)).toMatchObject({ step: 'done', files: [{ outcome: 'taken' }] });
  });

  test('waits while the contract does not cover the kind, and while the account is closed', async () => {
    const { id } = await judged();
    await sql`update users set photo_flag = 0 where id = ${ownerId}`.execute(db);
    await run();
    expect(await standing(id)).toMatchObject({ step: 'contract' });
    await sql`update users set photo_flag = 1, disabled_at = clock_now() where id = ${ownerId}`.execute(db);
    await run();
    expect(await materialsOf(id)).toEqual([]);
  });
});

describe('where a material was entered', () => {
  test('its owner and reviewers read, and visitors when it won', async () => {
    const { id, contest } = await judged();
    await run();
    const materialId = (await materialsOf(id))[0]!.id;
    await sql`update materials set state = 'incomplete' where id = ${materialId}`.execute(db);
    const entered = { slug: contest.slug, title: 'Rivers', awarded: false };
    const owner = await call('/center/editor/detail', { id: materialId });
    expect(owner.body.material.entered).toEqual([entered]);
    const reviewId = await handInAgain(product, materialId, { from: 'incomplete', round: 'first' });
    const review = await call('/office/review/detail', { id: reviewId }, await signIn(product, 'reviewer'));
    expect(review.body.review.entered).toEqual([entered]);
    await sql`
      update materials set state = 'online', width = 5000, height = 3000, published_at = clock_now()
      where id = ${materialId}`.execute(db);
    const visited = async () => {
      const reply = await fetch(`${product.url}/material/${materialId}`, { headers: { 'accept-language': 'en' } });
      return ((await reply.json()) as { material: { wonIn: unknown } }).material.wonIn;
    };
    expect(await visited()).toEqual([]);
    await sql`update contest_entries set state = 'awarded' where id = ${id}`.execute(db);
    expect(await visited()).toEqual([{ ...entered, awarded: true }]);
  });
});
