import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { problemOf } from '#tests/support/applications.ts';
import { openRound, type TestRound } from '#tests/support/judging.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const coordinator = await signIn(product, 'coordinator');
const office = (path: string, input: object) =>
  product.call(`/office/judging/round/${path}`, input, { token: coordinator });

/**
 * Closes a round in which the judges gave this: a row for each judge, a column for each work, null for nothing. A number
 * is for the first criterion.
 */
async function closedWith(given: (number | number[] | null)[][], more: object = {}): Promise<TestRound> {
  const [judges, works] = [given.length, given[0]!.length];
  const round = await openRound(product, coordinator, { works, judges, quorum: judges, more });
  for (const [at, row] of given.entries())
    for (const [work, points] of row.entries()) {
      if (points === null) continue;
      await sql`
        update assignments set scores = ${typeof points === 'number' ? [points, 0, 0] : points}::smallint[], saved_at = clock_now()
        where round_id = ${round.roundId} and judge_id = ${round.jury[at]!.judgeId}
          and entry_id = ${round.entries[work]}`.execute(product.db);
    }
  await office('close', { roundId: round.roundId, reason: 'example' });
  return round;
}

interface Row {
  entryId: number;
  rank: number;
  tied: number;
  raw: number;
  standardised: number;
}
const ranking = async ({ roundId, entries }: TestRound) =>
  ((await office('results', { roundId })).body.infos as Row[]).map(({ entryId, rank, tied, raw }) => [
    entries.indexOf(entryId) + 1,
    rank,
    tied,
    raw,
  ]);

describe('the figures of a closed round', () => {
  test('Krippendorff’s alpha for intervals is 0.849 in his example', async () => {
    const _ = null;
    const { roundId } = await closedWith([
      [1, 2, 3, 3, 2, 1, 4, 1, 2, _, _, _],
      [1, 2, 3, 3, 2, 2, 4, 1, 2, 5, _, 3],
      [_, 3, 3, 3, 2, 3, 4, 2, 2, 5, 1, _],
      [1, 2, 3, 3, 2, 4, 4, 1, 2, 5, 1, _],
    ]);
    const { body } = await office('figures', { roundId });
    expect(body.agreement).toBeCloseTo(0.849, 3);
    expect(body.judges.map(({ scores }: { scores: number }) => scores)).toEqual([9, 11, 10, 11]);
  });

  test('is one when all agree, and nothing when all is the same or nothing can be compared', async () => {
    const agreement = async (given: (number | null)[][]) =>
      (await office('figures', { roundId: (await closedWith(given)).roundId })).body.agreement;
    expect(
      await agreement([
        [1, 5, 9],
        [1, 5, 9],
      ]),
    ).toBe(1);
    expect(
      await agreement([
        [3, 3],
        [3, 3],
      ]),
    ).toBeNull();
    expect(await agreement([[3, 4]])).toBeNull();
    expect(await agreement([[null, null]])).toBeNull();
  });

  test('each judge’s mean, spread, correlation with the others and outliers', async () => {
    const { roundId } = await closedWith([
      [10, 20, 30, 40, 10],
      [12, 22, 32, 40, 12],
      [11, 21, 31, 39, 40],
    ]);
    const { judges } = (await office('figures', { roundId })).body;
    expect(judges[0]).toMatchObject({ scores: 5, mean: 22, outliers: 0 });
    expect(judges[0].spread).toBeCloseTo(11.662, 3);
    expect(judges.map(({ outliers }: { outliers: number }) => outliers)).toEqual([0, 0, 1]);
    expect(judges[0].correlation).toBeCloseTo(0.856, 3);
  });
});

describe('the ranking of a closed round', () => {
  test('goes by the means, and equal ones share a rank', async () => {
    const round = await closedWith([
      [30, 20, 10, 20],
      [40, 20, 30, 20],
    ]);
    expect(await ranking(round)).toEqual([
      [1, 1, 1, 35],
      [2, 2, 3, 20],
      [3, 2, 3, 20],
      [4, 2, 3, 20],
    ]);
  });

  test('by standardised means a strict judge counts as much as a mild one', async () => {
    // Raw, the mild judge's favourite wins; the strict judge's second is further above what that judge gives.
    const given = [
      [40, 38, 20, 22],
      [1, 3, 2, 0],
    ];
    expect((await ranking(await closedWith(given))).map(([work]) => work)).toEqual([1, 2, 3, 4]);
    const round = await closedWith(given, { countBy: 'standardised' });
    expect((await ranking(round)).map(([work]) => work)[0]).toBe(2);
    const [best] = (await office('results', { roundId: round.roundId })).body.infos as Row[];
    expect(best?.raw).toBe(20.5);
    expect(best?.standardised).toBeCloseTo(1.1124, 3);
  });

  test('a tie is broken as was said before', async () => {
    const given = [
      [10, 30],
      [20, 20],
      [36, 16],
    ];
    expect((await ranking(await closedWith(given))).map(([, rank]) => rank)).toEqual([1, 1]);
    const median = await closedWith(
      [
        [10, 4],
        [12, 20],
        [26, 24],
      ],
      { tieBreak: 'median' },
    );
    expect(await ranking(median)).toEqual([
      [2, 1, 1, 16],
      [1, 2, 1, 16],
    ]);
    const first = await closedWith([[[0, 20, 0], 20]], { tieBreak: 'first-criterion' });
    expect((await ranking(first)).map(([work, rank, , raw]) => [work, rank, raw])).toEqual([
      [2, 1, 20],
      [1, 2, 20],
    ]);
  });

  test('pages have their works and ranks, and what was withdrawn before or after the close makes room', async () => {
    const round = await openRound(product, coordinator, { works: 7, judges: 1, quorum: 1 });
    const { roundId, entries, jury } = round;
    for (const [at, points] of [40, 35, 35, 30, 30, 30, 25].entries())
      await sql`
        update assignments set scores = array[${points}, 0, 0]::smallint[], saved_at = clock_now()
        where round_id = ${roundId} and judge_id = ${jury[0]!.judgeId} and entry_id = ${entries[at]}`.execute(
        product.db,
      );
    const withdraw = (work: number) =>
      sql`update contest_entries set state = 'withdrawn', slot = null where id = ${entries[work - 1]}`.execute(
        product.db,
      );
    const page = async (pageNo: number) => {
      const { total, infos } = (await office('results', { roundId, pageNo, pageSize: 2 })).body;
      return [total, ...(infos as Row[]).map((row) => [entries.indexOf(row.entryId) + 1, row.rank, row.tied])];
    };
    await withdraw(5);
    await office('close', { roundId, reason: 'example' });
    expect(await page(1)).toEqual([6, [1, 1, 1], [2, 2, 2]]);
    expect(await page(2)).toEqual([6, [3, 2, 2], [4, 4, 2]]);
    expect(await page(3)).toEqual([6, [6, 4, 2], [7, 6, 1]]);
    await withdraw(1);
    await withdraw(3);
    expect(await page(1)).toEqual([4, [2, 1, 1], [4, 2, 2]]);
    expect(await page(2)).toEqual([4, [6, 2, 2], [7, 4, 1]]);
    expect(await page(3)).toEqual([0]);
    const cut = { roundId, by: 'number', apply: false };
    expect((await office('advance', { ...cut, value: 2 })).body).toMatchObject({ advancing: 3, works: 4, tied: 2 });
    expect((await office('advance', { ...cut, value: 1 })).body).toMatchObject({ advancing: 1, works: 4, tied: 0 });
  });

  test('is written out for spreadsheets, and no cell becomes a formula', async () => {
    const round = await closedWith([[30, null]]);
    await sql`update contest_entries set title = '=1+1' where id = ${round.entries[0]}`.execute(product.db);
    const { csv } = (await office('csv', { roundId: round.roundId })).body;
    const lines = csv.split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFFWork number,Title,Judge,Idea,Composition,Craft,Total,Flagged,Note,Submitted,Reason for recusal',
    );
    expect(lines[1]).toContain(`${round.entries[0]},'=1+1,`);
    expect(lines[1]).toContain(',30,0,0,30,No,,No,');
    expect(lines).toHaveLength(4);
  });
});

describe('going on from a closed round', () => {
  const next = async ({ contestId, trackId, jury }: TestRound) => {
    const judgeIds = jury.map(({ judgeId }) => judgeId);
    const round = { contestId, trackId, method: 'ranking', ranked: 1, quorum: 1, judgeIds };
    return (await office('add', round)).body.roundId as number;
  };

  test('takes the best by number, says what is tied, and only those are in the next round', async () => {
    const round = await closedWith([[30, 20, 20, 10]]);
    const { roundId } = round;
    const cut = { roundId, by: 'number', apply: false };
    expect((await office('advance', { ...cut, value: 1 })).body).toMatchObject({ advancing: 1, works: 4, tied: 0 });
    expect((await office('advance', { ...cut, value: 2 })).body).toMatchObject({ advancing: 3, works: 4, tied: 2 });
    const later = await next(round);
    expect(problemOf(await office('open', { roundId: later }))).toEqual([409, 'earlier-round']);
    await office('advance', { ...cut, value: 1, apply: true });
    await office('advance', { ...cut, value: 2, apply: true });
    expect((await office('open', { roundId: later })).status).toBe(200);
    const { rows } = await sql<{ entryId: number }>`
      select entry_id from round_works where round_id = ${later} order by entry_id`.execute(product.db);
    expect(rows.map(({ entryId }) => entryId)).toEqual(round.entries.slice(0, 3));
    expect(problemOf(await office('advance', { ...cut, value: 1, apply: true }))).toEqual([409, 'changed-meanwhile']);
  });

  test('moves entries: the chosen onto the shortlist, others back or out, and only once that is certain', async () => {
    const round = await closedWith([[40, 30, 20, 10]]);
    const { roundId, entries } = round;
    const states = async () => {
      const { rows } = await sql<{ state: string }>`
        select state from contest_entries where id = any(${entries}) order by id`.execute(product.db);
      return rows.map(({ state }) => state);
    };
    const cut = (id: number, value: number, apply = true) =>
      office('advance', { roundId: id, by: 'number', value, apply });
    expect(await states()).toEqual(['judging', 'judging', 'judging', 'judging']);
    await cut(roundId, 3, false);
    expect(await states()).toEqual(['judging', 'judging', 'judging', 'judging']);
    await cut(roundId, 3);
    expect(await states()).toEqual(['shortlisted', 'shortlisted', 'shortlisted', 'judging']);
    await cut(roundId, 2);
    expect(await states()).toEqual(['shortlisted', 'shortlisted', 'judging', 'judging']);
    const final = await next(round);
    await office('open', { roundId: final });
    expect(await states()).toEqual(['shortlisted', 'shortlisted', 'not-awarded', 'not-awarded']);
    await sql`
      update assignments set scores = array[case entry_id when ${entries[0]} then 1 else 0 end]::smallint[],
        saved_at = clock_now() where round_id = ${final}`.execute(product.db);
    await office('close', { roundId: final, reason: 'example' });
    await cut(final, 1);
    expect(await states()).toEqual(['shortlisted', 'shortlisted', 'not-awarded', 'not-awarded']);
    const trail = await product.db
      .selectFrom('auditEvents')
      .select('action')
      .where('subject', '=', `entry:${entries[2]}`)
      .orderBy('id')
      .execute();
    expect(trail.map(({ action }) => action)).toEqual(['entry.shortlisted', 'entry.judging', 'entry.not-awarded']);
  });

  test('leaves alone what was withdrawn meanwhile, and twice at once moves each entry once', async () => {
    const { roundId, entries } = await closedWith([[40, 30]]);
    await sql`update contest_entries set state = 'withdrawn', slot = null where id = ${entries[0]}`.execute(product.db);
    const cut = { roundId, by: 'number', value: 2, apply: true };
    await Promise.all([office('advance', cut), office('advance', cut)]);
    const { rows } = await sql<{ state: string; trail: number }>`
      select state, (select count(*) from audit_events where subject = 'entry:' || e.id) as trail
      from contest_entries e where id = any(${entries}) order by id`.execute(product.db);
    expect(rows).toEqual([
      { state: 'withdrawn', trail: 0 },
      { state: 'shortlisted', trail: 1 },
    ]);
  });

  test('takes those above a mean, never one that nobody scored', async () => {
    const { roundId } = await closedWith([[30, 20, null, 10]]);
    const by = (value: number) => office('advance', { roundId, by: 'threshold', value, apply: false });
    expect((await by(20)).body).toMatchObject({ advancing: 2, works: 4 });
    expect((await by(20.5)).body).toMatchObject({ advancing: 1 });
    expect((await by(-100)).body).toMatchObject({ advancing: 3 });
    expect((await office('advance', { roundId, by: 'number', value: 9, apply: false })).body).toMatchObject({
      advancing: 3,
    });
  });

  test('a number between two ranks is the lower one', async () => {
    const { roundId } = await closedWith([[30, 20, 10]]);
    const { body } = await office('advance', { roundId, by: 'number', value: 2.5, apply: false });
    expect(body).toMatchObject({ advancing: 2, works: 3 });
  });

  test('all tied: all go on, and it says so', async () => {
    const { roundId } = await closedWith([[20, 20, 20]]);
    const { body } = await office('advance', { roundId, by: 'number', value: 1, apply: true });
    expect(body).toMatchObject({ advancing: 3, works: 3, tied: 3 });
  });
});
