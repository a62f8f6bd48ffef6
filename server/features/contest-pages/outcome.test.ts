import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { addJudge, makeContest, makeWorks } from '#tests/support/judging.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { prizesFor } from './outcome.ts';

const product = await startProduct({ DEMO: '1' });
const coordinator = await signIn(product, 'coordinator');

/** A closed round of a contest in which the works got these points by one judge each. */
async function judged(points: readonly number[]) {
  const contest = await makeContest(product);
  const entries = await makeWorks(product, contest, points.length);
  const { judgeId } = await addJudge(product, coordinator, contest.contestId);
  await sql`update judges set shown = true, name = 'Lin Yue', title_zh = '编辑', title_en = 'Editor' where id = ${judgeId}`.execute(
    product.db,
  );
  const { contestId, trackId } = contest;
  const { rows } = await sql<{ id: number }>`
    insert into contest_rounds (contest_id, track_id, number, method, state, quorum, maxima, criteria_zh, criteria_en,
      count_by, tie_break, opened_at, closed_at)
    values (${contestId}, ${trackId}, 1, 'rating', 'closed', 1, '{100}', '{总}', '{All}', 'raw', 'shared', clock_now(),
      clock_now()) returning id`.execute(product.db);
  const roundId = rows[0]!.id;
  await sql`insert into round_judges (contest_id, round_id, judge_id) values (${contestId}, ${roundId}, ${judgeId})`.execute(
    product.db,
  );
  for (const [index, entryId] of entries.entries()) {
    await sql`insert into round_works (round_id, entry_id) values (${roundId}, ${entryId})`.execute(product.db);
    await sql`
      insert into assignments (round_id, entry_id, judge_id, place, scores, saved_at, handed_in_at)
      values (${roundId}, ${entryId}, ${judgeId}, ${index + 1}, array[${points[index]}]::smallint[], clock_now(),
        clock_now())`.execute(product.db);
  }
  await sql`
    insert into contest_prizes (contest_id, place, name_zh, name_en, count)
    values (${contestId}, 1, '金奖', 'Gold', 1), (${contestId}, 2, '银奖', 'Silver', 2)`.execute(product.db);
  const found = await sql<{ slug: string }>`select slug from contests where id = ${contestId}`.execute(product.db);
  return { contestId, slug: found.rows[0]!.slug };
}

// oxlint-disable-next-line typescript/no-explicit-any
async function get(path: string): Promise<{ status: number; body: any }> {
  const reply = await fetch(product.url + path, { headers: { 'accept-language': 'en' } });
  return { status: reply.status, body: await reply.json() };
}

describe('results', async () => {
  const { contestId, slug } = await judged([60, 90, 70, 90, 50]);
  const decide = (when: string) =>
    sql`update contests set results_at = clock_now() + ${when}::interval where id = ${contestId}`.execute(product.db);

  test('are nobody’s to read before they are out', async () => {
    await decide('1 hour');
    const { body } = await get(`/content/contest?slug=${slug}`);
    expect(body.page.contest).toMatchObject({ state: 'judging', outcome: null });
    expect((await get(`/content/contest?slug=${slug}&page=results`)).status).toBe(404);
    expect((await get('/content/results')).body.infos).toEqual([]);
  });

  test('name the works by their ranks and prizes, those that tie together, and the jury', async () => {
    await decide('-1 minute');
    const { body } = await get(`/content/contest?slug=${slug}&page=results`);
    const { contest } = body.page;
    expect(contest.jury).toEqual([{ name: 'Lin Yue', title: 'Editor' }]);
    expect(contest.outcome.entered).toBe(5);
    const [{ name, works }] = contest.outcome.tracks;
    expect(name).toBe('Single');
    expect(works.map((work: { title: string; prize: string }) => [work.title, work.prize])).toEqual([
      ['作品 2', 'Gold'],
      ['作品 4', 'Gold'],
      ['作品 3', 'Silver'],
    ]);
    expect((await get('/content/results')).body.infos.map((one: { slug: string }) => one.slug)).toEqual([slug]);
  });
});

test('prizes of the whole contest follow from ranks only where there is one track', () => {
  const whole = { trackId: null, nameZh: '金', nameEn: 'Gold', count: 1 };
  const own = { trackId: 7, nameZh: '银', nameEn: 'Silver', count: 2 };
  expect(prizesFor([whole, own], 7, 1).map(({ nameEn, upTo }) => [nameEn, upTo])).toEqual([
    ['Gold', 1],
    ['Silver', 3],
  ]);
  expect(prizesFor([whole, own], 7, 2).map(({ nameEn, upTo }) => [nameEn, upTo])).toEqual([['Silver', 2]]);
});
