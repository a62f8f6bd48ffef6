import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { en, expectAccessible, fill, keepToken, listenForComplaints, registered, zh } from './support.ts';

// The demo catalogue is made while the first journeys run.
const MADE = { timeout: 150_000 };

/** The first card of the home page that can be bookmarked, and its title. */
async function firstCard(page: Page, words: typeof zh.material): Promise<{ card: Locator; title: string }> {
  const star = page.getByRole('button', { name: words.bookmark });
  const any = page
    .getByRole('article')
    .filter({ has: star })
    .filter({ has: page.getByRole('toolbar') })
    .first();
  await expect(any).toBeAttached(MADE);
  const title = (await any.getByRole('link').textContent()) ?? '';
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) });
  return { card: card.first(), title };
}

async function openAsVisitor(browser: Browser, address: string, locale: string): Promise<Page> {
  const context = await browser.newContext({ locale, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/** Looks at a work, decides on it and says why, as somebody who has only the link. */
async function answerAsClient(page: Page, title: string) {
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(0);
  const choice = page.getByRole('group', { name: fill(zh.boardWork.decision, { title }) });
  await choice.getByRole('button', { name: zh.boardWork.decisions.decided }).click();
  await page.getByLabel(zh.boardWork.yourName).fill('赵女士');
  await page.getByRole('button', { name: zh.boardWork.nameSubmit }).click();
  await expect(page.getByText('赵女士：选定')).toBeVisible();
  await page.getByRole('button', { name: fill(zh.boardWork.discuss, { title }), exact: true }).click();
  await page.getByLabel(zh.boardWork.text, { exact: true }).fill('就用这一个');
  await page.getByRole('button', { name: zh.boardWork.send }).click();
  await expect(page.getByText('就用这一个')).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('[R185] [R243] from a star to a shared board, and back', async ({ page, context, request, browser }) => {
  const { token } = await registered(request);
  await keepToken(context, token);
  const complaints = listenForComplaints(page);
  await page.goto('/');
  const { card, title } = await firstCard(page, zh.material);
  await card.hover();
  await card.getByRole('button', { name: zh.material.bookmark }).click();
  await expect(page.getByText(zh.material.bookmarked)).toBeVisible();
  await expect(card.getByRole('button', { name: zh.material.unbookmark })).toHaveAttribute('aria-pressed', 'true');

  const header = page.getByRole('banner');
  const bookmarks = header.getByRole('link', { name: zh.header.bookmarks });
  await expect(bookmarks).toHaveText(`${zh.header.bookmarks}1`);
  await bookmarks.hover();
  const panel = page.getByRole('tabpanel');
  await expect(panel).toBeVisible();
  const isPhoto = (await card.getByRole('link').getAttribute('href'))?.startsWith('/DetailPic');
  await page.getByRole('tab', { name: isPhoto ? zh.nav.pictures : zh.nav.video }).click();
  await expect(panel.getByRole('img', { name: title })).toBeVisible();
  await page.getByRole('link', { name: zh.bookmarksPanel.all }).click();

  await expect(page).toHaveURL(/\/Collect\?targetType=[01]/);
  // The address changes before the screen does.
  await expect(page.getByRole('button', { name: zh.bookmarkSelection.start })).toBeVisible();
  await expect(page.getByRole('link', { name: title, exact: true })).toHaveAttribute('href', /&mdp=6$/);
  await expectAccessible(page);
  await page.getByRole('button', { name: zh.bookmarkSelection.start }).click();
  await page.getByRole('checkbox', { name: title }).check();
  await page.getByRole('button', { name: zh.material.toBoard, exact: true }).click();
  await page.getByLabel(zh.boards.newName).fill('云海');
  await page.getByRole('button', { name: zh.boards.create }).click();
  await expect(page.getByText(fill(zh.boards.added, { name: '云海' }))).toBeVisible();
  await page.getByRole('link', { name: /云海/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '云海' })).toBeVisible();
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();

  await page.getByRole('button', { name: zh.ownBoard.share, exact: true }).click();
  await page.getByLabel(zh.boardTeam.clientsAnswer).check();
  await page.getByRole('button', { name: zh.ownBoard.makeLink }).click();
  const address = await page.getByLabel(zh.ownBoard.link).inputValue();
  const visitor = await openAsVisitor(browser, address, 'zh-CN');
  await expect(visitor.getByRole('heading', { level: 1, name: '云海' })).toBeVisible();
  await expect(visitor.getByText(fill(zh.sharedBoard.by, { owner: '林小雨' }))).toBeVisible();
  await answerAsClient(visitor, title);
  await expectAccessible(visitor);
  await page.getByRole('button', { name: zh.ownBoard.unshare }).click();
  await expect(page.getByText(zh.ownBoard.unshared)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: zh.boardWork.filter }).getByRole('link', { name: '选定' }).click();
  await expect(page.getByText('赵女士：选定')).toBeVisible();
  await page.getByRole('button', { name: zh.boardCart.open }).click();
  await page.getByRole('button', { name: zh.boardCart.decided }).click();
  await expect(page.getByText(fill(zh.boardCart.added_other, { count: '1' }))).toBeVisible();
  await expectAccessible(page);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: zh.sharedBoard.goneTitle })).toBeVisible();
  await expectAccessible(visitor);
  await visitor.context().close();
  expect(complaints).toEqual([]);
});

test('[R215] a visitor who presses a star logs in, comes back and finds the page as it was, in English', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('locale', 'EN'));
  await page.goto('/');
  const { card, title } = await firstCard(page, en.material);
  await card.hover();
  await card.getByRole('button', { name: en.material.bookmark }).click();
  await expect(page.getByText(en.material.loginFirst)).toBeVisible();
  await expect(page).toHaveURL(/\/Login/);
  await page.goBack();
  await expect(card).toBeVisible();
  await card.hover();
  await card.getByRole('button', { name: en.material.bookmark }).click();
  await page.getByLabel(en.login.account).fill('sales@framehall.test');
  await page.getByLabel(en.login.password, { exact: true }).fill('framehall-demo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);

  const again = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) })
    .first();
  // With the keyboard, from the card's link to its star.
  await again.getByRole('link').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(en.material.bookmarked)).toBeVisible();
  await page.goto('/Collect');
  await expect(page.getByRole('heading', { level: 1, name: en.bookmarks.title })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('banner').getByRole('link', { name: en.header.bookmarks }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tablist')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: en.header.language }).click();
  await expect(page.getByRole('heading', { level: 1, name: zh.bookmarks.title })).toBeVisible();
});
