import { expect, test } from '@playwright/test';
import { saveNow } from './saving.ts';
import { beAs, en, expectAccessible, inDatabase, listenForComplaints } from './support.ts';

const { content } = en.office;

test('an editor schedules a banner; visitors see it in its time, click it, and are counted', async ({
  page,
  context,
  request,
  browser,
}) => {
  const complaints = listenForComplaints(page);
  await context.addInitScript(() => localStorage.setItem('locale', 'EN'));
  await beAs(context, request, 'editor');
  const slug = `banner-${Date.now().toString(36)}`;
  const title = `Autumn offer ${slug}`;
  const visitor = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await visitor.addInitScript(() => localStorage.setItem('locale', 'EN'));
  const banner = visitor.getByRole('link', { name: title });
  const look = async () => {
    await visitor.goto('/');
    await expect(visitor.getByRole('heading', { level: 2, name: en.home.kinds.title })).toBeVisible();
  };

  await page.goto('/office/content');
  await page.getByRole('button', { name: content.add }).click();
  const adding = page.getByRole('dialog', { name: content.add });
  await adding.getByLabel(content.type).selectOption('banner');
  await adding.getByLabel(`${content.title} · ${content.form.en}`).fill(title);
  await adding.getByLabel(content.form.slug).fill(slug);
  await adding.getByRole('button', { name: content.create.submit }).click();

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByLabel(content.banner.readers).selectOption('en');
  await page.getByLabel(content.banner.link, { exact: true }).fill('/About');
  await saveNow(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: content.publish.open, exact: true }).click();
  const publishing = page.getByRole('dialog', { name: content.publish.title });
  await expect(publishing.getByText(content.publish.fine)).toBeVisible();
  const from = publishing.getByRole('textbox', { name: content.publish.from });
  await from.fill('2150-01-02');
  await from.press('Tab');
  await publishing.getByRole('button', { name: content.publish.schedule }).click();
  await expect(publishing).toBeHidden();
  await expect(page.getByText(content.states.scheduled, { exact: true }).first()).toBeVisible();
  await look();
  await expect(banner).toHaveCount(0);

  // Its beginning is moved instead of the clock, which all journeys share.
  await inDatabase(`update content_entries set shown_from = now() - interval '1 hour' where slug = $1`, [slug]);
  // Replies are kept for three seconds.
  await expect(async () => {
    await look();
    await expect(banner).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectAccessible(visitor);
  await visitor.setViewportSize({ width: 390, height: 844 });
  await banner.scrollIntoViewIfNeeded();
  await expectAccessible(visitor);
  await banner.click();
  await expect(visitor).toHaveURL(/\/About$/);

  const chinese = await request.get('/content/home', { headers: { 'accept-language': 'zh-CN' } });
  expect(await chinese.text()).not.toContain(title);
  await expect(async () => {
    await page.reload();
    const counted = page.getByRole('region', { name: content.banner.counts });
    await expect(counted.getByRole('definition').nth(0)).toHaveText(/^[1-9]/, { timeout: 2000 });
    await expect(counted.getByRole('definition').nth(1)).toHaveText('1', { timeout: 2000 });
  }).toPass();
  await expectAccessible(page);

  await page.getByRole('button', { name: content.withdraw.open, exact: true }).click();
  await page
    .getByRole('dialog', { name: content.withdraw.title })
    .getByRole('button', { name: content.withdraw.open })
    .click();
  await expect(async () => {
    await look();
    await expect(banner).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  expect(complaints).toEqual([]);
});
