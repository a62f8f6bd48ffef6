import { type RawBuilder, sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { afterBreaking } from '#tests/support/breaking.ts';
import { addGoodFiles, begin, makeContest, submittedEntry, wholeEntry } from '#tests/support/entries.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { findEntryViolations } from './invariants.ts';

const product = await startProduct();
const { db } = product;

beforeAll(async () => {
  const token = await signIn(product, 'photographer');
  const { single, group } = await makeContest(product);
  await submittedEntry(product, token, single);
  await addGoodFiles(product, await begin(product, token, group), 'picture', 5);
  const id = await wholeEntry(product, token, single);
  await product.call('/entry/withdraw', { id }, { token });
});

test('[I7] [I8] nothing is wrong with entries that were begun, submitted and withdrawn', async () => {
  const { rows } = await sql<{ state: string }>`select state from contest_entries order by id`.execute(db);
  expect(rows.map(({ state }) => state)).toEqual(['submitted', 'draft', 'withdrawn']);
  expect(await findEntryViolations(db)).toEqual([]);
});

const UNSLOTTED = sql`
  alter table contest_entries drop constraint contest_entries_contest_id_track_id_entrant_id_slot_key`;

test.each<[string, RawBuilder<unknown>[]]>([
  ['I7 the state of every entry', [sql`update contest_entries set state = 'judging' where state = 'submitted'`]],
  [
    'I7 the state of every entry',
    [
      sql`alter table audit_events disable trigger audit_events_fixed`,
      sql`delete from audit_events where action = 'entry.begun'`,
    ],
  ],
  [
    'I8 each entry of a person in a track has a slot',
    [
      UNSLOTTED,
      sql`insert into contest_entries (contest_id, track_id, entrant_id, slot)
        select contest_id, track_id, entrant_id, slot from contest_entries where state = 'draft'`,
    ],
  ],
  [
    'I8 each entry of a person in a track has a slot',
    [
      sql`alter table contest_entries drop constraint contest_entries_slot_check`,
      sql`insert into contest_entries (contest_id, track_id, entrant_id, slot)
        select contest_id, track_id, entrant_id, n from contest_entries, generate_series(2, 16) n where state = 'draft'`,
    ],
  ],
  [
    'I8 a file is in a contest once',
    [
      sql`alter table contest_entry_files drop constraint contest_entry_files_contest_id_sha256_key`,
      sql`update contest_entry_files set sha256 = sha256('one'::bytea)`,
    ],
  ],
  [
    'a good file has its hash',
    [
      sql`insert into contest_entry_files (contest_id, entry_id, part, place, name, bytes)
        select contest_id, id, 'picture', 1, 'left.jpg', 1 from contest_entries where state = 'withdrawn'`,
    ],
  ],
])('finds what breaks “%s”', async (name, statements) => {
  const found = await afterBreaking({ db, tables: [], find: findEntryViolations }, statements);
  expect(found.filter((violation) => violation.startsWith(name))).not.toEqual([]);
});
