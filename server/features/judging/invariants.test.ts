import { type RawBuilder, sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { afterBreaking } from '#tests/support/breaking.ts';
import { addJudge, openRound } from '#tests/support/judging.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { findJudgingViolations } from './invariants.ts';

const product = await startProduct();
const { db } = product;
const coordinator = await signIn(product, 'coordinator');
const office = (path: string, input: object) => product.call(`/office/judging/${path}`, input, { token: coordinator });

/** A round with a judge who has left and one who took over; everybody has given points to one work. */
async function round() {
  const opened = await openRound(product, coordinator, { works: 6, judges: 2, quorum: 1 });
  const { roundId, contestId, jury } = opened;
  for (const [index, judge] of jury.entries()) {
    const { infos } = (await judge.call('works', { roundId })).body;
    await judge.call('save', { id: infos[0].id, scores: [30 + index, 20, 10] });
  }
  const next = await addJudge(product, coordinator, contestId);
  const wish = { roundId, judgeId: jury[0]!.judgeId, byJudgeId: next.judgeId, reason: 'ill' };
  await office('round/replace', wish);
  return opened;
}

beforeAll(async () => {
  const { roundId, contestId, jury } = await round();
  await office('round/close', { roundId, reason: 'late' });
  await office('judge/revoke', { judgeId: jury[0]!.judgeId, reason: 'over' });
  await office('protocol/seal', { contestId });
  await round();
});

test('[I7] [I8] nothing is wrong with rounds that were judged, changed, closed and sealed', async () => {
  const { rows } = await sql<{ state: string }>`select state from contest_rounds order by id`.execute(db);
  expect(rows.map(({ state }) => state)).toEqual(['closed', 'open']);
  const { rows: things } = await sql`
    select (select count(*) from contest_protocols) as sealed, (select count(*) from judge_replacements) as replaced,
      (select count(*) from judges where revoked_at is not null) as revoked`.execute(db);
  expect(things).toEqual([{ sealed: 1, replaced: 2, revoked: 1 }]);
  expect(await findJudgingViolations(db)).toEqual([]);
});

const forgetting = (action: string) => [
  sql`alter table audit_events disable trigger audit_events_fixed`,
  sql`delete from audit_events where action = ${action}`,
];
const inRound = (state: 'open' | 'closed') => sql`round_id in (select id from contest_rounds where state = ${state})`;

test.each<[string, RawBuilder<unknown>[]]>([
  ['I7 the state of every round', [sql`update contest_rounds set state = 'paused' where state = 'open'`]],
  ['I7 the state of every round', forgetting('round.closed')],
  ['I7 whether a judge’s key', forgetting('judge.revoked')],
  ['I7 whether a judge’s key', [sql`update judges set revoked_at = clock_now()`]],
  ['I7 a judge who has left', [sql`delete from judge_replacements`]],
  [
    'I8 a judge has a work of a round once',
    [
      sql`alter table assignments drop constraint assignments_round_id_entry_id_judge_id_key`,
      sql`insert into assignments (round_id, entry_id, judge_id, place)
        select round_id, entry_id, judge_id, place from assignments limit 1`,
    ],
  ],
  [
    'I8 a person judges a contest once',
    [
      sql`insert into judges (contest_id, name, email, key_name, key_hash)
        select contest_id, name, upper(email), 'TWICE' || id, key_hash from judges limit 1`,
    ],
  ],
  ['points are as many', [sql`update assignments set scores = '{41,0,0}' where scores is not null`]],
  ['points are as many', [sql`update assignments set scores = '{-1,0,0}' where scores is not null`]],
  ['points are as many', [sql`update assignments set scores = '{40,40}' where scores is not null`]],
  ['what stands beside a judge', [sql`update round_judges set works = works + 1 where works > 0`]],
  ['what stands beside a judge', [sql`update round_judges set scored = 0 where scored > 0`]],
  ['what stands beside a judge', [sql`update round_judges set handed_in = 1`]],
  ['what stands beside a work', [sql`update round_works set judges = judges + 1`]],
  ['a closed round has its ranks', [sql`update round_works set rank = null where ${inRound('closed')}`]],
  ['a closed round has its ranks', [sql`update round_works set place = null where ${inRound('closed')}`]],
  ['a closed round has its ranks', [sql`update assignments set scores = '{1,1,1}' where scores[1] = 31`]],
  ['a round that is not closed', [sql`update round_works set rank = 1 where ${inRound('open')}`]],
  [
    'once a track is judged',
    [
      sql`insert into contest_entries (contest_id, track_id, entrant_id, slot, state, own_work, submitted_at)
        select contest_id, track_id, entrant_id, 15, 'judging', true, clock_now() from contest_entries order by id limit 1`,
    ],
  ],
  ['no round runs', [sql`update contest_rounds set state = 'open', closed_at = null`]],
])('finds what breaks “%s”', async (name, statements) => {
  const found = await afterBreaking({ db, tables: [], find: findJudgingViolations }, statements);
  expect(found.filter((violation) => violation.startsWith(name))).not.toEqual([]);
});
