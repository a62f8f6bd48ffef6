import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { reviewCalls, type ReviewRow } from '#contract/calls/review.ts';
import { nearDuplicates } from '#server/features/search/search.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { drawSecondLooks, handIn, settle } from '#tests/support/reviews.ts';

const product = await startProduct();
await drawSecondLooks(product, 0);
await sql`
  update users set roles = roles || '{reviewer}'
  where email in ('photographer@framehall.test', 'editor@framehall.test')`.execute(product.db);
const [admin, reviewer, other, owner, buyer] = [
  await signIn(product, 'admin'),
  await signIn(product, 'reviewer'),
  await signIn(product, 'editor'),
  await signIn(product, 'photographer'),
  await signIn(product, 'buyer'),
];
const desk = (path: string, input: object = {}, token: string | undefined = reviewer) =>
  product.call(`/office/review/${path}`, input, { token });
const listed = async (filter: object, token = reviewer): Promise<number[]> =>
  (await desk('list', filter, token)).body.infos.map((row: ReviewRow) => row.id);

beforeEach(async () => {
  await product.moveTime('0 days');
  await sql`delete from reviews`.execute(product.db);
  await sql`delete from materials`.execute(product.db);
});

test('[D11] the desk is for reviewers and admins', async () => {
  const { id } = await handIn(product);
  const inputs: Record<keyof typeof reviewCalls, object> = {
    summary: {},
    list: {},
    next: {},
    claim: { ids: [id] },
    keep: { ids: [id] },
    release: { ids: [id] },
    detail: { id },
    original: { id },
    paper: { id, releaseId: 1 },
    decide: { ids: [id], verdict: 'approve' },
    takeBack: { ids: [id] },
    fix: { id, version: 'x', titleZh: '', titleEn: 'x', keywordsZh: [], keywordsEn: [], categoryId: null },
  };
  for (const [name, input] of Object.entries(inputs)) {
    expect((await desk(name, input, buyer)).status, name).toBe(403);
    expect((await product.call(`/office/review/${name}`, input)).status, name).toBe(401);
  }
});

describe('the lists', () => {
  test('[D11] by deadline, overdue, appeals, mine; by kind, code, title, file and owner; in pages', async () => {
    const late = await handIn(product, { description: { titleEn: 'Lighthouse' } });
    const soon = await handIn(product, { kind: 'video', description: { titleZh: '100%_海' } });
    const appeal = await handIn(product, { round: 'appeal', request: 'It is mine' });
    await sql`update reviews set due_at = clock_now() - interval '1 hour' where id = ${late.id}`.execute(product.db);
    await sql`update reviews set due_at = clock_now() + interval '1 hour' where id = ${soon.id}`.execute(product.db);
    expect(await listed({})).toEqual([late.id, soon.id, appeal.id]);
    expect(await listed({ view: 'overdue' })).toEqual([late.id]);
    expect(await listed({ view: 'appeals' })).toEqual([appeal.id]);
    expect(await listed({ view: 'second' })).toEqual([]);
    expect(await listed({ kind: 'video' })).toEqual([soon.id]);
    expect(await listed({ keyword: 'LIGHT' })).toEqual([late.id]);
    expect(await listed({ keyword: '%_' })).toEqual([soon.id]);
    expect(await listed({ keyword: 'video.bin' })).toEqual([soon.id]);
    expect(await listed({ keyword: '陆远' })).toEqual([late.id, soon.id, appeal.id]);
    const [row] = (await desk('list', { keyword: 'LIGHT' })).body.infos;
    expect(row).toMatchObject({ title: 'Lighthouse', overdue: true, round: 'first', claim: null, barred: null });
    expect(await listed({ keyword: `${row.code}, V99999999` })).toEqual([late.id]);
    expect((await desk('list', { pageSize: 2, pageNo: 2 })).body).toMatchObject({
      total: 3,
      infos: [{ id: appeal.id }],
    });
    await desk('claim', { ids: [soon.id] });
    expect(await listed({ view: 'mine' })).toEqual([soon.id]);
    expect(await listed({ view: 'mine' }, other)).toEqual([]);
    expect((await desk('list', { keyword: '%_' }, other)).body.infos[0].claim).toMatchObject({ mine: false });
    expect((await desk('list', { view: 'everything' })).status).toBe(400);
  });

  test('[D11] who decided what, and where two disagree, admins see', async () => {
    const { id, materialId } = await handIn(product);
    await desk('claim', { ids: [id] });
    await desk('decide', { ids: [id], verdict: 'approve' });
    await settle(product);
    expect(await listed({ view: 'decided' })).toEqual([id]);
    expect(await listed({ view: 'decided' }, other)).toEqual([]);
    expect(await listed({ view: 'decided' }, admin)).toEqual([id]);
    await sql`
      insert into reviews (material_id, kind, round, about_id, due_at)
      values (${materialId}, 'photo', 'second', ${id}, clock_now() + interval '1 day')`.execute(product.db);
    expect(await listed({ view: 'decided' }, admin)).toEqual([]);
    const [second] = await listed({ view: 'second' }, other);
    await desk('claim', { ids: [second] }, other);
    const reasons = [{ code: 'value-common' }];
    expect((await desk('decide', { ids: [second], verdict: 'reject', reasons }, other)).body).toMatchObject({
      done: [second],
    });
    await settle(product);
    expect((await desk('list', { view: 'disagreements' }, other)).status).toBe(403);
    const { infos } = (await desk('list', { view: 'disagreements' }, admin)).body;
    expect(infos).toMatchObject([{ id: second, verdict: 'reject', firstVerdict: 'approve' }]);
    const { body } = await desk('summary', {}, admin);
    expect(body).toMatchObject({ waiting: 0, decidedToday: 2, looked: 1, agreed: 0 });
    expect(body.days).toHaveLength(14);
    expect(body.days.at(-1)).toMatchObject({ opened: 1, decided: 1 });
    expect(body.reviewers).toHaveLength(2);
    expect(body.reviewers.find(({ looked }: { looked: number }) => looked === 1)).toMatchObject({
      decided: 1,
      approved: 1,
      agreed: 0,
    });
    expect((await desk('summary')).body.reviewers).toEqual([]);
  });
});

describe('taking work', () => {
  test('[D11] thirty who ask at once get one each, the most urgent first', async () => {
    const all: number[] = [];
    for (let count = 0; count < 12; count += 1) all.push((await handIn(product)).id);
    const tokens = [reviewer, admin, other];
    const replies = await Promise.all(tokens.flatMap((token) => [4].map((count) => desk('next', { count }, token))));
    const given = replies.flatMap((reply) => reply.body.ids as number[]);
    expect(given.toSorted((a, b) => a - b)).toEqual(all);
    expect((await desk('next', { count: 100 }, owner)).body.ids).toEqual([]);
  });

  test('[D11] of thirty who take the same, one has it', async () => {
    const { id } = await handIn(product);
    const tries = Array.from({ length: 30 }, (_, index) =>
      desk('claim', { ids: [id] }, [admin, reviewer, other][index % 3]),
    );
    const replies = await Promise.all(tries);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(replies.find(({ status }) => status !== 200)?.body.message).toBe('Someone else is reviewing this');
  });

  test('[D11] what somebody holds comes first; it runs out, can be kept and left', async () => {
    const first = await handIn(product);
    const second = await handIn(product);
    expect((await desk('next')).body.ids).toEqual([first.id]);
    expect((await desk('next', { count: 2 })).body.ids).toEqual([first.id, second.id]);
    expect((await desk('next', { count: 2 }, other)).body.ids).toEqual([]);
    await desk('release', { ids: [second.id] });
    expect((await desk('next', { count: 2 }, other)).body.ids).toEqual([second.id]);
    await product.moveTime('14 minutes');
    expect((await desk('keep', { ids: [first.id, second.id] })).body).toMatchObject({
      done: [first.id],
      left: [second.id],
    });
    await product.moveTime('20 minutes');
    expect((await desk('next', { count: 2 }, admin)).body.ids).toEqual([second.id]);
    await product.moveTime('30 minutes');
    // Nobody has claimed it meanwhile.
    expect((await desk('keep', { ids: [first.id] })).body).toMatchObject({ done: [first.id] });
    await product.moveTime('50 minutes');
    expect((await desk('next', {}, admin)).body.ids).toEqual([first.id]);
    expect((await desk('keep', { ids: [first.id] })).body.message).toMatch('has expired');
    await desk('release', { ids: [first.id] });
    expect((await desk('list', {}, admin)).body.infos[0].claim).toMatchObject({ mine: true });
  });

  test('by kind, and from the queue that was asked for', async () => {
    await handIn(product, { kind: 'photo' });
    const film = await handIn(product, { kind: 'video' });
    const appeal = await handIn(product, { round: 'appeal' });
    expect((await desk('next', { kind: 'video' })).body.ids).toEqual([film.id]);
    expect((await desk('next', { view: 'appeals' })).body.ids).toEqual([appeal.id]);
    expect((await desk('next', { view: 'overdue' })).body.ids).toEqual([]);
    expect((await desk('next', { view: 'mine' })).status).toBe(400);
    expect((await desk('next', { kind: 'music' })).body.ids).toEqual([]);
  });

  test('[D11] nobody reviews what is their own, or what is not there', async () => {
    const { id } = await handIn(product);
    expect((await desk('next', {}, owner)).body.ids).toEqual([]);
    expect((await desk('claim', { ids: [id] }, owner)).body).toMatchObject({
      code: 409,
      message: 'You can’t review your own work',
    });
    expect((await desk('list', {}, owner)).body.infos[0].barred).toBe('own');
    // Refused no matter how the owner got the claim.
    await sql`
      update reviews set claimed_by = (select id from users where email = 'photographer@framehall.test'),
        claimed_until = clock_now() + interval '1 hour' where id = ${id}`.execute(product.db);
    expect((await desk('decide', { ids: [id], verdict: 'approve' }, owner)).status).toBe(409);
    expect((await desk('claim', { ids: [999_999] })).status).toBe(404);
    expect((await desk('decide', { ids: [999_999], verdict: 'approve' })).status).toBe(404);
    expect((await desk('detail', { id: 999_999 })).status).toBe(404);
  });
});

describe('one of them', () => {
  const detail = async (id: number, token = reviewer) => (await desk('detail', { id }, token)).body.review;

  test('[D11] with its owner, findings, suggestions, series and what was decided before', async () => {
    const { id, materialId } = await handIn(product, { kind: 'video', request: 'Cropped' });
    const sibling = await handIn(product, { kind: 'video' });
    await handIn(product, { kind: 'photo' });
    await sql`insert into material_findings (material_id, code) values (${materialId}, 'black-borders')`.execute(
      product.db,
    );
    await sql`
      insert into material_suggestions (material_id, title, description, keywords, place, taken_on)
      values (${materialId}, 'DSC', '', '{sea}', 'Dover', '2026-01-02')`.execute(product.db);
    expect(await detail(id)).toMatchObject({
      request: 'Cropped',
      findings: ['black-borders'],
      suggestions: { title: 'DSC', keywords: ['sea'], takenOn: '2026-01-02' },
      material: { materialId, titleZh: '山', technical: { duration: 21.4 } },
      owner: { name: 'Lu Yuan', online: 0, returned: 0, rejected: 0 },
      series: [{ id: sibling.id, claim: null }],
      decisions: [],
      decision: null,
    });
  });

  test('[D11] near-duplicates of all accounts stand beside it, whatever became of them', async () => {
    const mine = await handIn(product);
    const near = await handIn(product);
    const far = await handIn(product);
    const same = await handIn(product);
    const look = (id: number, hash: string, layout: number) =>
      sql`
      insert into material_looks (material_id, hash, layout)
      values (${id}, ${hash}::bigint, array_fill(${layout}::smallint, array[24]))`.execute(product.db);
    await look(mine.materialId, '1311768467463790320', 100);
    await look(near.materialId, '1311768467463790327', 110);
    await look(far.materialId, '1311768467463790321', 180);
    await sql`
      update materials set state = 'rejected', owner_id = (select id from users where email = 'manager@framehall.test')
      where id = ${near.materialId}`.execute(product.db);
    await sql`update materials set sha256 = ${String(mine.materialId)} where id = ${same.materialId}`.execute(
      product.db,
    );
    expect(await nearDuplicates(product.db, mine.materialId)).toEqual([
      { id: same.materialId, same: true },
      { id: near.materialId, same: false },
    ]);
    expect((await detail(mine.id)).alike).toMatchObject([
      { materialId: same.materialId, own: true, same: true },
      {
        materialId: near.materialId,
        own: false,
        same: false,
        state: 'rejected',
        poster: expect.stringMatching(/poster$/),
      },
    ]);
  });

  test('[D11] the papers and the file itself can be seen for a few minutes, and that is written down', async () => {
    const { id, materialId } = await handIn(product);
    await sql`
      insert into material_files (material_id, rendition, bucket, key, content_type, size_bytes)
      values (${materialId}, 'original', 'originals', 'secret/key', 'image/jpeg', 10)`.execute(product.db);
    const { rows } = await sql<{ id: number }>`
      insert into releases (owner_id, kind, subject, file_name, key)
      select id, 'model', 'Li Na', 'li-na.pdf', 'papers/1' from users where email = 'photographer@framehall.test' or email = 'manager@framehall.test'
      on conflict do nothing returning id`.execute(product.db);
    const releaseId = rows[0]?.id ?? 0;
    expect((await desk('paper', { id, releaseId })).status).toBe(404);
    await sql`insert into material_releases (material_id, release_id) values (${materialId}, ${releaseId})`.execute(
      product.db,
    );
    expect((await detail(id)).releases).toEqual([
      { id: releaseId, kind: 'model', subject: 'Li Na', fileName: 'li-na.pdf' },
    ]);
    expect((await desk('paper', { id, releaseId })).body).toMatchObject({
      url: expect.stringContaining('papers/1'),
      seconds: 300,
    });
    expect((await desk('original', { id })).body.url).toContain('secret/key');
    const { infos } = (await product.call('/office/material/history', { id: materialId }, { token: reviewer })).body;
    expect(infos.slice(0, 2)).toMatchObject([
      { action: 'material.original-seen', after: { file: 'photo.bin' } },
      { action: 'material.release-seen', after: { file: 'li-na.pdf' } },
    ]);
    await sql`update reviews set state = 'withdrawn' where id = ${id}`.execute(product.db);
    expect((await desk('original', { id })).status).toBe(404);
    expect((await desk('detail', { id })).status).toBe(404);
  });
});
