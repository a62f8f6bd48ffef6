import { expect, test } from '@playwright/test';
import { drawPicture } from '../support/draw-picture.ts';
import { saveNow } from './saving.ts';
import { beAs, en, expectAccessible, listenForComplaints } from './support.ts';

const { content, pictures } = en.office;

test('an editor uploads pictures, places and describes them, publishes, and the library says where they are', async ({
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
  await expect(publishing.getByText(/images without alternative text: 1/)).toBeVisible();
  await publishing.getByRole('button', { name: content.publish.submit }).click();
  await expect(publishing.getByText(en.problems['alt-missing'])).toBeVisible();
  await publishing.getByRole('button', { name: en.common.cancel }).click();
  await block.getByLabel(en.office.bodyEditor.fields.alt).fill('Cranes on the quay');
  await saveNow(page);
  await page.getByRole('button', { name: content.publish.open, exact: true }).click();
  await publishing.getByRole('button', { name: content.publish.submit }).click();
  await expect(publishing).toBeHidden();

  const visitor = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await visitor.goto(`/Case/${slug}?lang=en`);
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
  await visitor.reload();
  const position = visitor.locator('header img').first();
  await expect(position).toHaveCSS('object-position', /^[1-5]% [0-3]%$/);
  expect(complaints).toEqual([]);
});
