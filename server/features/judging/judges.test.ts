import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { mailsTo, problemOf } from '#tests/support/applications.ts';
import { addJudge, callAsJudge, makeContest, seatJudge } from '#tests/support/judging.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const { db } = product;
const coordinator = await signIn(product, 'coordinator');
const contest = await makeContest(product);
afterEach(async () => {
  await product.moveTime('0 seconds');
  await sql`delete from rate_limits`.execute(db);
});

const enter = (key: unknown, language: 'zh' | 'en' = 'en') => product.call('/score/enter', { key }, { language });
const office = (path: string, input: object, token = coordinator) =>
  product.call(`/office/judging/${path}`, input, { token });

async function seated() {
  const judge = await addJudge(product, coordinator, contest.contestId);
  return { ...judge, roundId: await seatJudge(product, contest, judge.judgeId) };
}

async function working() {
  const judge = await seated();
  return { ...judge, token: (await enter(judge.key)).body.token as string };
}

const sessionOf = (token: string) => callAsJudge(product, '/score/session', {}, token);
const NO_KEY = { status: 401, body: { code: 401, success: false, message: 'please enter a valid key' } };

describe('a judge’s key', () => {
  test('[R234] opens a session that says whose it is, however the key was typed', async () => {
    const { key } = await seated();
    expect(key).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){7}[0-9A-HJKMNP-TV-Z]{4}$/);
    for (const typed of [key, key.toLowerCase(), ` ${key.replaceAll('-', ' ')} `]) {
      const { body } = await enter(typed);
      expect((await sessionOf(body.token)).body).toMatchObject({
        contest: { title: 'Light Awards', rules: 'Judge the work' },
        rounds: [{ track: 'Single', method: 'yes-no', state: 'open', criteria: [{ name: 'In', most: 1 }] }],
      });
    }
  });

  test('is nowhere in the database, and the invitation does not have it', async () => {
    const email = 'lin@example.com';
    const { judgeId, key } = await addJudge(product, coordinator, contest.contestId, email);
    const plain = key.replaceAll('-', '');
    const row = await db.selectFrom('judges').selectAll().where('id', '=', judgeId).executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(plain);
    expect(row.keyHash).toHaveLength(32);
    const [mail] = await mailsTo(product, email);
    expect(mail?.subject).toBe('You’re invited to judge a contest');
    expect(mail?.body).toContain('/score');
    expect(mail?.body).not.toContain(key.slice(0, 9));
    const { body } = await office('judges', { contestId: contest.contestId });
    expect(JSON.stringify(body)).not.toContain(plain.slice(0, 6));
  });

  test('[R226] unknown, malformed, unseated, revoked, ended: one answer', async () => {
    const unseated = await addJudge(product, coordinator, contest.contestId);
    const revoked = await seated();
    await office('judge/revoke', { judgeId: revoked.judgeId, reason: 'left the jury' });
    const ended = await seated();
    await sql`update contest_rounds set state = 'closed', closed_at = clock_now() where id = ${ended.roundId}`.execute(
      db,
    );
    const replaced = await seated();
    await sql`update round_judges set replaced_at = clock_now() where judge_id = ${replaced.judgeId}`.execute(db);
    const unknown = `${revoked.key.slice(0, -1)}${revoked.key.endsWith('0') ? '1' : '0'}`;
    for (const key of ['', 'x', '0'.repeat(32), unknown, unseated.key, revoked.key, ended.key, replaced.key])
      expect(await enter(key)).toMatchObject(NO_KEY);
    expect((await enter('x', 'zh')).body.message).toBe('请输入有效的密钥');
  });

  test('that was revoked or replaced ends what it opened, and another one opens it again', async () => {
    const judge = await working();
    expect((await sessionOf(judge.token)).status).toBe(200);
    await office('judge/revoke', { judgeId: judge.judgeId, reason: 'lost' });
    expect(await sessionOf(judge.token)).toMatchObject(NO_KEY);
    expect(problemOf(await office('judge/revoke', { judgeId: judge.judgeId, reason: 'lost' }))).toEqual([
      404,
      'not-found',
    ]);
    const { body } = await office('judge/key', { judgeId: judge.judgeId });
    expect(await enter(judge.key)).toMatchObject(NO_KEY);
    expect((await enter(body.key)).status).toBe(200);
  });

  test('that was revoked is told of once, in either language', async () => {
    const email = 'revoked@example.com';
    const { judgeId } = await addJudge(product, coordinator, contest.contestId, email);
    await office('judge/revoke', { judgeId, reason: 'lost' });
    await office('judge/revoke', { judgeId, reason: 'lost' });
    await office('judge/key', { judgeId });
    const wish = { judgeId, reason: 'lost' };
    await product.call('/office/judging/judge/revoke', wish, { token: coordinator, language: 'zh' });
    const mails = (await mailsTo(product, email)).slice(1);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your judging key has ended', '您的评审密钥已停用']);
    expect(mails[0]!.body).toContain('Your key for judging “Light Awards” has ended and can no longer be used.');
    expect(mails[1]!.body).toContain('您用于评审“光影大赛”的密钥已停用，无法再使用');
    expect(JSON.stringify(mails)).not.toContain('lost');
  });

  test('a session ends with the round, after a day, and by leaving', async () => {
    const [closed, late, left] = [await working(), await working(), await working()];
    await sql`update contest_rounds set state = 'closed', closed_at = clock_now() where id = ${closed.roundId}`.execute(
      db,
    );
    expect(await sessionOf(closed.token)).toMatchObject(NO_KEY);
    expect((await callAsJudge(product, '/score/leave', {}, left.token)).status).toBe(200);
    expect(await sessionOf(left.token)).toMatchObject(NO_KEY);
    await product.moveTime('23 hours 59 minutes');
    expect((await sessionOf(late.token)).status).toBe(200);
    await product.moveTime('24 hours 1 minute');
    expect(await sessionOf(late.token)).toMatchObject(NO_KEY);
  });

  test('of 200 guesses at one key the eleventh waits, and the right one then waits too', async () => {
    const { key } = await seated();
    const others = Array.from('0123456789ABCDEFGHJK').filter((sign) => sign !== key.at(-2));
    const wrong = (turn: number) => key.slice(0, -2) + others[turn] + key.slice(-1);
    const statuses = [];
    for (let turn = 0; turn < 12; turn += 1) statuses.push((await enter(wrong(turn))).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(statuses.length - statuses.indexOf(429));
    expect(statuses.indexOf(429)).toBeLessThanOrEqual(11);
    expect((await enter(key)).status).toBe(429);
    await product.moveTime('15 minutes 1 second');
    expect((await enter(key)).status).toBe(200);
  });

  test('guesses at many keys are counted by network', async () => {
    const statuses = [];
    for (let turn = 0; turn < 200; turn += 1)
      statuses.push((await enter(`${String(100_000 + turn)}${'0'.repeat(26)}`)).status);
    expect(statuses.indexOf(429)).toBe(30);
    expect(statuses.slice(30).every((status) => status === 429)).toBe(true);
  });
});

describe('the coordinators’ list of judges', () => {
  test('takes one judge an address, twice at once', async () => {
    const { contestId } = await makeContest(product);
    const judge = { contestId, name: 'Zhou', email: 'Zhou@Example.com ' };
    const replies = await Promise.all([office('judge/add', judge), office('judge/add', judge)]);
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(['200', '400']);
    const { body } = await office('judges', { contestId });
    expect(body.infos).toMatchObject([{ name: 'Zhou', email: 'zhou@example.com', rounds: 0, revokedAt: null }]);
  });

  test('refuses unknown contests, judges and strange input', async () => {
    const judge = { contestId: contest.contestId, name: 'Zhou', email: 'zhou@example.com' };
    for (const bad of [{ email: 'x' }, { name: '' }, { name: 'x'.repeat(61) }, { key: 'mine' }, { contestId: 0.5 }])
      expect((await office('judge/add', { ...judge, ...bad })).status, JSON.stringify(bad)).toBe(400);
    expect((await office('judge/add', { ...judge, contestId: 999_999 })).status).toBe(404);
    expect((await office('judge/key', { judgeId: 999_999 })).status).toBe(404);
    expect((await office('judge/revoke', { judgeId: 999_999, reason: 'x' })).status).toBe(404);
    expect((await office('judges', { contestId: 999_999 })).body.infos).toEqual([]);
  });

  test('leaves lines in the audit trail, without the key', async () => {
    const { judgeId, key } = await addJudge(product, coordinator, contest.contestId);
    await office('judge/key', { judgeId });
    await office('judge/revoke', { judgeId, reason: 'moved away' });
    const trail = await db
      .selectFrom('auditEvents')
      .select(['action', 'reason', 'after'])
      .where('subject', '=', `judge:${judgeId}`)
      .orderBy('id')
      .execute();
    expect(trail.map(({ action, reason }) => [action, reason])).toEqual([
      ['judge.added', null],
      ['judge.key-renewed', null],
      ['judge.revoked', 'moved away'],
    ]);
    expect(JSON.stringify(trail)).not.toContain(key.slice(0, 4));
  });
});
