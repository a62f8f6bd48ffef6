import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { readPage, writePage } from './contest-page.ts';
import { check, enter, judge, move, type Office, PHONE, STORY, submit } from './contest-steps.ts';
import { expectDecidable } from './deciding.ts';
import { beAs, call, en, expectAccessible, fill, keepToken, listenForComplaints, tokenOf, zh } from './support.ts';

const { contests: desk, entries: checking } = en.office;
const { entering, stockOffers } = zh;
/** A journey that is tried again enters another work. */
const title = `早班渡轮 ${crypto.randomUUID().slice(0, 6)}`;

/** A contest with a track, a criterion and a prize, planned and published at the desk. */
async function plan(page: Page, slug: string): Promise<number> {
  await page.goto('/office/contests');
  await page.getByRole('button', { name: desk.add }).click();
  const dialog = page.getByRole('dialog', { name: desk.add });
  await dialog.getByLabel(desk.form.titleZh).fill('雾港影赛');
  await dialog.getByLabel(desk.form.titleEn).fill('Foggy Harbour');
  await dialog.getByLabel(desk.form.slug).fill(slug);
  await dialog.getByRole('button', { name: desk.create.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Foggy Harbour' })).toBeVisible();
  await addPart(page, desk.tracks, desk.track.add, ['单幅', 'Single photo']);
  await addPart(page, desk.criterion.title, desk.criterion.add, ['画面', 'Image']);
  await page.getByRole('region', { name: desk.criterion.title }).getByLabel(desk.criterion.maxScore).fill('100');
  await addPart(page, desk.prize.title, desk.prize.add, ['金奖', 'Gold']);
  await page.getByRole('button', { name: desk.save, exact: true }).click();
  await expect(page.getByRole('button', { name: desk.publish.open, exact: true })).toBeEnabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: desk.publish.open, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: desk.publish.open }).click();
  await expect(page.getByText(desk.states.soon)).toBeVisible();
  return Number(new URL(page.url()).searchParams.get('contest'));
}

async function addPart(page: Page, region: string, button: string, [nameZh, nameEn]: [string, string]): Promise<void> {
  const part = page.getByRole('region', { name: region });
  await part.getByRole('button', { name: button }).click();
  await part.getByLabel(desk.track.nameZh).fill(nameZh);
  await part.getByLabel(desk.track.nameEn).fill(nameEn);
}

interface Judge {
  judgeId: number;
  key: string;
}

/** A round of the only work, in which some judges sit; returns its number. */
async function openRound(office: Office, added: object, judges: readonly Judge[]): Promise<number> {
  const seats = { quorum: judges.length, judgeIds: judges.map(({ judgeId }) => judgeId) };
  const { roundId } = await office<{ roundId: number }>('judging/round/add', { ...added, ...seats });
  await office('judging/round/open', { roundId });
  return roundId;
}

/** The same as `judge` without a page, for the rest of a jury. */
async function give(request: APIRequestContext, { key }: Judge, roundId: number, scores: number[]): Promise<void> {
  const { token } = await call<{ token: string }>(request, '/score/enter', { key });
  const score = async (path: string, data: object) => {
    const reply = await request.post(`/score/${path}`, { data, headers: { judge_token: token } });
    expect(reply.status(), path).toBe(200);
    return (await reply.json()) as { infos: { id: number }[] };
  };
  const { infos } = await score('works', { roundId });
  await score('save', { id: infos[0]!.id, scores });
  await score('handIn', { roundId });
}

/** Three rounds with a jury of five, one of whom is replaced by another. */
async function judgeAll(browser: Browser, request: APIRequestContext, office: Office, contestId: number) {
  const { infos } = await office<{ infos: { contestId: number; tracks: { trackId: number }[] }[] }>(
    'judging/contests',
    {},
  );
  const { trackId } = infos.find((one) => one.contestId === contestId)!.tracks[0]!;
  const jury: Judge[] = [];
  for (const name of ['Fang', 'Shu', 'He', 'Ning', 'Tan'])
    jury.push(await office('judging/judge/add', { contestId, name, email: `${name}@example.com`, shown: true }));
  const [fang, shu, he, ning, tan] = jury as [Judge, Judge, Judge, Judge, Judge];
  const end = async (roundId: number) => {
    await office('judging/round/close', { roundId, reason: '' });
    await office('judging/round/advance', { roundId, by: 'number', value: 1, apply: true });
  };
  const plan = { contestId, trackId };

  const first = await openRound(office, { ...plan, method: 'yes-no' }, [fang, shu, he, ning]);
  const replaced = { roundId: first, judgeId: shu.judgeId, byJudgeId: tan.judgeId, reason: 'fell ill' };
  await office('judging/round/replace', replaced);
  for (const one of [fang, tan, he, ning]) await give(request, one, first, [one === he ? 0 : 1]);
  await end(first);

  const second = await openRound(office, { ...plan, method: 'rating' }, [fang, tan, ning]);
  await judge(browser, 'en', { key: fang.key, title, points: '80' });
  await judge(browser, 'en', { key: tan.key, title, points: '90' });
  await give(request, ning, second, [88]);
  await end(second);

  const final = await openRound(office, { ...plan, method: 'ranking', ranked: 1 }, [fang, he]);
  for (const one of [fang, he]) await give(request, one, final, [1]);
  await office('judging/round/close', { roundId: final, reason: '' });
}

async function desktop(browser: Browser, token: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  await keepToken(context, token);
  return await context.newPage();
}

/** Offers the winner as stock and describes what it has become. */
async function offer(browser: Browser, owner: string): Promise<void> {
  const page = await desktop(browser, owner);
  await page.goto('/UserCenter?tab=entries');
  const row = page.getByRole('listitem').filter({ hasText: title });
  await row.getByRole('button', { name: stockOffers.offer }).click();
  await page.getByRole('dialog').getByRole('button', { name: stockOffers.offer }).click();
  await expect(async () => {
    await page.reload();
    await expect(row.getByText(fill(stockOffers.taken_other, { count: 1 }))).toBeVisible({ timeout: 15_000 });
  }).toPass({ timeout: 120_000 });

  await page.goto('/MaterialCenter?tab=photoWaiting');
  const work = page.getByRole('row').filter({ hasText: title });
  await work.getByRole('button', { name: zh.center.edit.button }).click({ timeout: 120_000 });
  const editor = page.getByRole('dialog', { name: zh.editor.title });
  const words = editor.getByRole('region', { name: zh.editor.words.zh });
  await words.getByLabel(zh.editor.words.keywords).fill('渡轮、海港、雾、清晨、船');
  await page.keyboard.press('Enter');
  await editor.getByLabel(zh.editor.belonging.category).selectOption({ index: 1 });
  await expect(editor.getByText(zh.editor.saving.saved)).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(zh.editor.submit.done)).toBeVisible();
  await page.context().close();
}

/** Lets a reviewer approve it, until buyers find it. */
async function approve(browser: Browser, request: APIRequestContext): Promise<void> {
  const page = await desktop(browser, await tokenOf(request, 'reviewer'));
  await page.goto('/office/review?kind=photo');
  await page.getByRole('searchbox', { name: zh.office.review.search }).fill(title);
  await page.getByRole('row').filter({ hasText: title }).click();
  await expectDecidable(page, title);
  await page.keyboard.press('a');
  await expect(async () => {
    const reply = await request.get(`/search?type=pic&keyword=${encodeURIComponent(title)}`);
    expect(((await reply.json()) as { infos: { title: string }[] }).infos.map((item) => item.title)).toContain(title);
  }).toPass({ timeout: 60_000 });
  await page.context().close();
}

/** Opens the results as a visitor. */
async function readResults(browser: Browser, slug: string, locale: 'EN' | 'ZH', size: object): Promise<void> {
  const page = await (await browser.newContext(size)).newPage();
  await page.addInitScript((kept) => localStorage.setItem('locale', kept), locale);
  await page.goto(`/postActivityDetail?contest=${slug}`);
  await expect(page.getByText(locale === 'EN' ? 'Gold' : '金奖').first()).toBeVisible();
  await expect(page.getByText(title).first()).toBeVisible();
  await expect(page.getByText(locale === 'EN' ? 'A whole morning in one frame.' : '一帧里有整个早晨。')).toBeVisible();
  await expectAccessible(page);
  await page.context().close();
}

test('[R11] [R158] a contest from the plan to the shop: its page, entered by phone, fixed, judged in three rounds, won, certified and sold', async ({
  page,
  context,
  request,
  browser,
}) => {
  test.setTimeout(480_000);
  const complaints = listenForComplaints(page);
  await context.addInitScript(() => localStorage.setItem('locale', 'EN'));
  const token = await beAs(context, request, 'coordinator');
  const slug = `harbour-${Date.now().toString(36)}`;
  const contestId = await plan(page, slug);
  await writePage(browser, request, { contestId, slug });
  await move(contestId, 'opens_at');
  await readPage(browser, slug, 'zh', { viewport: { width: 1440, height: 900 } });
  await readPage(browser, slug, 'en', PHONE);

  const phone = await browser.newContext(PHONE);
  const owner = await tokenOf(request, 'photographer');
  await keepToken(phone, owner);
  const entrant = await phone.newPage();
  await enter(entrant, 'zh', { slug, title, story: `${STORY}，我叫林小雨。` });

  // The story names its author, which the desk points out.
  await check(page, 'en', { contestId, title });
  await expect(page.getByText(fill(checking.telling, { words: '林小雨' }))).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('x');
  const rejecting = page.getByRole('dialog');
  await rejecting.getByRole('combobox').selectOption('names');
  await rejecting.getByRole('button', { name: checking.reject, exact: true }).click();
  await expect(page.getByText(checking.rejected)).toBeVisible();

  await entrant.goto('/UserCenter?tab=entries');
  await expectAccessible(entrant);
  await entrant.getByRole('link', { name: entering.fix }).click();
  await entrant.getByLabel(entering.work.story).fill(`${STORY}。`);
  await submit(entrant, 'zh');

  await check(page, 'en', { contestId, title });
  await page.keyboard.press('a');
  await expect(page.getByText(checking.accepted)).toBeVisible();

  await move(contestId, 'closes_at');
  const office = <Answer>(path: string, input: object) => call<Answer>(request, `/office/${path}`, input, token);
  await judgeAll(browser, request, office, contestId);
  await page.goto(`/office/contests?contest=${contestId}&view=judging`);
  await expect(page.getByText('He', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  await office('judging/protocol/seal', { contestId });

  await office('award/propose', { contestId });
  const given = async () =>
    await office<{ awards: { version: number; prizes: { awards: { awardId: number }[] }[] } }>('award/list', {
      contestId,
    });
  const { awardId } = (await given()).awards.prizes[0]!.awards[0]!;
  await office('award/words', {
    awardId,
    wordsZh: '一帧里有整个早晨。',
    wordsEn: 'A whole morning in one frame.',
    reason: '',
  });
  await office('award/fix', { contestId, version: (await given()).awards.version });
  await page.goto(`/office/contests?contest=${contestId}&view=awards`);
  await expect(page.getByRole('heading', { name: en.office.awards.status.title })).toBeVisible();
  await expectAccessible(page);

  // Nobody reads them before they are out.
  expect((await request.get(`/content/contest?slug=${slug}&page=results`)).status()).toBe(404);
  await move(contestId, 'results_at');
  await readResults(browser, slug, 'EN', {});
  await readResults(browser, slug, 'ZH', PHONE);
  await page.reload();
  await expect(page.getByRole('heading', { name: en.office.originals.title })).toBeVisible();
  await expectAccessible(page);
  await entrant.goto('/UserCenter?tab=entries');
  const won = entrant.getByRole('listitem').filter({ hasText: title });
  await expect(won.getByText(entering.plain.awarded)).toBeVisible();
  await expect(won.getByRole('button', { name: entering.certificate })).toBeVisible();
  await won.getByRole('link', { name: /^FHA-/ }).click();
  await entrant.waitForURL(/\/verify/);
  await expect(entrant.getByText('雾港影赛')).toBeVisible();
  await expect(entrant.getByText(title)).toBeVisible();
  await expectAccessible(entrant);
  await offer(browser, owner);
  await approve(browser, request);
  expect(complaints).toEqual([]);
});
