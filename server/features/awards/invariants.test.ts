import { type RawBuilder, sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { atDesk, fixByRank, makeJudged } from '#tests/support/awards.ts';
import { afterBreaking } from '#tests/support/breaking.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { findAwardViolations } from './invariants.ts';

const product = await startProduct();
const { db } = product;
const coordinator = await signIn(product, 'coordinator');

beforeAll(async () => {
  const office = atDesk(product, coordinator);
  const fixed = await makeJudged(product, coordinator, [90, 80, 70, 60]);
  await fixByRank(product, coordinator, fixed);
  const { awards } = (await office('list', { contestId: fixed.contestId })).body;
  await office('take', { awardId: awards.prizes[1].awards[0].awardId, reason: 'not theirs' });
  const drafted = await makeJudged(product, coordinator, [90, 80]);
  await office('propose', { contestId: drafted.contestId });
});

test('[I7] [I8] nothing is wrong with awards that were proposed, fixed and taken back', async () => {
  const { rows } = await sql<{ how: string }>`
    select case when number is null then 'drafted' when revoked_at is null then 'fixed' else 'revoked' end as how
    from contest_awards order by id`.execute(db);
  expect(rows.map(({ how }) => how)).toEqual(['fixed', 'revoked', 'fixed', 'drafted', 'drafted']);
  expect(await findAwardViolations(db)).toEqual([]);
});

test.each<[string, RawBuilder<unknown>[]]>([
  [
    'I7 awards are fixed',
    [
      sql`alter table audit_events disable trigger audit_events_fixed`,
      sql`delete from audit_events where action = 'contest.awards-fixed'`,
    ],
  ],
  ['I7 awards are fixed', [sql`update contest_awardings set fixed_by = null, fixed_at = null`]],
  [
    'I8 a work has one prize',
    [
      sql`drop index contest_awards_entry`,
      sql`update contest_awards set entry_id = (select min(entry_id) from contest_awards where number is null)
        where number is null`,
    ],
  ],
  [
    'I8 a work has one prize',
    [
      sql`drop index contest_awards_place`,
      sql`update contest_awards set place = 1,
        prize_id = (select min(prize_id) from contest_awards where number is null) where number is null`,
    ],
  ],
  ['a prize is for works', [sql`update contest_awards set place = place + 2`]],
  [
    'a prize is for works',
    [
      sql`update contest_entries e set track_id = t.id from contest_tracks t
        where t.contest_id = e.contest_id and t.place = 2`,
    ],
  ],
  [
    'an award has its number',
    [sql`update contest_awards set number = null, author = null where number is not null and revoked_at is null`],
  ],
  [
    'an award has its number',
    [sql`update contest_awards set number = 'FHA-' || id, author = 'x' where number is null`],
  ],
  ['a work is awarded', [sql`update contest_entries set state = 'not-awarded' where state = 'awarded'`]],
  ['a work is awarded', [sql`update contest_entries set state = 'awarded' where state = 'not-awarded'`]],
  ['awards are fixed after', [sql`delete from contest_protocols`]],
  ['results are ready', [sql`update contests set results_ready_at = null`]],
  ['a prize is for a work that was in a round', [sql`update contest_rounds set state = 'open', closed_at = null`]],
  ['awards are fixed after', [sql`update contest_entries set state = 'judging' where state = 'not-awarded'`]],
])('finds what breaks “%s”', async (name, statements) => {
  const found = await afterBreaking({ db, tables: [], find: findAwardViolations }, statements);
  expect(found.filter((violation) => violation.startsWith(name))).not.toEqual([]);
});
