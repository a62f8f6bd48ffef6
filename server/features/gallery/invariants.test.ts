import { type RawBuilder, sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { afterBreaking } from '#tests/support/breaking.ts';
import { makeShown, makeShownWork, person } from '#tests/support/gallery.ts';
import { startProduct } from '#tests/support/product.ts';
import { findVoteViolations } from './invariants.ts';

const product = await startProduct();
const { db } = product;

beforeAll(async () => {
  const [entrant, member] = [await person(product), await person(product)];
  const contest = await makeShown(product, { audiencePrize: true });
  const id = await makeShownWork(product, contest, entrant.userId);
  for (let turn = 0; turn < 2; turn += 1)
    await product.call('/gallery/vote', { id, vote: true }, { token: member.token });
});

test('[I8] nothing is wrong after a vote that was sent twice', async () => {
  expect(await db.selectFrom('contestVotes').select('entryId').execute()).toHaveLength(1);
  expect(await findVoteViolations(db)).toEqual([]);
});

test.each<[string, RawBuilder<unknown>[]]>([
  [
    'I8 a person votes',
    [
      sql`alter table contest_votes drop constraint contest_votes_pkey`,
      sql`insert into contest_votes (entry_id, user_id) select entry_id, user_id from contest_votes`,
    ],
  ],
  ['votes are for works of others', [sql`update contest_votes set user_id = (select entrant_id from contest_entries)`]],
  ['votes are for works of others', [sql`update contests set audience_prize = false`]],
])('finds what breaks “%s”', async (name, statements) => {
  const found = await afterBreaking({ db, tables: [], find: findVoteViolations }, statements);
  expect(found.filter((violation) => violation.startsWith(name))).not.toEqual([]);
});
