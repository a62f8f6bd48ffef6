import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { systemContext } from '#server/system-context.ts';
import { workers } from '#server/workers.ts';
import { mailsTo } from '#tests/support/applications.ts';
import { announce, atDesk, fixByRank, makeJudged } from '#tests/support/awards.ts';
import { makeWorks } from '#tests/support/judging.ts';
import { register, signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct({ DEMO: '1' });
const [coordinator, photographer] = await Promise.all([
  signIn(product, 'coordinator'),
  signIn(product, 'photographer'),
]);
const office = atDesk(product, coordinator);
const WINNER = 'photographer@framehall.test';
const never = new AbortController().signal;
const run = (signal = never) => workers['awards.tell'](systemContext(product.services, 'test'), {}, signal);

describe('when the results come out', async () => {
  const contest = await makeJudged(product, coordinator, [60, 90, 70, 80]);
  const { contestId, slug, gold, entries } = contest;
  const loser = await register(product);
  await makeWorks(product, contest, 2, loser.account);
  const results = `http://localhost:4000/contest/${slug}/results`;
  await office('propose', { contestId });
  const [first] = (await office('list', { contestId })).body.awards.prizes[0].awards;
  await office('words', { awardId: first.awardId, wordsZh: '克制', wordsEn: 'Restrained' });
  await fixByRank(product, coordinator, contest);
  await announce(product, contest, '1 hour');
  const own = async (language: 'zh' | 'en' = 'en') => {
    const { body } = await product.call('/entry/list', { contestId }, { token: photographer, language });
    return body.infos.map(({ state, award }: { state: string; award: object }) => [state, award]);
  };

  test('nobody has been told before, nor sees a prize', async () => {
    const before = (await mailsTo(product, WINNER)).length;
    await run();
    expect(await mailsTo(product, WINNER)).toHaveLength(before);
    expect((await office('list', { contestId })).body.awards.toldAt).toBeNull();
    expect(await own()).toEqual(Array.from({ length: 4 }, () => ['judging', null]));
  });

  test('each winner hears of each prize, and the others once of all their works, however often it runs', async () => {
    const before = (await mailsTo(product, WINNER)).length;
    await announce(product, contest, '-1 minute');
    await Promise.all([run(), run()]);
    await run();
    const mails = (await mailsTo(product, WINNER)).slice(before);
    expect(mails.map(({ subject }) => subject)).toEqual([
      '您的参赛作品获奖了',
      '您的参赛作品获奖了',
      '您的参赛作品获奖了',
      '大赛结果已公布',
    ]);
    expect(mails[0]!.body).toBe(
      `恭喜！您的作品《作品 2》在「光影大赛」中获得金奖。\n\n评委评语：克制\n\n查看全部结果：${results}\n\n` +
        `获奖证书可在“我的参赛作品”下载：http://localhost:4000/UserCenter?tab=entries`,
    );
    expect(mails[3]!.body).toContain('\n\n《作品 1》\n\n');
    const told = (await mailsTo(product, loser.account)).filter(({ subject }) => subject.includes('results'));
    expect(told).toEqual([
      {
        subject: 'The contest results are out',
        body:
          'The results of Light Awards are out. This time you didn’t win a prize for:\n\n“作品 1”\n“作品 2”\n\n' +
          `Thank you for entering. See who won, and what the jury says: ${results}`,
      },
    ]);
    expect((await office('list', { contestId })).body.awards.toldAt).toEqual(expect.any(String));
  });

  test('the entrant’s list names the prize and the jury’s words', async () => {
    const number = expect.stringMatching(/^FHA(-[0-9A-Z]{4}){3}$/);
    expect(await own()).toEqual([
      ['awarded', { prize: 'Silver', words: '', number }],
      ['awarded', { prize: 'Silver', words: '', number }],
      ['awarded', { prize: 'Gold', words: 'Restrained', number }],
      ['not-awarded', null],
    ]);
    expect((await own('zh'))[2][1]).toMatchObject({ prize: '金奖', words: '克制' });
  });

  test('a change after that is told to whom it concerns', async () => {
    const before = (await mailsTo(product, WINNER)).length;
    await office('take', { awardId: first.awardId, reason: '作品并非本人拍摄' });
    await office('give', { prizeId: gold, entryId: entries[0], reason: '依次递补' });
    const mails = (await mailsTo(product, WINNER)).slice(before);
    expect(mails).toMatchObject([
      {
        subject: '大赛结果有变更',
        body: expect.stringContaining(
          '《作品 2》在「光影大赛」中的金奖已被取消，获奖证书随之作废。\n\n原因：作品并非本人拍摄',
        ),
      },
      { subject: '您的参赛作品获奖了', body: expect.stringContaining('《作品 1》在「光影大赛」中获得金奖') },
    ]);
    await run();
    expect(await mailsTo(product, WINNER)).toHaveLength(before + 2);
  });
});

test('many entrants are told in parts; what was interrupted goes on where it ended', async () => {
  const contest = await makeJudged(product, coordinator, [90]);
  const { contestId } = contest;
  await fixByRank(product, coordinator, contest);
  await sql`
    with entrants as (
      insert into users (email, nickname)
      select 'entrant' || n || '@example.com', '参赛者' from generate_series(1, 150) n returning id)
    insert into contest_entries (contest_id, track_id, entrant_id, slot, state, title, story, own_work, submitted_at)
    select ${contestId}, ${contest.trackId}, id, 1, 'not-awarded', '渡口', '雨', true, clock_now() from entrants`.execute(
    product.db,
  );
  await announce(product, contest, '-1 minute');
  const told = async () => {
    const { rows } = await sql<{ count: number; most: number }>`
      select count(*) as count, coalesce(max(mails), 0) as most
      from (select count(*) as mails from messages where recipient like 'entrant%@example.com' group by recipient) told`.execute(
      product.db,
    );
    return [rows[0]!.count, rows[0]!.most, (await office('list', { contestId })).body.awards.toldAt];
  };
  let asked = 0;
  const interrupted = Object.assign(new AbortController().signal, {
    throwIfAborted: () => {
      if ((asked += 1) === 2) throw new Error('aborted');
    },
  });
  await expect(run(interrupted)).rejects.toThrow('aborted');
  expect(await told()).toEqual([99, 1, null]);
  await Promise.all([run(), run()]);
  expect(await told()).toEqual([150, 1, expect.any(String)]);
});
