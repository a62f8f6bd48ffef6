import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { systemContext } from '#server/system-context.ts';
import {
  addPictures,
  beginApplication,
  FORM,
  mailsTo,
  outcomesOf,
  problemOf,
  submitApplication,
} from '#tests/support/applications.ts';
import { readCode, register, signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { clearRefused } from './applications.jobs.ts';

const product = await startProduct();
const { db } = product;
const reviewer = await signIn(product, 'reviewer');

const call = (path: string, input: object, token?: string) => product.call(`/application${path}`, input, { token });
const trail = async (id: number) =>
  (
    await db
      .selectFrom('auditEvents')
      .select('action')
      .where('subject', '=', `application:${id}`)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

describe('the form', () => {
  test('is saved as it is filled in, and is there the next time', async () => {
    const { token } = await register(product);
    expect((await call('', {}, token)).body.application).toBeNull();
    const empty = { ...FORM, realName: '', phone: '', bio: '', subjects: [], exclusive: null, videoLinks: [] };
    const first = await call('/save', { version: 0, ...empty }, token);
    expect(first.body.application).toMatchObject({ version: 1, state: 'draft', realName: '', exclusive: null });
    const second = await call('/save', { version: 1, ...FORM, subjects: ['city', 'city'] }, token);
    expect(second.body.application).toMatchObject({
      version: 2,
      realName: '沈星河',
      phone: '+8613900001111',
      subjects: ['city'],
    });
    expect((await call('', {}, token)).body.application).toMatchObject({
      ...FORM,
      version: 2,
      subjects: ['city'],
      phone: '+8613900001111',
      phoneVerified: false,
      pictures: [],
      queue: null,
      events: [],
      againFrom: null,
    });
  });

  test('whoever saw an older state is told, and two that begin at once have one application', async () => {
    const { token } = await register(product);
    const replies = await Promise.all([0, 0, 0].map((version) => call('/save', { version, ...FORM }, token)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(problemOf(await call('/save', { version: 0, ...FORM }, token))).toEqual([409, 'changed-meanwhile']);
    expect(problemOf(await call('/save', { version: 7, ...FORM }, token))).toEqual([409, 'changed-meanwhile']);
  });

  test.each([
    ['realName', 'x'.repeat(41)],
    ['bio', 'x'.repeat(501)],
    ['subjects', ['landscape', 'nonsense']],
    ['videoLinks', Array.from({ length: 6 }, () => 'https://a.cn/1')],
    ['videoLinks', ['javascript:alert(1)']],
    ['exclusive', 'yes'],
    ['gid', 2],
  ])('%s that is not so is refused', async (field, value) => {
    const { token } = await register(product);
    expect((await call('/save', { version: 0, ...FORM, [field]: value }, token)).status).toBe(400);
  });

  test('is for people who are not photographers yet, and for nobody without an account', async () => {
    for (const name of ['photographer', 'manager'])
      expect(problemOf(await call('/save', { version: 0, ...FORM }, await signIn(product, name)))).toEqual([
        409,
        'not-applicant',
      ]);
    for (const path of ['', '/save', '/phone', '/picture/remove', '/submit'])
      expect((await call(path, { version: 0, ...FORM })).status, path).toBe(401);
  });
});

describe('the mobile number', () => {
  test('is proven by a code that is good for nothing else', async () => {
    const { token } = await register(product);
    await call('/save', { version: 0, ...FORM, phone: '13800009999' }, token);
    await product.call('/user/code', { account: '13800009999', purpose: 'bind' }, { token });
    const other = await readCode(product, '+8613800009999');
    expect(problemOf(await call('/phone', { code: other }, token))).toEqual([400, 'wrong-code']);
    await product.moveTime('2 minutes');
    await product.call('/user/code', { account: '13800009999', purpose: 'apply' }, { token });
    const code = await readCode(product, '+8613800009999');
    expect((await call('/phone', { code }, token)).body.application.phoneVerified).toBe(true);
    expect(problemOf(await call('/phone', { code }, token))).toEqual([400, 'wrong-code']);
    const changed = await call('/save', { version: 1, ...FORM, phone: '13800009998' }, token);
    expect(changed.body.application.phoneVerified).toBe(false);
    await product.moveTime('0 seconds');
  });

  test('that one logs in with needs no further code', async () => {
    const { token } = await register(product, '+8613711112222');
    const { body } = await call('/save', { version: 0, ...FORM, phone: '13711112222' }, token);
    expect(body.application.phoneVerified).toBe(true);
  });

  test('is needed before a code makes sense; visitors get none', async () => {
    const { token } = await register(product);
    expect(problemOf(await call('/phone', { code: '123456' }, token))).toEqual([409, 'not-editable']);
    await call('/save', { version: 0, ...FORM, phone: 'a@b.cn' }, token);
    expect((await call('/phone', { code: '123456' }, token)).body).toMatchObject({
      fields: { phone: 'Check the format' },
    });
    expect((await product.call('/user/code', { account: '13800009999', purpose: 'apply' })).status).toBe(401);
  });
});

describe('submitting', () => {
  test('tells everything that is missing, and 19 images are too few', async () => {
    const { token } = await register(product);
    const bare = {
      ...FORM,
      terms: false,
      realName: '',
      bio: '短',
      city: '',
      nickname: '',
      subjects: [],
      exclusive: null,
    };
    await call('/save', { version: 0, ...bare }, token);
    const refused = await call('/submit', { version: 1 }, token);
    expect(problemOf(refused)).toEqual([400, 'not-complete']);
    expect(Object.keys(refused.body.fields)).toEqual([
      'terms',
      'realName',
      'phoneVerified',
      'nickname',
      'bio',
      'city',
      'subjects',
      'exclusive',
      'pictures',
    ]);
    const nearly = await beginApplication(product);
    await addPictures(product, nearly.id, 19);
    const short = await call('/submit', { version: 1 }, nearly.token);
    expect(problemOf(short)).toEqual([400, 'not-complete']);
    expect(Object.keys(short.body.fields)).toEqual(['pictures']);
  });

  test('twenty images put it into the queue, with its place and the day of the decision', async () => {
    const before = (await product.call('/office/application/summary', {}, { token: reviewer })).body.queue;
    const { token, account, id } = await beginApplication(product);
    await addPictures(product, id, 20);
    const { body } = await call('/submit', { version: 1 }, token);
    expect(body.application).toMatchObject({
      state: 'submitted',
      queue: { position: before + 1, overdue: false },
      events: [{ kind: 'submitted', words: '', reason: null }],
    });
    const due = await sql<{ due: Date }>`select due_in(5) as due`.execute(db);
    expect(body.application.queue.dueAt).toBe(due.rows[0]!.due.toISOString());
    const mails = await mailsTo(product, account);
    expect(mails.at(-1)).toMatchObject({ subject: 'We’ve received your application' });
    expect(mails.at(-1)?.body).toContain('/join');
    expect(await trail(id)).toEqual(['application.phone-verified', 'application.submitted']);
  });

  test('twice at once is done once, and the second is told', async () => {
    const { token, id } = await beginApplication(product);
    await addPictures(product, id, 20);
    const replies = await Promise.all([1, 2, 3].map(() => call('/submit', { version: 1 }, token)));
    expect(outcomesOf(replies)).toEqual(['done', 'submitted-already', 'submitted-already']);
    const events = await db.selectFrom('applicationEvents').select('id').where('applicationId', '=', id).execute();
    expect(events).toHaveLength(1);
  });

  test('ends all changes', async () => {
    const { token } = await submitApplication(product);
    expect(problemOf(await call('/save', { version: 2, ...FORM }, token))).toEqual([409, 'not-editable']);
    expect(problemOf(await call('/phone', { code: '123456' }, token))).toEqual([409, 'not-editable']);
    expect(problemOf(await call('/picture/remove', { id: 1 }, token))).toEqual([409, 'not-editable']);
    const place = await product.call('/upload/token/application', { fileName: 'a.jpg', fileSize: 9 }, { token });
    expect(problemOf(place)).toEqual([409, 'not-editable']);
  });

  test('somebody who saved in another window meanwhile is told', async () => {
    const { token, id } = await beginApplication(product);
    await addPictures(product, id, 20);
    await call('/save', { version: 1, ...FORM, phone: (await call('', {}, token)).body.application.phone }, token);
    expect(problemOf(await call('/submit', { version: 1 }, token))).toEqual([409, 'changed-meanwhile']);
  });
});

describe('after a rejection', () => {
  const desk = (path: string, input: object) => product.call(`/office/application/${path}`, input, { token: reviewer });

  test('one applies again after 30 days, and what was sent is deleted after 90', async () => {
    const { token, account, id } = await submitApplication(product);
    const ctx = systemContext(product.services, 'test');
    const never = new AbortController().signal;
    await desk('claim', { id });
    await desk('reject', { id, reason: 'quality', words: '暗部噪点较多' });
    const { application } = (await call('', {}, token)).body;
    expect(application).toMatchObject({ state: 'rejected', pictures: expect.any(Array) });
    const again = { version: 0, ...FORM };
    expect(problemOf(await call('/save', again, token))).toEqual([409, 'apply-later']);
    await product.moveTime('29 days 23 hours');
    expect(problemOf(await call('/save', again, token))).toEqual([409, 'apply-later']);
    await product.moveTime('30 days 1 hour');
    const { body } = await product.call('/user/login', { account, password: 'a good password' });
    expect((await call('/save', again, body.token)).body.application).toMatchObject({
      state: 'draft',
      version: 1,
      pictures: [],
    });
    await product.moveTime('89 days 23 hours');
    await clearRefused(ctx, {}, never);
    const kept = () => db.selectFrom('applicationPictures').select('id').where('applicationId', '=', id).execute();
    expect(await kept()).toHaveLength(20);
    await product.moveTime('90 days 1 hour');
    await clearRefused(ctx, {}, never);
    await clearRefused(ctx, {}, never);
    expect(await kept()).toEqual([]);
    const row = await db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ realName: '', phone: '', wechat: '', verifiedPhone: null, nickname: '星河影像' });
    const jobs = await product.services.jobs.boss.findJobs('media.remove');
    expect(jobs.map((job) => job.data)).toContainEqual({
      bucket: 'originals',
      keys: expect.arrayContaining([`${id}-1.jpg`, `${id}-20/view.webp`, `${id}-20/thumbnail.webp`]),
    });
    expect((await trail(id)).at(-1)).toBe('application.cleared');
    await product.moveTime('0 seconds');
  });
});
