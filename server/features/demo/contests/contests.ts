import type { Context } from '../../../context.ts';
import { currentTime } from '../../../platform/database/database.ts';
import { addEntry, namesBrought } from '../../content/content.ts';
import { addContest, contestsBrought, showBroughtContests } from '../../contests/contests.ts';
import { planFrom } from './contest.ts';
import { bodyOf, DEMO_PAGES, type DemoPage } from './pages.ts';
import { DEMO_CONTESTS } from './plans.ts';

/** Its pages come under the demo's names as well, and so go and come with what its editors wrote. */
const PREFIX = 'demo/';

/** Adds contests and their pages, each once, whatever staff make of them later. Nobody sees them without the demo. */
export async function prepareDemoContests(ctx: Context): Promise<void> {
  await showBroughtContests(ctx, PREFIX, ctx.config.demo);
  if (!ctx.config.demo) return;
  const now = await currentTime(ctx.db);
  for (const contest of DEMO_CONTESTS) await addContest(ctx, planFrom(contest, now), PREFIX + contest.slug);
  const [ids, before] = [await contestsBrought(ctx.db, PREFIX), await namesBrought(ctx.db)];
  for (const [place, page] of DEMO_PAGES.entries()) {
    const contestId = ids.get(page.contest);
    if (contestId !== undefined && !before.has(nameOf(page))) await addPage(ctx, page, contestId, place);
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
