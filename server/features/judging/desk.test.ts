import { expect, test } from 'vitest';
import { judgingDeskCalls } from '#contract/calls/judging-desk.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const NOBODYS = 999_999;
const contest = { contestId: NOBODYS };
const judge = { judgeId: NOBODYS };
const round = { roundId: NOBODYS };
const about = { name: 'Zhou', titleZh: '', titleEn: '', shown: false };
const plan = { ...contest, trackId: NOBODYS, method: 'rating', quorum: 1, judgeIds: [NOBODYS] };

/** Every call of the desk with harmless inputs, and the status that whoever may make it gets. */
const CALLS: [path: string, input: object, status: number][] = [
  ['judges', contest, 200],
  ['judge/add', { ...contest, ...about, email: 'zhou@example.com' }, 404],
  ['judge/change', { ...judge, ...about }, 404],
  ['judge/key', judge, 404],
  ['judge/revoke', { ...judge, reason: 'x' }, 404],
  ['contests', {}, 200],
  ['rounds', contest, 200],
  ['round/add', plan, 404],
  ['round/open', round, 404],
  ['round/pause', round, 404],
  ['round/resume', round, 404],
  ['round/close', { ...round, reason: 'x' }, 404],
  ['round/quorum', { ...round, quorum: 1 }, 404],
  ['round/seat', { ...round, ...judge }, 404],
  ['round/replace', { ...round, ...judge, reason: 'x' }, 404],
  ['round/remind', { ...round, ...judge }, 404],
  ['round/progress', round, 404],
  ['round/results', round, 404],
  ['round/figures', round, 404],
  ['round/csv', round, 404],
  ['round/advance', { ...round, by: 'number', value: 1, apply: true }, 404],
  ['protocol/seal', contest, 404],
  ['protocol', contest, 404],
  ['protocol/paper', contest, 404],
];

const MAY = ['coordinator', 'admin'];
const MAY_NOT = ['buyer', 'photographer', 'manager', 'reviewer', 'sales', 'finance', 'editor'];
const tokens = new Map<string, string>();
for (const name of [...MAY, ...MAY_NOT]) tokens.set(name, await signIn(product, name));

test.each(CALLS)('%s is for coordinators and administrators alone', async (path, input, status) => {
  const call = (more: object, token?: string) =>
    product.call(`/office/judging/${path}`, { ...input, ...more }, { token });
  const statuses: Record<string, number> = { visitor: (await call({})).status };
  for (const [name, token] of tokens) statuses[name] = (await call({}, token)).status;
  expect(statuses).toEqual({
    visitor: 401,
    buyer: 403,
    photographer: 403,
    manager: 403,
    reviewer: 403,
    sales: 403,
    finance: 403,
    editor: 403,
    coordinator: status,
    admin: status,
  });
  expect((await call({ more: 1 }, tokens.get('coordinator'))).status).toBe(400);
});

test('the table names every call of the desk', () => {
  const named = CALLS.map(([path]) => `/office/judging/${path}`);
  expect(Object.values(judgingDeskCalls).map(({ path }) => path)).toEqual(named);
});
