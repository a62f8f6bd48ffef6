import type { Context } from '../../../context.ts';
import { currentTime } from '../../../platform/database/database.ts';
import { addEntry, namesBrought } from '../../content/content.ts';
import { addContest, contestsBrought, showBroughtContests } from '../../contests/contests.ts';
import { endKeys, giveKeys } from '../../judging/judging.ts';
import { planFrom } from './contest.ts';
import { isFilled } from './contests.queries.ts';
import { demoKeys, JUDGED_NOW, WORKS_FROM } from './keys.ts';
import { bodyOf, DEMO_PAGES, type DemoPage } from './pages.ts';
import { DEMO_CONTESTS } from './plans.ts';
import { PREFIX } from './prefix.ts';
import { DEMO_WORKS } from './works.ts';

/** Their pictures are drawn when most of what buyers see is made. */
const LATER = { afterSeconds: 300 };

/** Adds contests and their pages, each once, whatever staff make of them later. Nobody sees them without the demo. */
export async function prepareDemoContests(ctx: Context): Promise<void> {
  await showBroughtContests(ctx, PREFIX, ctx.config.demo);
  if (!ctx.config.demo) return await endJudging(ctx);
  const now = await currentTime(ctx.db);
  for (const contest of DEMO_CONTESTS) await addContest(ctx, planFrom(contest, now), PREFIX + contest.slug);
  const [ids, before] = [await contestsBrought(ctx.db, PREFIX), await namesBrought(ctx.db)];
  for (const [place, page] of DEMO_PAGES.entries()) {
    const contestId = ids.get(page.contest);
    if (contestId !== undefined && !before.has(nameOf(page))) await addPage(ctx, page, contestId, place);
  }
  await wantWorks(ctx, ids);
}

async function endJudging(ctx: Context): Promise<void> {
  const contestId = (await contestsBrought(ctx.db, PREFIX)).get(JUDGED_NOW);
  if (contestId !== undefined) await endKeys(ctx, contestId, 'end of the demo');
}

/** Enqueues contests whose works are not in yet. */
async function wantWorks(ctx: Context, ids: ReadonlyMap<string, number>): Promise<void> {
  const judged = ids.get(JUDGED_NOW);
  if (judged !== undefined) await giveKeys(ctx, judged, demoKeys(ctx.secrets));
  if (ctx.config.demoItems < WORKS_FROM) return;
  for (const slug of Object.keys(DEMO_WORKS)) {
    const contestId = ids.get(slug);
    if (contestId !== undefined && !(await isFilled(ctx.db, contestId)))
      await ctx.jobs.enqueue(ctx.db, 'demo.contest', { slug }, LATER);
  }
}

const nameOf = ({ contest, page }: DemoPage) => `${PREFIX}${contest}-${page}`;

async function addPage(ctx: Context, page: DemoPage, contestId: number, place: number): Promise<void> {
  const { zh, en } = page.words;
  await addEntry(ctx, {
    type: 'contest',
    slug: `${page.contest}-${page.page}`,
    position: place * 10,
    zh: { title: zh.title, summary: zh.summary, seo: '', body: bodyOf(page, zh) },
    en: { title: en.title, summary: en.summary, seo: '', body: bodyOf(page, en) },
    facts: { contestId, page: page.page },
    broughtAs: nameOf(page),
  });
}
