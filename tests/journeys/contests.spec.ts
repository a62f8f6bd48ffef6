import { type Browser, expect, type Page, test } from '@playwright/test';
import { drawPicture } from '#tests/support/draw-picture.ts';
import {
  beAs,
  call,
  en,
  expectAccessible,
  fill,
  inDatabase,
  keepToken,
  listenForComplaints,
  registered,
  zh,
} from './support.ts';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const { contests: desk, entries: checking } = en.office;
const { entering } = zh;

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

/** Moves a date of a contest, which takes days otherwise. */
async function move(contestId: number, date: 'opens_at' | 'closes_at' | 'results_at'): Promise<void> {
  await inDatabase(`update contests set ${date} = clock_now() - interval '1 second' where id = $1`, [contestId]);
}

/** Enters a work by phone. */
async function enter(page: Page, slug: string): Promise<void> {
  await page.goto(`/contest/${slug}/enter`);
  await page.getByRole('button', { name: `${entering.enter} · 单幅` }).click();
  const photo = { name: 'harbour.jpg', mimeType: 'image/jpeg', buffer: await drawPicture(Date.now() % 1000) };
  await page.locator('input[type="file"]').first().setInputFiles(photo);
  await page.getByLabel(entering.work.name).fill('早班渡轮');
  await page.getByLabel(entering.work.story).fill('雾散之前只有二十分钟，我叫林小雨。');
  await page.getByLabel(entering.work.place).fill('厦门');
  await page.getByLabel(entering.work.takenOn).fill('2026-03-02');
  await page.getByLabel(entering.author.name).fill('林小雨');
  await page.getByLabel(entering.declare.ownWork).check();
  await page.getByRole('group', { name: entering.declare.ai }).getByLabel(entering.declare.no).check();
  await page.getByRole('group', { name: entering.declare.people }).getByRole('radio').first().check();
  await submit(page);
}

async function submit(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: entering.submit });
  await expect(button).toBeEnabled({ timeout: 60_000 });
  await expectAccessible(page);
  await button.click();
  await expect(page.getByText(entering.plain.submitted).first()).toBeVisible();
}

/** Claims the only entry of a contest that waits at the desk. */
async function check(page: Page, contestId: number): Promise<void> {
  await page.goto(`/office/entries?contest=${contestId}`);
  await page.getByRole('button', { name: checking.start }).click();
  await expect(page.getByRole('heading', { level: 1, name: '早班渡轮' })).toBeVisible();
  await expect(page.getByRole('button', { name: checking.accept })).toBeVisible();
}

/** Judges the only work of a round with a key, by keyboard, and hands in. */
async function judge(browser: Browser, key: string, points: string): Promise<void> {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript(() => localStorage.setItem('locale', 'EN'));
  await page.goto('/score');
  await page.getByLabel(en.judging.key).fill(key);
  await page.getByRole('button', { name: en.judging.enter }).click();
  await page.getByRole('button', { name: en.judging.begin }).click();
  await expect(page.getByRole('heading', { name: '早班渡轮' })).toBeVisible();
  await expect(page.getByText('林小雨')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Image' }).fill(points);
  await expect(page.getByText(en.judging.saving.saved).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: en.judging.handIn }).click();
  await page.getByRole('dialog').getByRole('button', { name: en.judging.handIn }).click();
  await expect(page.getByText(en.judging.handedIn, { exact: true })).toBeVisible();
  await page.context().close();
}

/** Opens the results as a visitor. */
async function readResults(browser: Browser, slug: string, locale: 'EN' | 'ZH', size: object): Promise<void> {
  const page = await (await browser.newContext(size)).newPage();
  await page.addInitScript((kept) => localStorage.setItem('locale', kept), locale);
  await page.goto(`/postActivityDetail?contest=${slug}`);
  await expect(page.getByText(locale === 'EN' ? 'Gold' : '金奖').first()).toBeVisible();
  await expect(page.getByText('早班渡轮').first()).toBeVisible();
  await expect(page.getByText(locale === 'EN' ? 'A whole morning in one frame.' : '一帧里有整个早晨。')).toBeVisible();
  await expectAccessible(page);
  await page.context().close();
}

test('a contest from the plan to its results: entered by phone, fixed, judged and won', async ({
  page,
  context,
  request,
  browser,
}) => {
  const complaints = listenForComplaints(page);
  await context.addInitScript(() => localStorage.setItem('locale', 'EN'));
  const token = await beAs(context, request, 'coordinator');
  const slug = `harbour-${Date.now().toString(36)}`;
  const contestId = await plan(page, slug);
  await move(contestId, 'opens_at');

  const phone = await browser.newContext(PHONE);
  await keepToken(phone, (await registered(request)).token);
  const entrant = await phone.newPage();
  await enter(entrant, slug);

  // The story names its author, which the desk points out.
  await check(page, contestId);
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
  await entrant.getByLabel(entering.work.story).fill('雾散之前只有二十分钟。');
  await submit(entrant);

  await check(page, contestId);
  await page.keyboard.press('a');
  await expect(page.getByText(checking.accepted)).toBeVisible();

  await move(contestId, 'closes_at');
  const office = <Answer>(path: string, input: object) => call<Answer>(request, `/office/${path}`, input, token);
  const { infos } = await office<{ infos: { contestId: number; tracks: { trackId: number }[] }[] }>(
    'judging/contests',
    {},
  );
  const { trackId } = infos.find((one) => one.contestId === contestId)!.tracks[0]!;
  const jury: { judgeId: number; key: string }[] = [];
  for (const name of ['Fang', 'Shu', 'He'])
    jury.push(await office('judging/judge/add', { contestId, name, email: `${name}@example.com`, shown: true }));
  const [first, second, third] = jury.map(({ judgeId }) => judgeId) as [number, number, number];
  const round = async (judgeIds: number[]) => {
    const added = { contestId, trackId, method: 'rating', quorum: 2, judgeIds };
    const { roundId } = await office<{ roundId: number }>('judging/round/add', added);
    await office('judging/round/open', { roundId });
    return roundId;
  };

  const early = await round([first, second]);
  await office('judging/round/replace', { roundId: early, judgeId: second, byJudgeId: third, reason: 'fell ill' });
  await judge(browser, jury[0]!.key, '80');
  await judge(browser, jury[2]!.key, '90');
  await office('judging/round/close', { roundId: early, reason: '' });
  await office('judging/round/advance', { roundId: early, by: 'number', value: 1, apply: true });
  const final = await round([first, third]);
  await judge(browser, jury[0]!.key, '85');
  await judge(browser, jury[2]!.key, '95');
  await office('judging/round/close', { roundId: final, reason: '' });
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

  // Nobody reads them before they are out.
  expect((await request.get(`/content/contest?slug=${slug}&page=results`)).status()).toBe(404);
  await move(contestId, 'results_at');
  await readResults(browser, slug, 'EN', {});
  await readResults(browser, slug, 'ZH', PHONE);
  await entrant.goto('/UserCenter?tab=entries');
  await expect(entrant.getByText(entering.plain.awarded)).toBeVisible();
  expect(complaints).toEqual([]);
});
