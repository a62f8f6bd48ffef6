import { expect, type Locator, test } from '@playwright/test';
import { aVideo, call, en, expectAccessible, fill, keepToken, listenForComplaints, registered, zh } from './support.ts';

/** Answers the four questions: an advertisement on the internet, for a year, in mainland China. */
async function answer(chooser: Locator, { trade }: typeof zh | typeof en): Promise<void> {
  for (const words of [trade.scene.advertising, trade.channel.internet, trade.period.year, trade.area.mainland])
    await chooser.getByRole('radio', { name: words, exact: true }).check();
}

test('[R40] a visitor says what a clip is for; their cart outlives a reload and comes along with the login', async ({
  page,
  request,
}) => {
  const complaints = listenForComplaints(page);
  const { account } = await registered(request);
  const id = await aVideo(request);
  await page.addInitScript(() => localStorage.setItem('locale', 'EN'));
  await page.goto(`/Detail?id=${id}`);
  const offer = page.getByRole('region', { name: en.detail.offer.title });
  await answer(offer, en);
  await offer.getByRole('button', { name: en.material.toCart }).click();
  await expect(offer.getByText(en.detail.offer.inCart)).toBeVisible();

  await page.goto('/Cart?targetType=0');
  const use = [en.trade.scene.advertising, en.trade.channel.internet, en.trade.period.year, en.trade.area.mainland];
  const line = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: use.join(' · ') });
  await expect(line).toHaveCount(1);
  await expectAccessible(page);

  await page.getByRole('link', { name: en.visitorCart.login }).click();
  await page.getByLabel(en.login.account).fill(account);
  await page.getByLabel(en.login.password, { exact: true }).fill('a good password');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/Cart?targetType=0');
  await expect(line).toContainText('¥');
  await expectAccessible(page);
  await page.getByRole('button', { name: en.cartSummary.goOn }).click();
  await expect(page).toHaveURL(/\/Putorder/);
  await expect(page.getByText(use.join(' · '))).toBeVisible();
  expect(complaints).toEqual([]);
});

test('[R40] [R251] a member chooses the licence in the cart, takes a clip out and back in, and goes on to order', async ({
  page,
  context,
  request,
}) => {
  const complaints = listenForComplaints(page);
  const { token } = await registered(request);
  await call(request, '/cart/add', { targetId: await aVideo(request), category: 0 }, token);
  await keepToken(context, token);
  await page.goto('/Cart');
  const goOn = page.getByRole('button', { name: zh.cartSummary.goOn });
  await expect(goOn).toBeDisabled();
  await page.getByRole('button', { name: zh.cartSummary.chooseNow }).click();
  const dialog = page.getByRole('dialog', { name: zh.cartLicence.title });
  await expectAccessible(page);
  await answer(dialog, zh);
  await dialog.getByRole('button', { name: zh.cartLicence.use }).click();
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: zh.trade.scene.advertising });
  await expect(line).toContainText('¥');

  const title = (await line.getByRole('link').last().textContent()) ?? '';
  await line.getByRole('button', { name: fill(zh.cart.removeOne, { title }) }).click();
  await expect(line).toHaveCount(0);
  await page.getByRole('button', { name: zh.cart.undo }).click();
  await expect(line).toContainText('¥');
  await expectAccessible(page);
  await goOn.click();
  await expect(page).toHaveURL(/\/Putorder/);
  expect(complaints).toEqual([]);
});
