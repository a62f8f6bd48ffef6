import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { transaction } from '#server/context.ts';
import { moveMaterial } from '#server/features/catalogue/catalogue.ts';
import { systemContext } from '#server/system-context.ts';
import { signIn } from '#tests/support/people.ts';
import { type Reply, startProduct } from '#tests/support/product.ts';
import { drawSecondLooks, handIn, handInAgain, settle } from '#tests/support/reviews.ts';
import { catchUp, idsOf, search } from '#tests/support/search.ts';
import { withdrawReview } from './review.ts';

const product = await startProduct();
const ctx = systemContext(product.services, 'test');
await sql`update users set roles = roles || '{reviewer}' where email = 'editor@framehall.test'`.execute(product.db);
const [admin, reviewer, other] = [
  await signIn(product, 'admin'),
  await signIn(product, 'reviewer'),
  await signIn(product, 'editor'),
];
const desk = (path: string, input: object = {}, token: string | undefined = reviewer) =>
  product.call(`/office/review/${path}`, input, { token });

const { rows: shares } = await sql<{ share: number }>`select second_look_share() as share`.execute(product.db);
const asShipped = shares[0]?.share;

async function decide(id: number, input: object, token = reviewer): Promise<Reply> {
  await desk('claim', { ids: [id] }, token);
  const reply = await desk('decide', { ids: [id], ...input }, token);
  await settle(product);
  return reply;
}

const approve = { verdict: 'approve' };
const reject = { verdict: 'reject', reasons: [{ code: 'value-common' }] };

async function stateOf(materialId: number): Promise<string | undefined> {
  const row = await product.db.selectFrom('materials').select('state').where('id', '=', materialId).executeTakeFirst();
  return row?.state;
}

async function mails() {
  const rows = await product.db.selectFrom('messages').select(['recipient', 'subject', 'body']).orderBy('id').execute();
  return rows.filter(({ recipient }) => recipient === 'photographer@framehall.test');
}

async function speak(language: 'zh' | 'en'): Promise<void> {
  await sql`update users set language = ${language} where email = 'photographer@framehall.test'`.execute(product.db);
}

async function secondOf(id: number): Promise<number | undefined> {
  const row = await product.db.selectFrom('reviews').select('id').where('aboutId', '=', id).executeTakeFirst();
  return row?.id;
}

beforeEach(async () => {
  await product.moveTime('0 days');
  await drawSecondLooks(product, 0);
  await settle(product);
  await sql`delete from messages`.execute(product.db);
  await speak('en');
});

describe('a decision', () => {
  test('[D11] an approval puts it on sale, and searches find it', async () => {
    const { id, materialId } = await handIn(product, { description: { titleEn: 'Zeppelin over fjord' } });
    expect((await decide(id, approve)).body).toMatchObject({ done: [id], left: [] });
    expect(await stateOf(materialId)).toBe('online');
    await catchUp(product);
    expect(idsOf(await search(product, { type: 'pic', keyword: 'zeppelin' }))).toEqual([materialId]);
    const [mail] = await mails();
    expect(mail?.subject).toBe('Your work has been approved');
    expect(mail?.body).toMatch(/P\d{8} Zeppelin over fjord/);
    expect(mail?.body).toContain('/MaterialCenter');
  });

  test('[D11] a return tells its owner why, where and what to do, in their language', async () => {
    const film = await handIn(product, { kind: 'video', description: { titleZh: '渡口', titleEn: 'Ferry' } });
    const reasons = [
      { code: 'release-model', words: '左边的男士', atSeconds: 12.4 },
      { code: 'metadata-title', region: { x: 0, y: 0, width: 0.5, height: 0.5 } },
    ];
    await speak('zh');
    expect((await decide(film.id, { verdict: 'return', reasons, note: '画面很好' })).status).toBe(200);
    expect(await stateOf(film.materialId)).toBe('returned');
    const [mail] = await mails();
    expect(mail?.subject).toBe('您的作品需要修改');
    for (const words of [
      '渡口',
      '缺少肖像权授权书',
      '位置：00:12 处',
      '审核员补充：左边的男士',
      '肖像权授权书，再重新提交',
      '位置：已在画面上标出',
      '审核员的话：画面很好',
    ])
      expect(mail?.body).toContain(words);
    const { infos } = (await product.call('/office/material/history', { id: film.materialId }, { token: admin })).body;
    expect(infos[0]).toMatchObject({
      action: 'material.returned',
      reason: '缺少肖像权授权书: 左边的男士; 标题或描述不准确; 画面很好',
    });
  });

  test('[D11] music is approved, or refused for how it sounds, at a moment', async () => {
    const tune = { kind: 'music', description: { titleEn: 'Quayside rag' } } as const;
    const [good, bad, wrong] = [await handIn(product, tune), await handIn(product, tune), await handIn(product, tune)];
    expect((await decide(good.id, approve)).status).toBe(200);
    expect(await stateOf(good.materialId)).toBe('online');
    await catchUp(product);
    expect(idsOf(await search(product, { type: 'music', keyword: 'quayside' }))).toEqual([good.materialId]);
    const clipping = { code: 'sound-clipping', atSeconds: 12.4, words: 'The brass' };
    expect((await decide(bad.id, { verdict: 'reject', reasons: [clipping, { code: 'sound-loop' }] })).status).toBe(200);
    expect(await stateOf(bad.materialId)).toBe('rejected');
    const mail = (await mails()).at(-1);
    for (const words of ['Clipping or distortion', 'Where: at 00:12', 'The brass', 'Loop doesn’t repeat cleanly'])
      expect(mail?.body).toContain(words);
    const { status } = await decide(wrong.id, { verdict: 'return', reasons: [{ code: 'metadata-tags' }] });
    expect([status, await stateOf(wrong.materialId)]).toEqual([200, 'returned']);
  });

  test.each([
    ['music', 'technical-focus'],
    ['music', 'release-model'],
    ['effect', 'technical-noise'],
    ['photo', 'sound-clipping'],
    ['video', 'sound-loop'],
  ] as const)('%s is not refused for %s', async (kind, code) => {
    const { id } = await handIn(product, { kind });
    expect((await decide(id, { verdict: 'reject', reasons: [{ code }] })).body).toMatchObject({ code: 400 });
  });

  test('[D11] a series is decided together, with one mail', async () => {
    const [first, second] = [await handIn(product), await handIn(product, { description: { titleEn: 'Hill' } })];
    const third = await handIn(product);
    await desk('claim', { ids: [first.id, second.id] });
    const ids = [first.id, second.id, third.id];
    const reasons = [{ code: 'technical-noise' }];
    const { body } = await desk('decide', { ids, verdict: 'reject', reasons });
    await settle(product);
    expect(body).toMatchObject({ done: [first.id, second.id], left: [third.id] });
    expect(await Promise.all([first, second, third].map(({ materialId }) => stateOf(materialId)))).toEqual([
      'rejected',
      'rejected',
      'pending',
    ]);
    const sent = await mails();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatch(/Mountain\nP\d{8} Hill/);
    expect(sent[0]?.body).toContain('Too much noise');
    expect(sent[0]?.body).toContain('appeal once');
  });

  test.each([
    ['an approval with a reason', { ...reject, verdict: 'approve' }],
    ['a return without one', { verdict: 'return' }],
    ['a reason that the owner cannot put right', { verdict: 'return', reasons: [{ code: 'technical-noise' }] }],
    ['a reason of another kind', { verdict: 'reject', reasons: [{ code: 'technical-shake' }] }],
    ['the same reason twice', { verdict: 'reject', reasons: [{ code: 'value-common' }, { code: 'value-common' }] }],
    ['a moment after the end', { verdict: 'reject', reasons: [{ code: 'value-common', atSeconds: 22 }] }],
    ['an unknown reason', { verdict: 'reject', reasons: [{ code: 'ugly' }] }],
    [
      'a place outside the picture',
      { verdict: 'reject', reasons: [{ code: 'value-common', region: { x: 0.9, y: 0, width: 0.2, height: 1 } }] },
    ],
    ['an unknown verdict', { verdict: 'burn' }],
  ])('refuses %s', async (_, input) => {
    const { id, materialId } = await handIn(product);
    const reply = await decide(id, input);
    expect(reply.status).toBe(400);
    expect(await stateOf(materialId)).toBe('pending');
    expect(await mails()).toEqual([]);
  });

  test('a place is one in one material', async () => {
    const [one, two] = [await handIn(product, { kind: 'video' }), await handIn(product, { kind: 'video' })];
    await desk('claim', { ids: [one.id, two.id] });
    const input = { ids: [one.id, two.id], verdict: 'reject', reasons: [{ code: 'value-common', atSeconds: 1 }] };
    expect((await desk('decide', input)).body).toMatchObject({ code: 400, fields: { reasons: expect.anything() } });
  });

  test('[D11] only whoever holds it decides', async () => {
    const { id, materialId } = await handIn(product);
    expect((await desk('decide', { ids: [id], ...approve })).body.message).toMatch('has expired');
    await desk('claim', { ids: [id] }, other);
    expect((await desk('decide', { ids: [id], ...approve })).status).toBe(409);
    await product.moveTime('16 minutes');
    expect((await desk('decide', { ids: [id], ...approve }, other)).status).toBe(409);
    expect(await stateOf(materialId)).toBe('pending');
    await product.moveTime('0 days');
    expect((await desk('decide', { ids: [id], ...approve }, other)).status).toBe(200);
  });

  test('[D11] thirty at once decide once, with one mail', async () => {
    const { id, materialId } = await handIn(product);
    await desk('claim', { ids: [id] });
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, index) => desk('decide', { ids: [id], ...(index % 2 ? approve : reject) })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(29);
    await settle(product);
    expect(['online', 'rejected']).toContain(await stateOf(materialId));
    expect(await mails()).toHaveLength(1);
  });

  test('[D11] decided or withdrawn: never both, however they meet', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id, materialId } = await handIn(product);
      await desk('claim', { ids: [id] });
      const withdraw = transaction(ctx, async (tx) => {
        const refused = await moveMaterial(tx, { id: materialId, from: 'pending', to: 'incomplete', by: 'owner' });
        return refused ?? (await withdrawReview(tx, materialId));
      });
      const [refused, reply] = await Promise.all([withdraw, desk('decide', { ids: [id], ...approve })]);
      await settle(product);
      expect(reply.status).toBe(refused ? 200 : 409);
      expect(await stateOf(materialId)).toBe(refused ? 'online' : 'incomplete');
    }
  });
});

describe('an appeal', () => {
  test('[D11] goes to somebody else, who sees what was decided and what its owner says', async () => {
    const { id, materialId } = await handIn(product);
    await decide(id, reject);
    const appeal = await handInAgain(product, materialId, { from: 'rejected', round: 'appeal', request: 'It is rare' });
    expect((await desk('next', { view: 'appeals' })).body.ids).toEqual([]);
    expect((await desk('claim', { ids: [appeal] })).body.message).toMatch('Someone else must');
    expect((await desk('detail', { id: appeal })).body.review.barred).toBe('decided-before');
    expect((await desk('next', { view: 'appeals' }, other)).body.ids).toEqual([appeal]);
    const { review } = (await desk('detail', { id: appeal }, other)).body;
    expect(review).toMatchObject({ request: 'It is rare', round: 'appeal', barred: null });
    expect(review.decisions).toMatchObject([
      { verdict: 'reject', round: 'first', reasons: [{ code: 'value-common' }] },
    ]);
    expect((await decide(appeal, approve, other)).status).toBe(200);
    expect(await stateOf(materialId)).toBe('online');
  });

  test('[D11] is not decided by anybody who decided before, though they hold it', async () => {
    const { id, materialId } = await handIn(product);
    await decide(id, { verdict: 'return', reasons: [{ code: 'metadata-title' }] });
    const again = await handInAgain(product, materialId, { from: 'returned', round: 'again', request: '' });
    await decide(again, reject, other);
    const appeal = await handInAgain(product, materialId, { from: 'rejected', round: 'appeal', request: 'Look' });
    for (const [name, token] of [
      ['reviewer', reviewer],
      ['editor', other],
    ] as const) {
      await sql`
        update reviews set claimed_until = clock_now() + interval '10 minutes',
          claimed_by = (select id from users where email = ${`${name}@framehall.test`})
        where id = ${appeal}`.execute(product.db);
      const { status, body } = await desk('decide', { ids: [appeal], ...approve }, token);
      expect([status, body.problem]).toEqual([409, 'decided-before']);
    }
    expect(await stateOf(materialId)).toBe('pending');
    await sql`update reviews set claimed_until = null where id = ${appeal}`.execute(product.db);
    expect((await decide(appeal, approve, admin)).status).toBe(200);
    expect(await stateOf(materialId)).toBe('online');
  });
});

describe('a second look', () => {
  test('[D11] is blind, by somebody else, and changes nothing by itself', async () => {
    await drawSecondLooks(product, 1);
    const { id, materialId } = await handIn(product);
    await decide(id, reject);
    const second = (await secondOf(id)) ?? 0;
    expect((await desk('next', { view: 'second' })).body.ids).toEqual([]);
    expect((await desk('claim', { ids: [second] })).body.message).toMatch('Someone else must');
    await desk('claim', { ids: [second] }, other);
    const seen = JSON.stringify((await desk('detail', { id: second }, other)).body.review);
    for (const word of ['value-common', 'reject"', 'state', 'publishedAt']) expect(seen).not.toContain(word);
    const row = (await desk('list', { view: 'second' }, other)).body.infos.find(
      (one: { id: number }) => one.id === second,
    );
    expect(row).toMatchObject({ verdict: null, decidedBy: null, firstVerdict: null, decidedAt: null });
    expect((await desk('detail', { id }, other)).status).toBe(404);
    const fixed = {
      id: second,
      version: '',
      titleZh: '',
      titleEn: 'x',
      keywordsZh: [],
      keywordsEn: [],
      categoryId: null,
    };
    expect((await desk('fix', fixed, other)).status).toBe(403);
    await sql`delete from messages`.execute(product.db);
    expect((await decide(second, approve, other)).status).toBe(200);
    expect(await stateOf(materialId)).toBe('rejected');
    expect(await mails()).toEqual([]);
    expect(await secondOf(second)).toBeUndefined();
    expect((await desk('detail', { id: second }, admin)).body.review).toMatchObject({
      decision: { verdict: 'approve' },
      decisions: [{ verdict: 'reject' }],
    });
  });

  test('[D11] is drawn by chance for one decision in twenty', async () => {
    expect(asShipped).toBe(0.05);
    await drawSecondLooks(product, 0.5);
    const all = await Promise.all(Array.from({ length: 40 }, () => handIn(product)));
    const ids = all.map(({ id }) => id);
    await desk('claim', { ids });
    await desk('decide', { ids, ...approve });
    await settle(product);
    const looks = await product.db.selectFrom('reviews').select('id').where('aboutId', 'in', ids).execute();
    expect(looks.length).toBeGreaterThan(0);
    expect(looks.length).toBeLessThan(40);
  });
});

describe('a trivial fix', () => {
  async function form(id: number, token = reviewer) {
    const { material } = (await desk('detail', { id }, token)).body.review;
    const { titleZh, titleEn, keywordsZh, keywordsEn, categoryId, version } = material;
    return { id, version, titleZh, titleEn, keywordsZh, keywordsEn, categoryId };
  }

  test('[D11] is written down, and its owner is told what became of their words', async () => {
    const { id, materialId } = await handIn(product, { description: { titleEn: 'Montain', keywordsEn: ['hill'] } });
    const asFound = await form(id);
    expect((await desk('fix', asFound)).body.message).toMatch('has expired');
    await desk('claim', { ids: [id] });
    const { body } = await desk('fix', { ...asFound, titleEn: 'Mountain', keywordsEn: ['hill', '#peak'] });
    expect(body.review.material).toMatchObject({ titleEn: 'Mountain', keywordsEn: ['hill', 'peak'], titleZh: '山' });
    const [mail] = await mails();
    expect(mail?.body).toContain('English title: Montain → Mountain');
    expect(mail?.body).toContain('English keywords: hill → hill, peak');
    const { infos } = (await product.call('/office/material/history', { id: materialId }, { token: admin })).body;
    expect(infos[0]).toMatchObject({
      action: 'material.edited',
      before: { titleEn: 'Montain' },
      after: { titleEn: 'Mountain' },
    });
    expect((await desk('fix', asFound)).body).toMatchObject({ code: 409 });
    expect((await desk('fix', await form(id))).status).toBe(200);
    expect(await mails()).toHaveLength(1);
    expect((await desk('fix', { ...(await form(id)), titleEn: '', titleZh: '' })).body.fields).toMatchObject({
      titleZh: expect.anything(),
    });
    expect((await desk('fix', { ...(await form(id)), categoryId: 999 })).status).toBe(400);
    expect(await stateOf(materialId)).toBe('pending');
  });
});
