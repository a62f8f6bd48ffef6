import { expect, test } from '@playwright/test';
import { drawPicture } from '../support/draw-picture.ts';
import { saveNow } from './saving.ts';
import { beAs, en, expectAccessible, inDatabase, listenForComplaints } from './support.ts';

const { content, pictures } = en.office;

test('an editor places pictures, previews and schedules; it is seen in its time, moves on, and the library knows where', async ({
  page,
  context,
  request,
  browser,
  baseURL,
}) => {
  const complaints = listenForComplaints(page);
  await context.addInitScript(() => localStorage.setItem('locale', 'EN'));
  await beAs(context, request, 'editor');
  const slug = `quay-${Date.now().toString(36)}`;
  const jpeg = async (name: string, seed: number) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: await drawPicture(seed, { width: 1800, height: 1200 }),
  });

  await page.goto('/office/content');
  await page.getByRole('button', { name: content.add }).click();
  const adding = page.getByRole('dialog', { name: content.add });
  await adding.getByLabel(content.type).selectOption('case');
  await adding.getByLabel(`${content.title} · ${content.form.en}`).fill(slug);
  await adding.getByLabel(content.form.slug).fill(slug);
  await adding.getByRole('button', { name: content.create.submit }).click();

  const cover = page.getByRole('group', { name: content.form.cover });
  await cover.locator('input[type="file"]').setInputFiles(await jpeg(`cover-${slug}.jpg`, Date.now() % 1e6));
  await expect(cover.getByAltText(`cover-${slug}`)).toBeVisible();
  await expect(cover.getByRole('button', { name: pictures.removeCover })).toBeVisible();

  const body = page.getByRole('textbox', { name: `${content.form.body} · ${content.form.en}` });
  await body.click();
  await page.keyboard.type('/image');
  await page.keyboard.press('Enter');
  const block = page.getByRole('group', { name: en.office.bodyEditor.blocks.picture, exact: true });
  await block.locator('input[type="file"]').setInputFiles(await jpeg(`body-${slug}.jpg`, (Date.now() % 1e6) + 1));
  await expect(block.getByText(pictures.describe)).toBeVisible();
  await saveNow(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: content.publish.open, exact: true }).click();
  const publishing = page.getByRole('dialog', { name: content.publish.title });
  await expect(publishing.getByText(/1 image in the English version has no alternative text/)).toBeVisible();
  await publishing.getByRole('button', { name: content.publish.submit }).click();
  await expect(publishing.getByText(en.problems['alt-missing'])).toBeVisible();
  await publishing.getByRole('button', { name: en.common.cancel }).click();
  await block.getByLabel(en.office.bodyEditor.fields.alt).fill('Cranes on the quay');
  await saveNow(page);

  const visitor = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await page.getByRole('button', { name: content.preview.open }).click();
  const previews = page
    .getByRole('dialog', { name: content.preview.title })
    .getByRole('link', { name: content.preview.show, exact: true });
  await expect(previews).toHaveCount(2);
  for (const link of await previews.all()) {
    await visitor.goto((await link.getAttribute('href'))!);
    await expect(visitor.getByAltText('Cranes on the quay')).toBeVisible();
  }
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: content.publish.open, exact: true }).click();
  const from = publishing.getByRole('textbox', { name: content.publish.from });
  await from.fill('2150-01-02');
  await from.press('Tab');
  await publishing.getByRole('button', { name: content.publish.schedule }).click();
  await expect(publishing).toBeHidden();
  await expect(page.getByText(content.states.scheduled, { exact: true }).first()).toBeVisible();
  expect((await visitor.goto(`/Case/${slug}?lang=en`))!.status()).toBe(404);

  // Its beginning is moved instead of the clock, which all journeys share.
  await inDatabase(`update content_entries set shown_from = now() - interval '1 hour' where slug = $1`, [slug]);
  await expect(async () => {
    expect((await visitor.goto(`/Case/${slug}?lang=en`))!.status()).toBe(200);
  }).toPass();
  const shown = visitor.getByAltText('Cranes on the quay');
  // The page's own code has taken the place of its first HTML.
  await expect(visitor.locator('header img')).toBeVisible();
  await expect(shown).toBeVisible();
  await shown.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => await shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(600);
  expect(await shown.getAttribute('width')).toBe('1800');
  await expectAccessible(visitor);

  await page.getByRole('button', { name: `${content.form.rename} · ${content.form.slug}` }).click();
  const renaming = page.getByRole('dialog', { name: content.form.renameTitle });
  await renaming.getByLabel(content.form.slug).fill(`new-${slug}`);
  await renaming.getByRole('button', { name: content.form.rename }).click();
  await expect(renaming).toBeHidden();
  await expect(async () => {
    await visitor.goto(`/Case/${slug}?lang=en`);
    await expect(visitor).toHaveURL(new RegExp(`/Case/new-${slug}`), { timeout: 2_000 });
  }).toPass();
  await expect(visitor.locator('header img')).toBeVisible();

  await page.goto(`/office/content?view=pictures&keyword=${slug}`);
  const card = page.getByRole('button', { name: `cover-${slug}` });
  await expect(card).toContainText(pictures.uses.published);
  await expectAccessible(page);
  await card.click();
  const details = page.getByRole('dialog', { name: pictures.details });
  await expect(details.getByRole('region', { name: pictures.usedIn })).toContainText(slug);
  const point = details.getByRole('button', { name: new RegExp(`^${pictures.focus}`) });
  await point.click({ position: { x: 5, y: 5 } });
  await point.press('ArrowRight');
  await expectAccessible(page);
  await details.getByRole('button', { name: pictures.save, exact: true }).click();
  await expect(details).toBeHidden();
  // The visitor's browser may keep what it read for some seconds.
  await expect(async () => {
    await visitor.reload();
    const shownCover = visitor.locator('header img').first();
    await expect(shownCover).toHaveCSS('object-position', /^[1-5]% [0-3]%$/, { timeout: 2_000 });
  }).toPass();
  expect(complaints).toEqual([]);
});
