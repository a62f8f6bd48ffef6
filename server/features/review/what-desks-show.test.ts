import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { drawSecondLooks, handIn, handInAgain, settle } from '#tests/support/reviews.ts';

const product = await startProduct({ PUBLIC_URL: 'http://localhost:4100' });
await drawSecondLooks(product, 0);
await sql`
  update users set roles = roles || '{reviewer}'
  where email in ('photographer@framehall.test', 'editor@framehall.test')`.execute(product.db);
const [admin, reviewer, other, owner] = [
  await signIn(product, 'admin'),
  await signIn(product, 'reviewer'),
  await signIn(product, 'editor'),
  await signIn(product, 'photographer'),
];
const desk = (path: string, input: object = {}, token = reviewer, language: 'zh' | 'en' = 'zh') =>
  product.call(`/office/review/${path}`, input, { token, language });
const detail = async (id: number, token = reviewer, language: 'zh' | 'en' = 'zh') =>
  (await desk('detail', { id }, token, language)).body.review;

const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
const reject = { verdict: 'reject', reasons: [{ code: 'value-common' }] };

async function mails() {
  const rows = await product.db
    .deleteFrom('messages')
    .where('recipient', '=', 'photographer@framehall.test')
    .returning(['subject', 'body'])
    .execute();
  return rows.map(({ subject, body }) => [subject, body?.replaceAll(/[PV]\d{8}/g, 'CODE')]);
}

beforeEach(async () => {
  await sql`delete from reviews`.execute(product.db);
  await sql`delete from materials`.execute(product.db);
  await sql`delete from messages`.execute(product.db);
});

describe('a row of the desk', () => {
  test('says what waits, whose it is, until when and who has it', async () => {
    const { id, materialId } = await handIn(product, { description: { titleZh: '渡口', titleEn: 'Ferry' } });
    await sql`insert into material_findings (material_id, code) values (${materialId}, 'black-borders')`.execute(
      product.db,
    );
    await desk('claim', { ids: [id] });
    const [row] = (await desk('list', {})).body.infos;
    expect(row).toEqual({
      id,
      materialId,
      code: expect.stringMatching(/^P\d{8}$/),
      kind: 'photo',
      title: '渡口',
      thumbnail: expect.stringContaining(`/${materialId}/thumb-1x`),
      owner: '陆远',
      round: 'first',
      findings: 1,
      openedAt: moment,
      dueAt: moment,
      overdue: false,
      claim: { mine: true, by: '审核 · 周屿', until: moment },
      barred: null,
      verdict: null,
      decidedAt: null,
      decidedBy: null,
      firstVerdict: null,
    });
    const minutes = (Date.parse(row.claim.until) - Date.now()) / 60_000;
    expect(Math.abs(minutes - 15)).toBeLessThan(2);
    const inEnglish = (await desk('list', {}, other, 'en')).body.infos[0];
    expect(inEnglish).toMatchObject({ title: 'Ferry', claim: { mine: false } });
  });

  test('has the file’s name where its owner has removed the title, and no thumbnail once it is gone', async () => {
    const { id, materialId } = await handIn(product);
    await desk('claim', { ids: [id] });
    await desk('decide', { ids: [id], verdict: 'return', reasons: [{ code: 'metadata-title' }] });
    await settle(product);
    await sql`update materials set title_zh = '', title_en = '' where id = ${materialId}`.execute(product.db);
    await sql`delete from material_files where material_id = ${materialId}`.execute(product.db);
    const { infos } = (await desk('list', { view: 'decided' })).body;
    expect(infos).toMatchObject([{ title: 'photo.bin', thumbnail: null }]);
    expect((await detail(id)).material).toMatchObject({ title: 'photo.bin', fileName: 'photo.bin' });
  });

  test('says once it is decided by whom, when and how, and no longer with which it belongs', async () => {
    await handIn(product);
    const { id } = await handIn(product);
    expect((await detail(id)).series).toHaveLength(1);
    await desk('claim', { ids: [id] });
    await desk('decide', { ids: [id], ...reject, note: '太常见' });
    await settle(product);
    const { infos, total, more } = (await desk('list', { view: 'decided' })).body;
    expect({ total, more }).toEqual({ total: 1, more: false });
    expect(infos).toMatchObject([{ verdict: 'reject', decidedAt: moment, decidedBy: '审核 · 周屿', claim: null }]);
    const decision = {
      round: 'first',
      verdict: 'reject',
      reasons: [{ code: 'value-common', words: '', atSeconds: null, region: null }],
      note: '太常见',
      decidedAt: moment,
      decidedBy: '审核 · 周屿',
    };
    expect(await detail(id)).toMatchObject({ decision, decisions: [], series: [], claim: null });
    expect((await detail(id, admin)).decision).toEqual(decision);
    expect(await detail(id, other)).toBeUndefined();
  });
});

describe('a review', () => {
  test('shows its owner’s standing, the series with who has which, and what is alike', async () => {
    const { id, materialId } = await handIn(product, { description: { titleZh: '渡口', titleEn: 'Ferry' } });
    const sibling = await handIn(product, { description: { titleZh: '', titleEn: 'Pier' } });
    await sql`update materials set sha256 = 'same' where id in (${materialId}, ${sibling.materialId})`.execute(
      product.db,
    );
    await desk('claim', { ids: [sibling.id] }, other);
    const review = await detail(id);
    expect(review.owner).toMatchObject({ name: '陆远', since: moment, online: 0, returned: 0, rejected: 0 });
    expect(review).toMatchObject({ id, round: 'first', openedAt: moment, dueAt: moment, overdue: false, barred: null });
    expect(review.series).toEqual([
      {
        id: sibling.id,
        materialId: sibling.materialId,
        code: expect.stringMatching(/^P\d{8}$/),
        kind: 'photo',
        title: 'Pier',
        thumbnail: expect.stringContaining(`/${sibling.materialId}/thumb-1x`),
        claim: { mine: false, by: '编辑 · 沈一', until: moment },
      },
    ]);
    expect(review.alike).toMatchObject([
      { materialId: sibling.materialId, title: 'Pier', state: 'pending', owner: '陆远', own: true, same: true },
    ]);
    expect(review.material).not.toHaveProperty('groupId');
    expect(review.material).not.toHaveProperty('priceClass');
    expect((await detail(id, reviewer, 'en')).material).toMatchObject({ title: 'Ferry', titleZh: '渡口' });
  });

  test('of an appeal shows no series', async () => {
    await handIn(product);
    const { id, materialId } = await handIn(product);
    expect((await detail(id)).series).toHaveLength(1);
    await desk('claim', { ids: [id] });
    await desk('decide', { ids: [id], ...reject });
    await settle(product);
    const appeal = await handInAgain(product, materialId, { from: 'rejected', round: 'appeal', request: '罕见' });
    expect(await detail(appeal, other)).toMatchObject({ series: [], request: '罕见', decisions: [{ round: 'first' }] });
  });
});

describe('what cannot be done is said for what it is', () => {
  const problemOf = async (path: string, input: object, token = reviewer) =>
    (await desk(path, input, token)).body.problem as string;

  test('to who claims, decides or corrects', async () => {
    const { id } = await handIn(product);
    const approve = { ids: [id], verdict: 'approve' };
    expect(await problemOf('decide', approve)).toBe('claim-ended');
    expect(await problemOf('keep', { ids: [id, 999_999] })).toBe('claim-ended');
    await desk('claim', { ids: [id] });
    expect(await problemOf('claim', { ids: [id] }, other)).toBe('claimed-by-another');
    expect(await problemOf('claim', { ids: [id] }, owner)).toBe('own-work');
    expect(await problemOf('decide', approve, owner)).toBe('own-work');
    expect(await problemOf('claim', { ids: [999_999] })).toBe('not-found');
    const form = {
      id: 999_999,
      version: '',
      titleZh: 'x',
      titleEn: '',
      keywordsZh: [],
      keywordsEn: [],
      categoryId: null,
    };
    expect(await problemOf('fix', form)).toBe('not-found');
    await desk('decide', approve);
    expect(await problemOf('decide', approve)).toBe('changed-meanwhile');
    expect(await problemOf('claim', { ids: [id] }, other)).toBe('changed-meanwhile');
    expect(await problemOf('fix', { ...form, id })).toBe('changed-meanwhile');
    expect((await desk('release', { ids: [id] })).status).toBe(200);
  });

  test('of many, those that can be are done, and each of the others is named once', async () => {
    const [free, taken] = [await handIn(product), await handIn(product)];
    await desk('claim', { ids: [taken.id] }, other);
    const ids = [taken.id, free.id, taken.id, 999_999];
    expect((await desk('claim', { ids })).body).toMatchObject({ done: [free.id], left: [taken.id, 999_999] });
    expect((await desk('keep', { ids })).body).toMatchObject({ done: [free.id], left: [taken.id, 999_999] });
  });

  test('of reasons: which are missing, and which do not fit', async () => {
    const [one, two] = [await handIn(product, { kind: 'video' }), await handIn(product, { kind: 'video' })];
    await desk('claim', { ids: [one.id, two.id] });
    const reasonsOf = async (ids: number[], verdict: string, reasons: object[]) =>
      (await desk('decide', { ids, verdict, reasons }, reviewer, 'en')).body.fields?.reasons as string;
    const missing = 'Please fill in this field';
    const wrong = 'Check the format';
    const common = { code: 'value-common' };
    const region = { x: 0, y: 0, width: 0.5, height: 0.5 };
    expect(await reasonsOf([one.id], 'return', [])).toBe(missing);
    expect(await reasonsOf([one.id], 'reject', [])).toBe(missing);
    expect(await reasonsOf([one.id], 'approve', [common])).toBe(wrong);
    expect(await reasonsOf([one.id], 'reject', [common, common])).toBe(wrong);
    expect(await reasonsOf([one.id], 'reject', [{ ...common, atSeconds: 21.5 }])).toBe(wrong);
    expect(await reasonsOf([one.id, two.id], 'reject', [{ ...common, region }])).toBe(wrong);
    expect(await reasonsOf([one.id, two.id], 'reject', [{ ...common, atSeconds: 0 }])).toBe(wrong);
    expect(await reasonsOf([one.id, two.id], 'return', [{ code: 'metadata-title' }, common])).toBe(wrong);
    const marked = [{ ...common, atSeconds: 21.4, region }];
    expect((await desk('decide', { ids: [one.id], verdict: 'reject', reasons: marked })).status).toBe(200);
  });
});

describe('an owner reads', () => {
  test('every reason with its place, words and advice, then the note', async () => {
    const { id } = await handIn(product, { kind: 'video', description: { titleZh: '渡口' } });
    await desk('claim', { ids: [id] });
    const region = { x: 0, y: 0, width: 0.5, height: 0.5 };
    const reasons = [
      { code: 'technical-shake', words: '后半段', atSeconds: 12.4, region },
      { code: 'technical-focus' },
    ];
    await desk('decide', { ids: [id], verdict: 'reject', reasons, note: '{{url}} $1' });
    await settle(product);
    expect(await mails()).toEqual([
      [
        '您的作品未通过审核',
        '以下作品未通过审核，不会上架：\n\nCODE 渡口\n\n' +
          '• 画面抖动\n  位置：00:12 处\n  位置：已在画面上标出，可在素材中心查看\n  审核员补充：后半段\n  怎么办：请用三脚架或稳定器重拍，或做防抖处理后作为新作品上传。\n\n' +
          '• 主体没有对上焦\n  怎么办：请换一张主体清晰的，在 100% 大小下检查后重新上传。\n\n' +
          '审核员的话：{{url}} $1\n\n' +
          '如果您认为判断有误，可以在素材中心申诉一次，由另一位审核员重新审核：http://localhost:4100/MaterialCenter',
      ],
    ]);
  });

  test('no reasons of what was approved, and on record stands none', async () => {
    const { id, materialId } = await handIn(product, { description: { titleZh: '渡口' } });
    await desk('claim', { ids: [id] });
    await desk('decide', { ids: [id], verdict: 'approve' });
    await settle(product);
    expect(await mails()).toEqual([
      [
        '您的作品已通过审核',
        '以下作品已通过审核，现已上架：\n\nCODE 渡口\n\n在素材中心查看：http://localhost:4100/MaterialCenter',
      ],
    ]);
    const { infos } = (await product.call('/office/material/history', { id: materialId }, { token: admin })).body;
    expect(infos[0]).toMatchObject({ action: 'material.online', reason: null });
  });

  test('of a correction what stood there before, also where nothing did', async () => {
    const { id } = await handIn(product, {
      description: { titleZh: '渡口', titleEn: '', keywordsZh: ['海', '船'], keywordsEn: ['sea'] },
    });
    await desk('claim', { ids: [id] });
    const { titleZh, keywordsZh, categoryId, version } = (await detail(id)).material;
    const form = { id, version, titleZh, titleEn: 'Ferry', keywordsZh: ['海', '渡船'], keywordsEn: [], categoryId };
    const { body } = await desk('fix', form);
    expect(body.review.material).toMatchObject({ titleEn: 'Ferry', keywordsZh: ['海', '渡船'], keywordsEn: [] });
    expect(keywordsZh).toEqual(['海', '船']);
    expect(await mails()).toEqual([
      [
        '审核员修正了您的作品信息',
        '为了让 CODE 渡口 尽快上架，审核员做了以下修正：\n\n英文标题: – → Ferry\n中文关键词: 海、船 → 海、渡船\n英文关键词: sea → –\n\n您随时可以在素材中心查看。',
      ],
    ]);
  });

  test('of another category by its names', async () => {
    const { id } = await handIn(product, { description: { titleZh: '渡口' } });
    await desk('claim', { ids: [id] });
    const { id: categoryId } = await product.db
      .insertInto('categories')
      .values({ kind: 'photo', slug: 'coast', nameZh: '海岸', nameEn: 'Coast' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { titleZh, titleEn, keywordsZh, keywordsEn, version } = (await detail(id)).material;
    const words = { titleZh, titleEn, keywordsZh, keywordsEn };
    await desk('fix', { id, version, ...words, categoryId });
    const [mail] = await mails();
    expect(mail?.[1]).toContain('\n\n分类: – → 海岸 · Coast\n\n');
  });
});

test('a second look is on record with its verdict, and nowhere else', async () => {
  await drawSecondLooks(product, 1);
  await handIn(product);
  const { id, materialId } = await handIn(product);
  expect((await detail(id)).series).toHaveLength(1);
  await desk('claim', { ids: [id] });
  await desk('decide', { ids: [id], verdict: 'approve' });
  await settle(product);
  await drawSecondLooks(product, 0);
  const [second] = (await desk('next', { view: 'second' }, other)).body.ids;
  expect((await detail(second, other)).series).toEqual([]);
  await mails();
  await desk('decide', { ids: [second], ...reject }, other);
  await settle(product);
  const { infos } = (await product.call('/office/material/history', { id: materialId }, { token: admin })).body;
  expect(infos[0]).toMatchObject({ action: 'material.second-look', after: { verdict: 'reject' }, before: null });
  expect(await mails()).toEqual([]);
});
