import { describe, expect, test } from 'vitest';
import type { contestDeskCalls, ContestPlan } from '#contract/calls/contests-desk.ts';
import { USUAL_LIMITS } from '#contract/domain/track-limits.ts';
import { outcomesOf } from '#tests/support/applications.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { saveResultsReady } from '../contests.ts';

const product = await startProduct();
let coordinator = await signIn(product, 'coordinator');

const call = (name: string, input: object, token: string | undefined = coordinator) =>
  product.call(`/office/contest/${name}`, input, { token });
/** So much later, by when sessions from before may have ended. */
async function after(passed: string) {
  await product.moveTime(passed);
  coordinator = await signIn(product, 'coordinator');
}
const DAY_MS = 24 * 3_600_000;
const days = (many: number) => new Date(Date.now() + many * DAY_MS).toISOString();

let count = 0;
const begun = (more: object = {}) => ({
  slug: `contest-${(count += 1)}`,
  titleZh: '城市之光',
  titleEn: 'City light',
  opensAt: days(1),
  closesAt: days(10),
  ...more,
});
const TRACKS: ContestPlan['tracks'] = [
  {
    id: null,
    nameZh: '视频',
    nameEn: 'Video',
    briefZh: '',
    briefEn: '',
    kind: 'video',
    showsCar: true,
    limits: USUAL_LIMITS,
  },
  {
    id: null,
    nameZh: '单幅',
    nameEn: 'Single',
    briefZh: '',
    briefEn: '',
    kind: 'single',
    showsCar: false,
    limits: USUAL_LIMITS,
  },
];
const CRITERIA: ContestPlan['criteria'] = [
  { id: null, nameZh: '创意', nameEn: 'Idea', maxScore: 60 },
  { id: null, nameZh: '技术', nameEn: 'Craft', maxScore: 40 },
];
const PRIZES: ContestPlan['prizes'] = [
  { id: null, nameZh: '金奖', nameEn: 'Gold', rewardZh: '奖金', rewardEn: 'Cash', count: 1, track: 2 },
  { id: null, nameZh: '优秀奖', nameEn: 'Merit', rewardZh: '', rewardEn: '', count: 5, track: null },
];

/** Fails on any refusal. */
async function fine(name: string, input: object) {
  const reply = await call(name, input);
  expect([reply.status, reply.body.problem, reply.body.fields]).toEqual([200, undefined, undefined]);
  return reply.body;
}
async function detail(id: number) {
  return (await fine('detail', { id })).contest as { version: number; state: string; plan: ContestPlan };
}
async function save(id: number, change: object, version?: number) {
  const now = await detail(id);
  return await call('save', { id, version: version ?? now.version, plan: { ...now.plan, ...change } });
}
/** A contest with tracks, criteria and prizes, as a draft. */
async function planned(more: object = {}) {
  const id = (await fine('create', begun(more))).id as number;
  expect((await save(id, { tracks: TRACKS, criteria: CRITERIA, prizes: PRIZES })).status).toBe(200);
  return id;
}
async function published(more: object = {}) {
  const id = await planned(more);
  await fine('publish', { id, version: 2 });
  return id;
}
const refusal = ({ status, body }: { status: number; body: { problem?: string; fields?: object } }) =>
  [status, body.fields ? Object.keys(body.fields) : body.problem] as const;

describe('who may', () => {
  const seen = { id: 999_999, version: 1 };
  const INPUTS: Record<keyof typeof contestDeskCalls, [input: object, status: number]> = {
    list: [{}, 200],
    detail: [{ id: 999_999 }, 404],
    create: [{ slug: 'x' }, 400],
    save: [{ ...seen, plan: {} }, 400],
    publish: [seen, 404],
    withdraw: [seen, 404],
  };

  test.each(Object.entries(INPUTS))('%s is for coordinators and admins', async (name, [input, status]) => {
    const statuses: Record<string, number> = { visitor: (await product.call(`/office/contest/${name}`, input)).status };
    for (const person of ['buyer', 'photographer', 'reviewer', 'sales', 'finance', 'editor', 'coordinator', 'admin'])
      statuses[person] = (await call(name, input, await signIn(product, person))).status;
    expect(statuses).toEqual({
      visitor: 401,
      buyer: 403,
      photographer: 403,
      reviewer: 403,
      sales: 403,
      finance: 403,
      editor: 403,
      coordinator: status,
      admin: status,
    });
  });
});

describe('a contest', () => {
  test('is planned as a draft that visitors do not see', async () => {
    const id = await planned();
    const { plan, state, version } = await detail(id);
    expect([state, version]).toEqual(['draft', 2]);
    expect(plan).toMatchObject({ maxScore: 100, galleryFrom: 'results', audiencePrize: false, resultsAt: null });
    expect(plan.tracks.map(({ nameEn, kind, showsCar }) => [nameEn, kind, showsCar])).toEqual([
      ['Video', 'video', true],
      ['Single', 'single', false],
    ]);
    expect(plan.prizes.map(({ nameEn, count: winners, track }) => [nameEn, winners, track])).toEqual([
      ['Gold', 1, 2],
      ['Merit', 5, null],
    ]);
    const { body } = await product.call('/home/gameList', { pageSize: 100 });
    expect(JSON.stringify(body.infos)).not.toContain(plan.slug);
  });

  test('has limits for each track, within what the product takes; one of which nobody says more has the usual ones', async () => {
    const id = await planned();
    const [video, single] = (await detail(id)).plan.tracks;
    const { limits: _usual, ...silent } = single!;
    const limits = { ...USUAL_LIMITS, entries: 3, videoMb: 200, leastSeconds: 60, mostSeconds: 120 };
    expect((await save(id, { tracks: [{ ...video, limits }, silent] })).status).toBe(200);
    const usual = {
      entries: 15,
      leastPictures: 5,
      mostPictures: 9,
      pictureMb: 5,
      leastSide: 1,
      mostSide: 30_000,
      videoMb: 500,
      leastSeconds: 30,
      mostSeconds: 300,
    };
    expect((await detail(id)).plan.tracks.map((track) => track.limits)).toEqual([
      { ...usual, entries: 3, videoMb: 200, leastSeconds: 60, mostSeconds: 120 },
      usual,
    ]);
    for (const wrong of [
      { entries: 0 },
      { entries: 16 },
      { entries: 2.5 },
      { leastPictures: 4 },
      { mostPictures: 10 },
      { pictureMb: 6 },
      { leastSide: 0 },
      { mostSide: 30_001 },
      { videoMb: 501 },
      { leastSeconds: 29 },
      { mostSeconds: 301 },
      { leastPictures: 7, mostPictures: 6 },
      { leastSide: 4000, mostSide: 3000 },
      { leastSeconds: 90, mostSeconds: 60 },
      { more: 1 },
    ])
      expect(
        (await save(id, { tracks: [{ ...single, limits: { ...usual, ...wrong } }] })).status,
        JSON.stringify(wrong),
      ).toBe(400);
  });

  test('keeps the limits of its tracks once it is open, and is saved with them', async () => {
    const id = await published();
    const { tracks } = (await detail(id)).plan;
    await product.moveTime('2 days');
    coordinator = await signIn(product, 'coordinator');
    const strict = tracks.map((track) => ({ ...track, limits: { ...track.limits, entries: 1 } }));
    expect(refusal(await save(id, { tracks: strict }))).toEqual([409, 'contest-under-way']);
    expect((await save(id, { tracks, titleEn: 'City lights' })).status).toBe(200);
    await product.moveTime('0 hours');
    coordinator = await signIn(product, 'coordinator');
  });

  test('keeps the numbers of what stays when parts change places or go', async () => {
    const id = await planned();
    const before = (await detail(id)).plan;
    const [video, single] = before.tracks;
    const group = { ...TRACKS[1]!, nameZh: '组照', nameEn: 'Group', kind: 'group' as const };
    const prizes = before.prizes.map((prize) => ({ ...prize, track: prize.track === null ? null : 1 }));
    expect((await save(id, { tracks: [single, group], prizes, criteria: before.criteria.toReversed() })).status).toBe(
      200,
    );
    const now = (await detail(id)).plan;
    expect(now.tracks.map(({ id: number, nameEn }) => [number, nameEn])).toEqual([
      [single?.id, 'Single'],
      [expect.any(Number), 'Group'],
    ]);
    expect(now.tracks[1]?.id).not.toBe(video?.id);
    expect(now.criteria.map(({ nameEn }) => nameEn)).toEqual(['Craft', 'Idea']);
    expect(now.prizes[0]).toMatchObject({ id: before.prizes[0]?.id, track: 1 });
  });

  test('is published, opens and closes by the clock, and is decided once it is certain who won', async () => {
    const id = await published();
    await save(id, { resultsAt: days(20) });
    const states = [];
    for (const passed of ['0 hours', '25 hours', '11 days', '21 days']) {
      await after(passed);
      states.push((await detail(id)).state);
    }
    await saveResultsReady(product.db, id);
    states.push((await detail(id)).state);
    await after('0 hours');
    expect(states).toEqual(['soon', 'open', 'judging', 'judging', 'decided']);
  });

  test('is withdrawn only before it opens', async () => {
    const id = await published();
    const { version } = await fine('withdraw', { id, version: 3 });
    expect((await detail(id)).state).toBe('draft');
    expect(refusal(await call('withdraw', { id, version }))).toEqual([409, 'contest-under-way']);
    await fine('publish', { id, version });
    await after('25 hours');
    expect(refusal(await call('withdraw', { id, version: version + 1 }))).toEqual([409, 'contest-under-way']);
    await after('0 hours');
  });

  test('is listed by state and words', async () => {
    const id = await published({ titleEn: 'Harbour 100%' });
    const { body } = await call('list', { state: 'soon', keyword: 'harbour 100%' });
    expect([body.total, body.infos]).toEqual([1, [expect.objectContaining({ id, state: 'soon', tracks: 2 })]]);
    expect((await call('list', { state: 'draft', keyword: 'harbour' })).body.total).toBe(0);
    expect((await call('list', { keyword: 'h%r' })).body.total).toBe(0);
  });

  test('leaves a trail', async () => {
    const id = await published();
    const { body } = await product.call(
      '/office/audit/list',
      { subject: `contest:${id}` },
      { token: await signIn(product, 'admin') },
    );
    expect(body.infos.map(({ action }: { action: string }) => action)).toEqual([
      'contest.published',
      'contest.edited',
      'contest.created',
    ]);
    expect(body.infos[0]).toMatchObject({ before: { state: 'draft' }, after: { state: 'soon' } });
  });
});

describe('once it is open', () => {
  test('only words change, and the end moves only to a time to come', async () => {
    const id = await published();
    await after('25 hours');
    const { plan } = await detail(id);
    const [first, ...others] = plan.tracks;
    const refused = [
      { slug: 'another' },
      { opensAt: days(2) },
      { tracks: plan.tracks.slice(1), prizes: [] },
      { tracks: [{ ...first!, kind: 'single' }, ...others] },
      { tracks: [...plan.tracks, TRACKS[0]] },
      { criteria: plan.criteria.map((one) => ({ ...one, maxScore: 50 })) },
      { prizes: plan.prizes.slice(1) },
      { audiencePrize: true },
    ];
    for (const change of refused)
      expect(refusal(await save(id, change)), JSON.stringify(change)).toEqual([409, 'contest-under-way']);
    expect(refusal(await save(id, { opensAt: plan.opensAt, closesAt: days(1.01) }))).toEqual([400, ['closesAt']]);
    const words = { tracks: [{ ...first!, nameEn: 'Film' }, ...others], titleEn: 'City lights', closesAt: days(12) };
    expect((await save(id, words)).status).toBe(200);
    expect((await detail(id)).plan).toMatchObject({ titleEn: 'City lights', closesAt: words.closesAt });
    await after('0 hours');
  });

  test('its end stays after the close, and the date of its results once they are out', async () => {
    const id = await published();
    await after('11 days');
    expect(refusal(await save(id, { closesAt: days(15) }))).toEqual([409, 'contest-under-way']);
    expect((await save(id, { resultsAt: days(12) })).status).toBe(200);
    await after('13 days');
    expect((await save(id, { resultsAt: days(12.5) })).status).toBe(200);
    await saveResultsReady(product.db, id);
    expect(refusal(await save(id, { resultsAt: days(30) }))).toEqual([409, 'contest-under-way']);
    expect((await save(id, { summaryEn: 'Thank you.' })).status).toBe(200);
    await after('0 hours');
  });
});

describe('what is refused', () => {
  test('publishing what is not complete', async () => {
    const id = (await fine('create', begun())).id as number;
    expect(refusal(await call('publish', { id, version: 1 }))).toEqual([400, ['tracks']]);
    await save(id, { tracks: TRACKS });
    expect(refusal(await call('publish', { id, version: 2 }))).toEqual([400, ['criteria']]);
    await save(id, { criteria: CRITERIA.slice(1) });
    expect(refusal(await call('publish', { id, version: 3 }))).toEqual([400, ['criteria']]);
    await save(id, { criteria: CRITERIA });
    await after('11 days');
    expect(refusal(await call('publish', { id, version: 4 }))).toEqual([400, ['closesAt']]);
    await after('0 hours');
    await fine('publish', { id, version: 4 });
    expect(refusal(await save(id, { maxScore: 99 }))).toEqual([400, ['criteria']]);
  });

  test('an address that is taken', async () => {
    const first = begun();
    await fine('create', first);
    expect(refusal(await call('create', { ...begun(), slug: first.slug }))).toEqual([400, ['slug']]);
    expect(refusal(await save(await planned(), { slug: first.slug }))).toEqual([400, ['slug']]);
  });

  test('strange input', async () => {
    const id = await planned();
    const foreign = (await detail(await planned())).plan;
    const { tracks, criteria, prizes } = (await detail(id)).plan;
    const changes: [object, string][] = [
      [{ slug: 'Not A Slug' }, 'slug'],
      [{ slug: '../x' }, 'slug'],
      [{ titleZh: ' ' }, 'titleZh'],
      [{ titleEn: 'x'.repeat(81) }, 'titleEn'],
      [{ closesAt: days(0) }, 'closesAt'],
      [{ resultsAt: days(5) }, 'resultsAt'],
      [{ opensAt: 'tomorrow' }, 'opensAt'],
      [{ opensAt: '1999-01-01T00:00:00Z' }, 'opensAt'],
      [{ maxScore: 0 }, 'maxScore'],
      [{ maxScore: 50.5 }, 'maxScore'],
      [{ galleryFrom: 'always' }, 'galleryFrom'],
      [{ audiencePrize: true, galleryFrom: 'results' }, 'galleryFrom'],
      [{ audiencePrize: true, galleryFrom: 'never' }, 'galleryFrom'],
      [{ tracks: Array.from({ length: 13 }, () => TRACKS[0]) }, 'tracks'],
      [{ tracks: foreign.tracks }, 'tracks'],
      [{ tracks: [tracks[0], tracks[0]], prizes: [] }, 'tracks'],
      [{ criteria: foreign.criteria }, 'criteria'],
      [{ criteria: [{ ...criteria[0], maxScore: -1 }] }, 'criteria'],
      [{ prizes: foreign.prizes }, 'prizes'],
      [{ prizes: [{ ...prizes[0], track: 3 }] }, 'prizes'],
      [{ prizes: [{ ...prizes[0], count: 0 }] }, 'prizes'],
      [{ more: 1 }, 'more'],
    ];
    for (const [change, field] of changes)
      expect(refusal(await save(id, change)), JSON.stringify(change).slice(0, 80)).toEqual([400, [field]]);
    expect((await detail(id)).version).toBe(2);
  });

  test('what somebody else has changed meanwhile, and the second of two at once', async () => {
    const id = await planned();
    expect(refusal(await save(id, { titleEn: 'Late' }, 1))).toEqual([409, 'changed-meanwhile']);
    const { plan } = await detail(id);
    const both = await Promise.all(
      ['One', 'Two'].map((titleEn) => call('save', { id, version: 2, plan: { ...plan, titleEn } })),
    );
    expect(outcomesOf(both)).toEqual(['changed-meanwhile', 'done']);
    const twice = await Promise.all([1, 2].map(() => call('publish', { id, version: 3 })));
    expect(outcomesOf(twice)).toEqual(['changed-meanwhile', 'done']);
    const slug = 'at-once';
    const made = await Promise.all([1, 2].map(() => call('create', { ...begun(), slug })));
    expect(outcomesOf(made)).toEqual(['bad-input', 'done']);
  });
});
