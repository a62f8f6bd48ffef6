import { describe, expect, test } from 'vitest';
import { LICENSEE, makeLicences, TERMS } from '#tests/support/licences.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct({ PUBLIC_URL: 'http://localhost:4100' });
const [buyer, sales, admin] = [
  await signIn(product, 'buyer'),
  await signIn(product, 'sales'),
  await signIn(product, 'admin'),
];
const call = (path: string, input: object, token = sales) => product.call(path, input, { token, language: 'zh' });
const bought = async (kind: 'video' | 'photo' | 'music' | 'effect' = 'video') =>
  await makeLicences(product, { lines: [{ materialId: await makeMaterial(product, { kind }) }], copied: false });
const wanted = { ...LICENSEE, licensee: '九号影业' };
const ask = (licenceId: number) => call('/licence/askCorrection', { licenceId, wanted, words: '名字写错了' }, buyer);

const BUYER = 'buyer@framehall.test';
const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

/** What is on record about a licence after it was issued: who did what, and why. */
const recordOf = async (id: number) =>
  (
    await product.db
      .selectFrom('auditEvents')
      .select(['action', 'actor', 'before', 'after', 'reason'])
      .where('subject', '=', `licence:${id}`)
      .orderBy('id')
      .execute()
  ).slice(1);

/** What was sent about a licence since this was asked last. */
async function mailsAbout({ number }: { number: string }): Promise<string[][]> {
  const rows = await product.db
    .deleteFrom('messages')
    .where('body', 'like', `%${number}%`)
    .returning(['id', 'recipient', 'subject', 'body'])
    .execute();
  const inOrder = rows.toSorted((a, b) => a.id - b.id);
  return inOrder.map(({ recipient, subject, body }) => [recipient, subject ?? '', body ?? '']);
}
const listUrl = (orderId: number) => `http://localhost:4100/OrderMaterialList?orderId=${orderId}`;

describe('a correction', () => {
  test('that a buyer asks for is told to sales with its words, and refused with theirs', async () => {
    const { licence, orderId } = await bought();
    await ask(licence.id);
    const body = `买家希望更正授权 ${licence.number}：\n\n名字写错了\n\n去处理：http://localhost:4100/office/licences`;
    expect(await mailsAbout(licence)).toEqual([
      ['sales@framehall.test', '有授权等待更正', body],
      ['admin@framehall.test', '有授权等待更正', body],
    ]);
    const [row] = (await call('/office/licences/list', { view: 'corrections', keyword: licence.number })).body.infos;
    expect(row).toMatchObject({ buyer: '林小满', correction: { state: 'open', answer: '', createdAt: moment } });
    const { correctionId } = row.wanted;
    expect(row.wanted).toEqual({ correctionId, fields: wanted, words: '名字写错了', askedAt: moment });
    await call('/office/licences/refuseCorrection', { correctionId, answer: '没有写错' });
    expect(await mailsAbout(licence)).toEqual([
      [
        BUYER,
        '您的授权更正申请有了答复',
        `授权 ${licence.number} 没有更正，原授权继续有效。\n\n原因：没有写错\n\n查看授权：${listUrl(orderId)}`,
      ],
    ]);
    expect(await recordOf(licence.id)).toEqual([
      { action: 'licence.correction-asked', actor: '林小满', before: null, after: wanted, reason: '名字写错了' },
      {
        action: 'licence.correction-refused',
        actor: '销售 · 陈禾',
        before: null,
        after: null,
        reason: '没有写错',
      },
    ]);
    const { licence: shown } = (await call('/office/licences/detail', { licenceId: licence.id })).body;
    expect(shown).toMatchObject({ wanted: null, correction: { state: 'refused', answer: '没有写错' } });
  });

  test('that is made is told with both numbers, and on record under both', async () => {
    const { licence, orderId } = await bought();
    const reply = await call('/office/licences/reissue', { licenceId: licence.id, fields: wanted, reason: '改名' });
    const { licenceId, number } = reply.body as { licenceId: number; number: string };
    expect(await mailsAbout(licence)).toEqual([
      [
        BUYER,
        '您的授权证书已更正',
        `授权 ${licence.number} 已更正并重新签发，新的编号是 ${number}；旧编号从现在起失效。\n\n说明：改名\n\n下载新的授权证书：${listUrl(orderId)}`,
      ],
    ]);
    expect(await recordOf(licence.id)).toEqual([
      {
        action: 'licence.superseded',
        actor: '销售 · 陈禾',
        before: { state: 'valid' },
        after: { state: 'superseded', by: number },
        reason: '改名',
      },
    ]);
    const issued = await product.db
      .selectFrom('auditEvents')
      .select(['after', 'reason'])
      .where('subject', '=', `licence:${licenceId}`)
      .execute();
    expect(issued).toEqual([{ after: { state: 'valid', number, version: 2, ...wanted }, reason: '改名' }]);
    const { versions } = (await call('/office/licences/detail', { licenceId })).body;
    expect(versions).toMatchObject([
      { number, version: 2, licensee: '九号影业', endReason: '' },
      { number: licence.number, version: 1, licensee: 'Nine Films', endReason: '改名', standing: 'superseded' },
    ]);
    expect((await ask(licence.id)).body.problem).toBe('licence-ended');
  });
});

describe('a revocation', () => {
  test('is told with its reason, and answers what was asked for meanwhile', async () => {
    const { licence, orderId } = await bought('effect');
    await ask(licence.id);
    await mailsAbout(licence);
    await call('/office/licences/revoke', { licenceId: licence.id, reason: '作者撤回' }, admin);
    expect(await mailsAbout(licence)).toEqual([
      [
        BUYER,
        '您的一份授权已撤销',
        `授权 ${licence.number} 已撤销，请停止使用相关素材。\n\n原因：作者撤回\n\n如有疑问，请联系我们。查看授权：${listUrl(orderId)}`,
      ],
    ]);
    const by = { actor: '管理员 · 顾言' };
    expect((await recordOf(licence.id)).slice(1)).toEqual([
      {
        ...by,
        action: 'licence.revoked',
        before: { state: 'valid' },
        after: { state: 'revoked' },
        reason: '作者撤回',
      },
      { ...by, action: 'licence.correction-refused', before: null, after: null, reason: expect.stringMatching(/撤销/) },
    ]);
    const again = await call('/office/licences/revoke', { licenceId: licence.id, reason: 'x' }, admin);
    expect(again.body.problem).toBe('licence-ended');
    expect(await mailsAbout(licence)).toEqual([]);
  });
});

test('a licence says everything to its owner, and to the desk who fetched what', async () => {
  const materialId = await makeMaterial(product, { kind: 'video' });
  const lines = [{ materialId }];
  const { licence, orderId } = await makeLicences(product, { lines, startsOn: '2100-01-15', copied: false });
  const [shown] = (await call('/licence/list', { orderId }, buyer)).body.infos;
  const code = expect.stringMatching(/^V\d{8}$/);
  const file = {
    materialCode: code,
    title: '山',
    fileName: expect.stringMatching(/^V\d{8}-山\.bin$/),
    sizeBytes: 20_000_000,
    sha256: String(materialId),
  };
  expect(shown).toEqual({
    licenceId: licence.id,
    number: licence.number,
    version: 1,
    standing: 'not-yet',
    orderId,
    orderNumber: expect.stringMatching(/^FH\d{8}$/),
    materialId,
    materialCode: code,
    kind: 'video',
    title: '山',
    thumbnail: expect.stringContaining(`/${materialId}/thumb-1x`),
    terms: TERMS,
    specialTerms: '',
    excerpt: null,
    startsOn: '2100-01-15',
    endsOn: '2101-01-14',
    issuedAt: moment,
    files: [{ fileId: expect.any(Number), ...file }],
    outlets: [],
    ...LICENSEE,
    endReason: '',
    correction: null,
    downloads: 0,
  });
  const { id: userId } = await product.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', BUYER)
    .executeTakeFirstOrThrow();
  await product.db.insertInto('downloads').values({ licenceId: licence.id, userId, how: 'archive' }).execute();
  const { downloads } = (await call('/office/licences/detail', { licenceId: licence.id })).body;
  expect(downloads).toEqual([{ at: moment, by: '林小满', how: 'archive' }]);
});
