import { type APIRequestContext, type Browser, expect, test } from '@playwright/test';
import { check, enter, judge, move, NAMES, type Office, STORY } from './contest-steps.ts';
import { beAs, call, expectAccessible, keepToken, listenForComplaints, tokenOf, zh } from './support.ts';

const { entries: checking, judging: desk } = zh.office;
/** A journey that is tried again enters another work. */
const title = `Early Ferry ${crypto.randomUUID().slice(0, 6)}`;
const DAY = 24 * 3_600_000;
const at = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const known = { id: null, briefZh: '', briefEn: '' };

/** A published contest that shows its works from judging on, for journeys about something else. */
async function publish(office: Office, slug: string): Promise<number> {
  const named = { slug, titleZh: '雾港夜航', titleEn: 'Harbour at Night', opensAt: at(1), closesAt: at(9) };
  const { id } = await office<{ id: number }>('contest/create', named);
  const { contest } = await office<{ contest: { version: number; plan: object } }>('contest/detail', { id });
  const plan = {
    ...contest.plan,
    rulesZh: '只看作品，不看作者。',
    rulesEn: 'Judge the work, not its author.',
    galleryFrom: 'judging',
    tracks: [{ ...known, nameZh: NAMES.track.zh, nameEn: NAMES.track.en, kind: 'single', showsCar: false }],
    criteria: [{ id: null, nameZh: NAMES.criterion.zh, nameEn: NAMES.criterion.en, maxScore: 100 }],
  };
  const { version } = await office<{ version: number }>('contest/save', { id, version: contest.version, plan });
  await office('contest/publish', { id, version });
  await move(id, 'opens_at');
  return id;
}

/** A page of the contest with nothing but its gallery. */
async function writeGallery(request: APIRequestContext, contestId: number, slug: string): Promise<void> {
  const editor = await tokenOf(request, 'editor');
  const tell = <Answer>(path: string, input: object) => call<Answer>(request, `/office/content/${path}`, input, editor);
  const edition = (words: string) => ({
    title: words,
    summary: '',
    seo: '',
    body: [{ type: 'contest', part: 'gallery' }],
  });
  const { id } = await tell<{ id: number }>('create', {
    type: 'contest',
    slug,
    zh: edition('雾港夜航'),
    en: edition('Harbour at Night'),
    cover: null,
    tags: [],
    materials: [],
    facts: { contestId, page: 'index' },
  });
  const { entry } = await tell<{ entry: { version: number } }>('detail', { id });
  const done = await tell('publish', { id, version: entry.version, from: null, until: null });
  expect(done).toMatchObject({ success: true });
}

/** Looks at the works as a visitor may while they are judged: nothing says whose they are. */
async function lookAround(browser: Browser, slug: string): Promise<void> {
  const page = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  // Works are shown once they have been marked.
  await expect(async () => {
    await page.goto(`/contest/${slug}`);
    await expect(page.getByRole('link', { name: title })).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await expectAccessible(page);
  await page.getByRole('link', { name: title }).click();
  await page.waitForURL(/\/WorkDetail\?id=/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('林小雨')).toHaveCount(0);
  await expectAccessible(page);
  await page.context().close();
}

test('[R156] a work is entered in English at a desk, and checked, judged and counted in Chinese', async ({
  page,
  context,
  request,
  browser,
}) => {
  const complaints = listenForComplaints(page);
  const token = await beAs(context, request, 'coordinator');
  const office: Office = (path, input) => call(request, `/office/${path}`, input, token);
  const slug = `night-${Date.now().toString(36)}`;
  const contestId = await publish(office, slug);
  await writeGallery(request, contestId, slug);

  const photographer = await browser.newContext();
  await keepToken(photographer, await tokenOf(request, 'photographer'));
  await photographer.addInitScript(() => localStorage.setItem('locale', 'EN'));
  await enter(await photographer.newPage(), 'en', { slug, title, story: `${STORY}。` });
  await photographer.close();

  await check(page, 'zh', { contestId, title });
  await expectAccessible(page);
  await page.keyboard.press('a');
  await expect(page.getByText(checking.accepted)).toBeVisible();

  await move(contestId, 'closes_at');
  await lookAround(browser, slug);
  const judgeOf = { contestId, name: '方', email: 'fang@example.com', shown: true };
  const { key } = await office<{ key: string }>('judging/judge/add', judgeOf);
  await page.goto(`/office/contests?contest=${contestId}&view=judging`);
  await page.getByRole('button', { name: desk.rounds.add }).click();
  const planning = page.getByRole('dialog', { name: desk.rounds.add });
  await planning.getByLabel(desk.plan.quorum).fill('1');
  await expectAccessible(page);
  await planning.getByRole('button', { name: desk.plan.submit }).click();
  await page.getByRole('button', { name: desk.open.button }).click();
  await page.getByRole('dialog').getByRole('button', { name: desk.open.button }).click();
  await expect(page.getByRole('button', { name: desk.close.button })).toBeVisible();
  await expectAccessible(page);

  await judge(browser, 'zh', { key, title, points: '87' });
  await page.reload();
  await page.getByRole('button', { name: desk.close.button }).click();
  await page.getByRole('dialog').getByRole('button', { name: desk.close.confirm }).click();
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('87');
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});
