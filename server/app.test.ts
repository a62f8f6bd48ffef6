import { describe, expect, test } from 'vitest';
import type { Calls, Who } from '#contract/call.ts';
import { contract } from '#contract/contract.ts';
import { addJudge, callAsJudge, makeContest, seatJudge } from '#tests/support/judging.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const [buyer, photographer, manager, reviewer, admin] = await Promise.all(
  ['buyer', 'photographer', 'manager', 'reviewer', 'admin'].map((name) => signIn(product, name)),
);

const NOBODYS = 999_999;
const file = (fileName: string, fileSize: number) => ({ fileName, fileSize });
const sent = (fileName: string) => ({ fileName, filePath: 'user/0/x', fileSize: 1, platform: 'web' });
const MB = 1024 * 1024;
const SPRING = { from: '2026-03-01', to: '2026-05-31' };

/** Calls of the Material Center with harmless inputs, and the status that both kinds of account get. */
const CONTRIBUTOR_CALLS: [path: string, input: object, status: number][] = [
  ['/center/summary', {}, 200],
  ['/center/list', { kind: 'photo', tab: 'online' }, 200],
  ['/center/progress', { ids: [NOBODYS] }, 200],
  ['/center/submit', { ids: [NOBODYS] }, 200],
  ['/center/withdraw', { ids: [NOBODYS] }, 200],
  ['/center/appeal', { id: NOBODYS, request: 'x' }, 404],
  ['/center/takeOffline', { ids: [NOBODYS] }, 200],
  ['/center/discard', { ids: [NOBODYS] }, 200],
  ['/center/editor/detail', { id: NOBODYS }, 404],
  ['/center/editor/glimpses', { ids: [NOBODYS] }, 200],
  ['/center/editor/save', { id: NOBODYS, version: 'x' }, 404],
  ['/center/editor/saveMany', { ids: [NOBODYS], changes: {} }, 200],
  ['/center/editor/words', { q: 'a', language: 'en' }, 200],
  ['/center/editor/translate', { from: 'en' }, 200],
  ['/center/editor/groups', {}, 200],
  ['/center/editor/addGroup', { titleZh: '', titleEn: '' }, 400],
  ['/center/editor/renameGroup', { id: NOBODYS, titleZh: '海', titleEn: '' }, 404],
  ['/center/editor/releases', {}, 200],
  ['/center/editor/attachRelease', { releaseId: NOBODYS, ids: [NOBODYS], attached: true }, 404],
  ['/center/editor/exportCsv', {}, 200],
  ['/center/editor/importCsv', { file: 'Y29kZQo=', apply: false }, 200],
];

/** The same for what only photographers have: an agreement, a shop, and files to send. */
const PHOTOGRAPHER_CALLS: typeof CONTRIBUTOR_CALLS = [
  ['/user/protocol', {}, 200],
  ['/user/protocol/agree', { version: 999 }, 409],
  ['/user/protocol/reject', { version: 999 }, 409],
  ['/user/protocol/paper', { version: 999 }, 404],
  ['/center/bank', {}, 200],
  ['/center/bank/submit', { bank: 'x', branch: 'x', province: 'x', city: 'x', number: '1', phone: '1' }, 400],
  ['/center/realName', {}, 200],
  ['/center/realName/picture', { side: 'front', image: 'AAAA' }, 400],
  ['/center/realName/submit', { paper: 'passport', name: 'Lu', number: 'x', address: 'x', phone: '1' }, 400],
  ['/share/mine', {}, 200],
  ['/statement/list', {}, 200],
  ['/statement/detail', { id: NOBODYS }, 404],
  ['/statement/lines', { id: NOBODYS }, 404],
  ['/statement/confirm', { id: NOBODYS }, 404],
  ['/statement/dispute', { id: NOBODYS, lines: [{ saleId: 1, words: 'x' }] }, 404],
  ['/statement/invoice', { id: NOBODYS, file: 'data:application/pdf;base64,AAAA' }, 404],
  ['/statement/paper', { id: NOBODYS }, 404],
  ['/statement/csv', { id: NOBODYS }, 404],
  ['/earnings/balance', {}, 200],
  ['/earnings/figures', SPRING, 200],
  ['/earnings/works', SPRING, 200],
  ['/earnings/work', { id: NOBODYS, ...SPRING }, 404],
  ['/earnings/works/csv', SPRING, 200],
  ['/earnings/sales/csv', SPRING, 200],
  ['/center/shop', {}, 200],
  ['/center/shop/save', { version: 999, nameZh: '店', nameEn: '', bioZh: '', bioEn: '' }, 409],
  ['/center/shop/picture', { picture: 'banner', image: 'AAAA' }, 409],
  ['/upload/token/video', file('a.mp4', 10 * MB), 200],
  ['/upload/token/photo', file('a.jpg', 1), 200],
  ['/upload/token/release', file('a.pdf', 1), 200],
  ['/upload/sizes', { sizes: [1] }, 200],
  ['/upload/same', { sha256: '0'.repeat(64) }, 200],
  ['/upload/video/success', sent('a.mp4'), 404],
  ['/upload/photo/success', { ...sent('a.jpg'), width: 1, height: 1 }, 404],
  ['/upload/release/success', { ...sent('a.pdf'), kind: 'model', subject: 'Lin' }, 404],
];

async function statuses(path: string, input: object) {
  const statusFor = async (token?: string) => (await product.call(path, input, { token })).status;
  return {
    visitor: await statusFor(),
    buyer: await statusFor(buyer),
    photographer: await statusFor(photographer),
    manager: await statusFor(manager),
    reviewer: await statusFor(reviewer),
    admin: await statusFor(admin),
  };
}

const others = { visitor: 401, buyer: 403, reviewer: 403, admin: 403 };

test.each(CONTRIBUTOR_CALLS)('%s is for photographers and material managers alone', async (path, input, status) => {
  expect(await statuses(path, input)).toEqual({ ...others, photographer: status, manager: status });
});

test.each(PHOTOGRAPHER_CALLS)('[C20] %s is for photographers alone', async (path, input, status) => {
  expect(await statuses(path, input)).toEqual({ ...others, photographer: status, manager: 403 });
});

test('[C20] /upload/ali/sts gives nothing to members who have nothing to send', async () => {
  expect(await statuses('/upload/ali/sts', {})).toEqual({ ...others, photographer: 200, manager: 403 });
});

test.each([
  ['contributor', CONTRIBUTOR_CALLS],
  ['photographer', PHOTOGRAPHER_CALLS],
] as const)('the table names every call for a %s', (caller, table) => {
  const calls = Object.values<Calls>(contract).flatMap((part) => Object.values(part));
  const named = table.map(([path]) => path);
  const meant = calls.filter(({ who }) => who === caller).map(({ path }) => path);
  expect(meant).toEqual(expect.arrayContaining(named));
  expect(meant).toHaveLength(named.length);
});

test('a member who is no contributor is told so before their input is looked at, at either address', async () => {
  const refused = { status: 403, body: { code: 403, success: false, problem: 'not-allowed' } };
  for (const path of ['/center/list', '/upload/token/video', '/api/upload/token/video'])
    expect(await product.call(path, { nonsense: 1 }, { token: buyer })).toMatchObject(refused);
});

test('a request keeps the name that it was given, unless that is none', async () => {
  const named = async (name: string) =>
    (await fetch(`${product.url}/healthz`, { headers: { 'x-request-id': name } })).headers.get('x-request-id');
  expect(await named('edge-7f.3_A')).toBe('edge-7f.3_A');
  for (const name of ['short', 'x'.repeat(129), 'with space', 'a{b}c"d<e>'])
    expect(await named(name)).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
});

describe('a session is known', () => {
  const accountWith = async (headers: Record<string, string>) => {
    const reply = await fetch(`${product.url}/user/profile`, { method: 'POST', headers });
    return [reply.status, ((await reply.json()) as { profile?: { email: string } }).profile?.email];
  };
  const known = [200, 'buyer@framehall.test'];
  const unknown = [401, undefined];

  test.each([
    ['access_token', buyer],
    ['access-token', buyer],
    ['authorization', `Bearer ${buyer}`],
    ['authorization', `bearer ${buyer}`],
  ])('by the header %s', async (name, value) => {
    expect(await accountWith({ [name]: value! })).toEqual(known);
  });

  test.each([
    ['access-token', ''],
    ['access-token', 'nobody'],
    ['authorization', buyer],
    ['authorization', `Basic ${buyer}`],
    ['judge-token', buyer],
  ])('not by the header %s with %s', async (name, value) => {
    expect(await accountWith({ [name]: value! })).toEqual(unknown);
  });

  test('by the customer’s own header first', async () => {
    expect(await accountWith({ access_token: 'nobody', 'access-token': buyer! })).toEqual(unknown);
    expect(await accountWith({ access_token: '', authorization: `Bearer ${buyer}` })).toEqual(known);
  });
});

describe('a judge', async () => {
  const coordinator = await signIn(product, 'coordinator');
  const contest = await makeContest(product);
  const { judgeId, key } = await addJudge(product, coordinator, contest.contestId);
  await seatJudge(product, contest, judgeId);
  const { token: judge } = (await product.call('/score/enter', { key })).body;
  const parts = Object.entries<Calls>(contract).map(([part, calls]) => ({ part, calls: Object.values(calls) }));
  const forJudges = parts.flatMap(({ calls }) => calls.filter(({ who }) => who === 'judge').map(({ path }) => path));

  const isKey = (who: Who) => typeof who === 'object' && 'key' in who;

  test.each(parts)('is nobody at the calls of $part', async ({ calls }) => {
    const forOthers = calls.filter(
      ({ who, method }) => method === 'POST' && who !== 'judge' && who !== 'anyone' && !isKey(who),
    );
    const nobody = { status: 401, body: { code: 1001, problem: 'no-session' } };
    for (const { path } of forOthers) {
      const replies = [product.call(path, {}, { token: judge }), callAsJudge(product, path, {}, judge)];
      expect(await Promise.all(replies), path).toMatchObject([nobody, nobody]);
    }
  });

  test.each(forJudges)('alone may call %s', async (path) => {
    const refused = { status: 401, body: { code: 401, problem: 'judge-key' } };
    for (const token of [undefined, buyer, coordinator, admin, judge])
      expect(await product.call(path, {}, { token })).toMatchObject(refused);
    expect(await callAsJudge(product, path, {}, coordinator)).toMatchObject(refused);
  });
});

describe('all addresses of an IPv6 network count as one', async () => {
  const behindProxy = await startProduct({ TRUSTED_PROXIES: '127.0.0.1' });
  const statusAt = async (address: string, path: string, input: object) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    return (await fetch(behindProxy.url + path, { method: 'POST', headers, body: JSON.stringify(input) })).status;
  };

  test.each<[path: string, times: number, input: (turn: number) => object]>([
    ['/user/code', 120, (turn) => ({ account: `person${turn}@example.com`, purpose: 'register' })],
    ['/user/login', 10, () => ({ account: 'nobody@example.com', password: 'wrong' })],
    ['/feedback/create', 20, () => ({ score: 3, page: '/' })],
    ['/material/report', 10, () => ({ id: NOBODYS, reason: 'other', text: '' })],
    ['/search/picture', 30, () => ({ image: 'AAAA' })],
  ])('%s: %i times', async (path, times, input) => {
    const statuses = [];
    for (let turn = 0; turn <= times; turn += 1)
      statuses.push(await statusAt(`2001:db8:1:2::${turn.toString(16)}`, path, input(turn)));
    expect(statuses.indexOf(429)).toBe(times);
    expect(await statusAt('2001:db8:1:3::1', path, input(times + 1))).not.toBe(429);
  });

  test('/material/click too, which never says so', async () => {
    const click = { bizType: 0, title: 'V00000001' };
    for (const address of ['2001:db8:1:2::1', '2001:db8:1:2::2'])
      expect(await statusAt(address, '/material/click', click)).toBe(200);
    const counted = behindProxy.db
      .selectFrom('rateLimits')
      .select(['key', 'points'])
      .where('key', 'like', 'tracking:%');
    expect(await counted.execute()).toEqual([{ key: 'tracking:2001:db8:1:2::/64', points: 2 }]);
  });
});
