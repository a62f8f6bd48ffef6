import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { PIECES } from '#studio/studio.ts';
import { systemContext } from '#server/system-context.ts';
import { makeClip } from '#server/platform/media/fixtures.ts';
import { findAwardViolations } from '#server/features/awards/invariants.ts';
import { findEntryViolations } from '#server/features/entries/invariants.ts';
import { findJudgingViolations } from '#server/features/judging/invariants.ts';
import { drawPicture } from '#tests/support/draw-picture.ts';
import { enterAs } from '#tests/support/judging.ts';
import { startProduct } from '#tests/support/product.ts';
import { prepareDemoCatalogue } from '../catalogue.ts';
import { prepareDemoContests } from './contests.ts';
import { type Draw, fillDemoContest } from './fill.ts';
import { pointsFor } from './judge.ts';
import { demoKeys } from './keys.ts';
import { DEMO_CONTESTS } from './plans.ts';
import { DEMO_WORKS } from './works.ts';

const product = await startProduct({ DEMO_ITEMS: '60' });
const workDir = mkdtempSync(join(tmpdir(), 'framehall-work-'));
const ctx = systemContext({ ...product.services, config: { ...product.services.config, workDir } }, 'test');
afterAll(() => rmSync(workDir, { recursive: true }));
await prepareDemoCatalogue(ctx);
await prepareDemoContests(ctx);

let drawn = 0;
/** As the studio would, but at once: pictures, and films of a frame a second. */
const draw: Draw = async (scene, folder) => {
  drawn += 1;
  const size = { width: 1920, height: 1080 };
  const film = PIECES.find(({ slug }) => slug === scene)?.kind === 'video';
  const picture = join(folder, 'take.jpg');
  await writeFile(picture, await drawPicture(drawn, film ? size : undefined));
  if (!film) return { original: picture };
  const original = join(folder, 'take.mp4');
  makeClip(original, { ...size, frameRate: 1, seconds: 32 + (drawn % 10) });
  return { original, cover: picture };
};
const fill = (slug: string) => fillDemoContest(ctx, { slug }, new AbortController().signal, draw);

/** What a visitor gets. */
async function get(path: string) {
  const reply = await fetch(product.url + path, { headers: { 'accept-language': 'en' } });
  // oxlint-disable-next-line typescript/no-explicit-any
  return { status: reply.status, body: (await reply.json()) as any };
}

const counted = async (slug: string) => {
  const { rows } = await sql<{ entries: number; good: number; judges: number; scores: number; rounds: string[] }>`
    select (select count(*) from contest_entries e where e.contest_id = c.id) as entries,
      (select count(*) from contest_entry_files f where f.contest_id = c.id and f.state = 'good') as good,
      (select count(*) from judges j where j.contest_id = c.id) as judges,
      (select count(a.scores) from assignments a join contest_rounds r on r.id = a.round_id where r.contest_id = c.id)
        as scores,
      array(select method || ' ' || state from contest_rounds r where r.contest_id = c.id order by id) as rounds
    from contests c where slug = ${slug}`.execute(product.db);
  return rows[0]!;
};

describe('works of the demo’s contests', () => {
  test('are takes of what the studio makes, as their tracks want them: one photo, five, or one clip', () => {
    const kinds = new Map(PIECES.map(({ slug, kind }) => [slug, kind]));
    const wanted = { single: ['photo'], group: Array.from({ length: 5 }, () => 'photo'), video: ['video'] };
    for (const { slug, tracks } of DEMO_CONTESTS)
      for (const [track, works] of (DEMO_WORKS[slug] ?? []).entries())
        for (const { title, scenes, by } of works) {
          expect(
            scenes.map((scene) => kinds.get(scene)),
            title,
          ).toEqual(wanted[tracks[track]!.kind]);
          expect(by).toBeLessThan(6);
        }
  });

  test('get points within the maxima of the criteria', () => {
    for (const { points } of Object.values(DEMO_WORKS).flat(2))
      for (let judge = 0; judge < 5; judge += 1)
        for (let work = 0; work < 15; work += 1) {
          const [idea, image, craft] = pointsFor(points, judge, work) as [number, number, number];
          expect(Math.min(idea, image, craft)).toBeGreaterThan(0);
          expect([idea <= 40, image <= 40, craft <= 20]).toEqual([true, true, true]);
        }
  });

  test('are ordered once for each contest that is over', async () => {
    const jobs = await product.services.jobs.boss.findJobs<{ slug: string }>('demo.contest');
    expect(jobs.map(({ data }) => data.slug).toSorted()).toEqual([
      '8k2021',
      '8k2022',
      '8k2023',
      '8k2024',
      'canon2022',
      'canon2022autumn',
      'fcb1year',
    ]);
  });
});

describe('a decided contest', () => {
  test('has winners, a jury and a record, and is made once', async () => {
    await fill('8k2023');
    await fill('8k2023');
    const once = { entries: 8, good: 10, judges: 5, scores: 24, rounds: ['rating closed', 'rating closed'] };
    expect(await counted('8k2023')).toEqual(once);
    const { status, body } = await get('/content/contest?slug=8k2023&page=results');
    expect(status).toBe(200);
    const { jury, outcome } = body.page.contest;
    expect(jury).toContainEqual({ name: 'Fang Yiheng', title: 'Documentary photographer' });
    expect(outcome.entered).toBe(8);
    const [best] = outcome.groups[0].works;
    expect(best).toMatchObject({ title: '雨巷 Wet Alley', author: 'Xu Ni', prize: 'Gold' });
    expect(JSON.stringify(best)).toContain('Full of colour, and nobody there');
    expect(outcome.groups.at(-1).works[0]).toMatchObject({
      title: '末班车之后 After the Last Train',
      prize: 'Gold',
    });
    expect(await product.services.jobs.boss.findJobs('entries.mark')).toHaveLength(8);
    const { rows } = await sql<{ papers: number; closed: string; sealed: string; untold: number }>`
      select (select count(*) from papers p where p.contest_id = c.id) as papers,
        (select day_in_china(max(closed_at))::text from contest_rounds r where r.contest_id = c.id) as closed,
        (select day_in_china(sealed_at)::text from contest_protocols s where s.contest_id = c.id) as sealed,
        (select count(*) from contest_awardings g where g.contest_id = c.id and g.told_at is null) as untold
      from contests c where slug = '8k2023'`.execute(product.db);
    expect(rows).toEqual([{ papers: 1, closed: '2023-09-11', sealed: '2023-09-12', untold: 0 }]);
  });

  test('writes to nobody', async () => {
    const { rows } = await sql`select from messages where recipient like 'judge-%'`.execute(product.db);
    expect(rows).toHaveLength(0);
  });

  test('goes on where a try ended', async () => {
    let pictures = 0;
    const failing: Draw = async (...asked) => {
      if ((pictures += 1) > 3) throw new Error('no light');
      return await draw(...asked);
    };
    const signal = new AbortController().signal;
    await expect(fillDemoContest(ctx, { slug: '8k2021' }, signal, failing)).rejects.toThrow('no light');
    expect(await counted('8k2021')).toMatchObject({ entries: 0, judges: 0 });
    await fill('8k2021');
    expect(await counted('8k2021')).toMatchObject({ entries: 6, good: 6, judges: 5 });
  });
});

describe('the contest in judging', () => {
  const enter = async (key: string) => await product.call('/score/enter', { key });

  test('has half of its points, and keys that are the same at every start', async () => {
    await fill('8k2024');
    const [key] = [...demoKeys(ctx.secrets).values()];
    const judge = await enterAs(product, { judgeId: 0, key: key! });
    expect((await judge.call('session')).body).toMatchObject({
      judge: 'Fang Yiheng',
      rounds: [
        { number: 2, method: 'rating', state: 'open', handedIn: 0, track: 'Single photo' },
        { number: 2, method: 'rating', state: 'open', handedIn: 0, track: 'Film' },
      ],
    });
    // Ten photos and two films, three judges each, yes or no; ten of them go on, and half of their points are given.
    const { scores, ...rest } = await counted('8k2024');
    const rounds = ['yes-no closed', 'rating open', 'yes-no closed', 'rating open'];
    expect(rest).toEqual({ entries: 12, good: 14, judges: 5, rounds });
    expect(scores - 36).toBeGreaterThanOrEqual(13);
    expect(scores - 36).toBeLessThanOrEqual(19);
    expect((await get('/content/contest?slug=8k2024&page=results')).status).toBe(404);
  });

  test('without a demo its keys open nothing, and with it they do again', async () => {
    const key = [...demoKeys(ctx.secrets).values()][1]!;
    await prepareDemoContests({ ...ctx, config: { ...ctx.config, demo: false } });
    expect((await enter(key)).status).toBe(401);
    await prepareDemoContests(ctx);
    expect((await enter(key)).status).toBe(200);
  });
});

test('[I7] [I8] they keep what is true of every contest', async () => {
  expect(await findEntryViolations(product.db)).toEqual([]);
  expect(await findJudgingViolations(product.db)).toEqual([]);
  expect(await findAwardViolations(product.db)).toEqual([]);
});
