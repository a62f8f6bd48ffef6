import { randomBytes } from 'node:crypto';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { expectDecidable } from './deciding.ts';
import { beAs, en, expectAccessible, fill, keepToken, listenForComplaints, tokenOf, zh } from './support.ts';

const name = `${crypto.randomUUID().slice(0, 8)}.jpg`;
const title = `雪后的老城 ${name.slice(0, 8)}`;

async function photo(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const raw = { width: 4000, height: 2600, channels: 3 } as const;
  const noise = sharp(randomBytes(raw.width * raw.height * 3), { raw });
  return { name, mimeType: 'image/jpeg', buffer: await noise.jpeg({ quality: 50 }).toBuffer() };
}

async function upload(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: zh.center.uploadKind.photo }).first().click();
  await expect(page.getByRole('heading', { name: zh.upload.heading.photo })).toBeVisible();
  await page.setInputFiles('[data-pick=files]', await photo());
  await page.getByRole('button', { name: zh.uploadQueue.start }).click();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText(zh.uploadQueue.status.success, { timeout: 60_000 });
  await page.getByRole('link', { name: zh.uploadQueue.describe }).click();
  await expect(page).toHaveURL(/tab=photoWaiting&mode=1&sec=-1/);
}

/** Opens the editor from the work's row in a tab. */
async function openEditor(page: Page, action: string): Promise<{ row: Locator; editor: Locator }> {
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: action }).click({ timeout: 60_000 });
  const editor = page.getByRole('dialog', { name: zh.editor.title });
  await expect(editor.getByRole('region', { name: zh.editor.words.zh })).toBeVisible();
  return { row, editor };
}

async function describe(page: Page): Promise<void> {
  const { editor } = await openEditor(page, zh.center.edit.button);
  const words = editor.getByRole('region', { name: zh.editor.words.zh });
  await words.getByLabel(zh.editor.words.title).fill(title);
  await words.getByLabel(zh.editor.words.keywords).fill('雪、老城、冬天、屋顶、清晨');
  await page.keyboard.press('Enter');
  await editor.getByLabel(zh.editor.belonging.category).selectOption({ index: 1 });
  await expect(editor.getByText(zh.editor.saving.saved)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(zh.editor.submit.done)).toBeVisible();
}

async function asReviewer(browser: Browser, token: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  await keepToken(context, token);
  return await context.newPage();
}

async function openReview(page: Page): Promise<void> {
  await page.goto('/office/review?kind=photo');
  await page.getByRole('searchbox', { name: zh.office.review.search }).fill(title);
  await page.getByRole('row').filter({ hasText: title }).click();
  await expectDecidable(page, title);
}

test('[R37] a photo from its owner’s disk to the shop: uploaded, described, returned, mended, approved, found', async ({
  page,
  context,
  request,
  browser,
}) => {
  await beAs(context, request, 'photographer');
  const complaints = listenForComplaints(page);
  await page.goto('/MaterialCenter?tab=photoWaiting');
  await upload(page);
  await describe(page);

  const reviewer = await asReviewer(browser, await tokenOf(request, 'reviewer'));
  await openReview(reviewer);
  await reviewer.keyboard.press('r');
  await reviewer.keyboard.press('2');
  await reviewer.keyboard.press('1');
  await reviewer.keyboard.press('Enter');
  // A decision takes effect after some seconds, in which the reviewer may take it back.
  await expect(async () => {
    await page.goto('/MaterialCenter?tab=photoReturned');
    await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const { editor } = await openEditor(page, zh.center.edit.fix);
  await expect(editor).toContainText(zh.reviewReasons.reasons['release-model'].fix);
  await editor.getByLabel(zh.editor.belonging.editorial).check();
  await expect(editor.getByText(zh.editor.saving.saved)).toBeVisible();
  await editor.getByRole('button', { name: zh.editor.submit.again }).first().click();
  await expect(page.getByText(zh.editor.submit.done)).toBeVisible();

  await openReview(reviewer);
  await reviewer.keyboard.press('a');
  await expect(async () => {
    const reply = await request.get(`/search?type=pic&keyword=${encodeURIComponent(title)}`);
    expect(((await reply.json()) as { infos: { title: string }[] }).infos.map((item) => item.title)).toContain(title);
  }).toPass();
  await reviewer.context().close();
  await page.goto('/MaterialCenter?tab=photoOnline');
  await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

for (const [locale, text] of [
  ['ZH', zh],
  ['EN', en],
] as const)
  test(`axe finds nothing in the editor of several works in ${locale}`, async ({ page, context, request }) => {
    await beAs(context, request, 'photographer');
    await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
    const works = page.getByRole('row').filter({ has: page.getByRole('cell') });
    // The demo catalogue is made while the first journeys run.
    await expect(async () => {
      await page.goto('/MaterialCenter?tab=photoOnline');
      await expect(works.nth(1)).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 150_000 });
    for (const place of [0, 1]) await works.nth(place).getByRole('checkbox').check();
    await page.getByRole('button', { name: fill(text.center.edit.many_other, { count: 2 }) }).click();
    const editor = page.getByRole('dialog', { name: text.editor.title });
    await editor.getByRole('button', { name: fill(text.editor.allAtOnce, { count: 2 }) }).click();
    await expect(editor.getByRole('button', { name: fill(text.editor.many.apply_other, { count: 2 }) })).toBeVisible();
    await expectAccessible(page);
  });
