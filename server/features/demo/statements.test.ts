import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { systemContext } from '#server/system-context.ts';
import { workers } from '#server/workers.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { ensureAccount } from '../accounts/accounts.ts';
import { findViolations } from '../payments/invariants.ts';
import { findPayoutViolations } from '../payouts/invariants.ts';
import { findStatementViolations } from '../statements/invariants.ts';
import { ensureItems } from './demo.queries.ts';
import { markMade } from './demo-items.queries.ts';
import { nameDemoPhotographer } from './real-names.ts';

const product = await startProduct({ DEMO_ITEMS: '60' });
const { db } = product;
const ctx = systemContext(product.services, 'test');
const make = () => workers['demo.trade'](ctx, {}, new AbortController().signal);

const PEOPLE = ['photographer', 'tide', 'night', 'mist'];
const email = (name: string) => `${name}@framehall.test`;

/** Pieces of several photographers, in turn. */
async function offer(kind: 'photo' | 'video' | 'music', count: number): Promise<void> {
  const slugs = Array.from({ length: count }, (_, n) => `test-${kind}-${n}`);
  await ensureItems(db, slugs, true);
  for (const [place, slug] of slugs.entries()) {
    const id = await makeMaterial(product, { kind });
    const owner = email(PEOPLE[place % PEOPLE.length]!);
    await sql`update materials set owner_id = (select id from users where email = ${owner}) where id = ${id}`.execute(
      db,
    );
    await markMade(db, slug, id);
  }
}

beforeAll(async () => {
  for (const [place, name] of PEOPLE.entries()) {
    const account = { kind: 'email', value: email(name) } as const;
    await ensureAccount(ctx, { account, nickname: name, gid: 2, roles: [], demo: true });
    await nameDemoPhotographer(ctx, { email: email(name), name, place: 700 + place });
  }
  await offer('photo', 24);
  await offer('video', 6);
  await offer('music', 2);
  await make();
});

interface Row {
  email: string;
  states: string[];
  payouts: string[];
}

describe('the statements of the demo', () => {
  test('are two that were paid, and one to answer, disputed or confirmed; one payment came back', async () => {
    const { rows } = await sql<Row>`
      select u.email, array_agg(t.state order by t.quarter) as states,
        array_agg(coalesce(p.state, '–') order by t.quarter) as payouts
      from statements t join users u on u.id = t.user_id
      left join payout_lines p on p.statement_id = t.id
      group by u.email, u.id order by (u.email = 'photographer@framehall.test') desc, u.id`.execute(db);
    expect(rows).toEqual([
      {
        email: 'photographer@framehall.test',
        states: ['remitted', 'remitted', 'to-confirm'],
        payouts: ['paid', 'paid', '–'],
      },
      { email: 'tide@framehall.test', states: ['remitted', 'remitted', 'rejected'], payouts: ['paid', 'paid', '–'] },
      {
        email: 'night@framehall.test',
        states: ['remitted', 'generated', 'to-confirm'],
        payouts: ['paid', 'bounced', '–'],
      },
      { email: 'mist@framehall.test', states: ['remitted', 'remitted', 'generated'], payouts: ['paid', 'paid', '–'] },
    ]);
  });

  test('[I1] [I2] [I3] [I4] [I7] keep what is true of all money', async () => {
    expect([
      ...(await findViolations(db)),
      ...(await findStatementViolations(db)),
      ...(await findPayoutViolations(db)),
    ]).toEqual([]);
  });

  test('were made on the tenth after their quarter and paid days later, by two people, all of it in the past', async () => {
    const { rows } = await sql<{ day: number; inOrder: boolean; people: number }>`
      select distinct extract(day from day_in_china(t.built_at))::int as day,
        t.built_at < t.confirmed_at and t.confirmed_at < b.prepared_at and b.prepared_at < b.released_at
          and b.released_at < l.paid_at and l.paid_at < clock_now() as in_order,
        2 - (b.prepared_by = b.released_by)::int as people
      from payout_lines l join payout_batches b on b.id = l.batch_id join statements t on t.id = l.statement_id
      where l.state = 'paid'`.execute(db);
    expect(rows).toEqual([{ day: 10, inOrder: true, people: 2 }]);
  });

  test('give finance something to pay and to answer, and are made once', async () => {
    await make();
    const token = await signIn(product, 'finance');
    expect((await product.call('/office/payout/counts', {}, { token })).body).toMatchObject({ ready: 1, held: 1 });
    expect((await product.call('/office/statement/counts', {}, { token })).body).toMatchObject({
      disputed: 1,
      toConfirm: 2,
    });
    const list = await product.call('/office/payout/list', {}, { token });
    expect(list.body).toMatchObject({ total: 2, infos: [{ paidCount: 3, bouncedCount: 1 }, { paidCount: 4 }] });
    const own = await signIn(product, 'photographer');
    const { body } = await product.call('/center/bank', {}, { token: own });
    expect(body).toMatchObject({ current: { bank: '招商银行' }, unlocked: null });
    expect(body.lockedUntil).not.toBeNull();
  });
});
