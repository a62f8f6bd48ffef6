import { type APIRequestContext, type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { drawPicture } from '../support/draw-picture.ts';
import { saveNow } from './saving.ts';
import { aVideo, beAs, expectAccessible, fill, inDatabase, listenForComplaints, WITH_MOTION, zh } from './support.ts';
import { holdDown, PHONE } from './touch.ts';

const { bodyEditor, content } = zh.office;
const FIRST = '清晨五点，第一班渡轮离岸。';
const SECOND = '雾还没有散。';
const LATER = '2150-01-02';

async function aClip(request: APIRequestContext): Promise<{ code: string; title: string }> {
  const id = await aVideo(request);
  const reply = await request.get('/search?type=video', { headers: { 'accept-language': 'zh-CN' } });
  const { infos } = (await reply.json()) as { infos: { id: number; code: string; title: string }[] };
  return infos.find((one) => one.id === id)!;
}

/** A block begun as on Chinese keyboards, on the free line at the end. */
async function begin(page: Page, body: Locator, kind: string): Promise<Locator> {
  await body.locator('> p').last().click();
  await page.keyboard.insertText(`、${kind}`);
  await page
    .getByRole('listbox', { name: bodyEditor.kindList })
    .getByRole('option', { name: new RegExp(`^${kind}`) })
    .click();
  return page.getByRole('group', { name: kind, exact: true });
}

async function publish(page: Page, button: string, from?: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: content.publish.title });
  await expect(dialog.getByText(content.publish.findings['missing-language'].en)).toBeVisible();
  if (from !== undefined) {
    const field = dialog.getByRole('textbox', { name: content.publish.from });
    await field.fill(from);
    await field.press('Tab');
  }
  const { schedule, submit } = content.publish;
  await dialog.getByRole('button', { name: from === undefined ? submit : schedule, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Replies are kept for three seconds. */
async function reads(visitor: Page, path: string, look: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await visitor.goto(path);
    await look();
  }).toPass();
}

/** On a phone, where nothing hovers, the menu under a resting finger plays the clip. */
async function playOnPhone(browser: Browser, address: string, title: string): Promise<void> {
  const page = await (await browser.newContext({ ...PHONE, locale: 'zh-CN' })).newPage();
  await page.goto(address);
  const clip = page.getByRole('figure').filter({ hasText: title }).getByRole('article');
  await holdDown(page, clip.getByRole('img'));
  await page.getByRole('menuitem', { name: fill(zh.material.preview, { title }) }).tap();
  await expect(clip.locator('video')).toHaveJSProperty('muted', true);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
  await page.context().close();
}

test('in Chinese, an article about a clip is written, seen before its time and in it, changed, compared, restored and renamed', async ({
  page,
  context,
  request,
  browser,
  baseURL,
}) => {
  const complaints = listenForComplaints(page);
  await beAs(context, request, 'editor');
  const { code, title } = await aClip(request);
  const slug = `ferry-${Date.now().toString(36)}`;
  const name = `渡轮 ${slug}`;

  await page.goto('/office/content');
  await page.getByRole('button', { name: content.add }).click();
  const adding = page.getByRole('dialog', { name: content.add });
  await adding.getByLabel(content.type).selectOption('content');
  await adding.getByLabel(`${content.title} · ${content.form.zh}`).fill(name);
  await adding.getByLabel(content.form.slug).fill(slug);
  await adding.getByRole('button', { name: content.create.submit }).click();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const body = page.getByRole('textbox', { name: `${content.form.body} · ${content.form.zh}` });
  await body.click();
  await page.keyboard.insertText(FIRST);
  await page.keyboard.press('Enter');
  const material = await begin(page, body, bodyEditor.kinds.material);
  await material.getByLabel(bodyEditor.fields.code).fill(code);
  await material.getByLabel(bodyEditor.fields.caption).fill('当天的第一班');
  const picture = await begin(page, body, bodyEditor.kinds.picture);
  const buffer = await drawPicture(Date.now() % 1e6, { width: 1800, height: 1200 });
  await picture.locator('input[type="file"]').setInputFiles({ name: `${slug}.jpg`, mimeType: 'image/jpeg', buffer });
  await picture.getByLabel(bodyEditor.fields.alt).fill('雾里的码头');
  await saveNow(page, content);

  const visitor = await (await browser.newContext({ baseURL: baseURL!, locale: 'zh-CN' })).newPage();
  await visitor.emulateMedia(WITH_MOTION);
  const path = `/Case/${slug}`;
  await page.getByRole('button', { name: content.preview.open }).click();
  const preview = page
    .getByRole('dialog', { name: content.preview.title })
    .getByRole('link', { name: content.preview.show, exact: true })
    .first();
  await visitor.goto((await preview.getAttribute('href'))!);
  await expect(visitor.getByText(FIRST)).toBeVisible();
  await page.keyboard.press('Escape');

  await publish(page, content.publish.open, LATER);
  await expect(page.getByText(content.states.scheduled, { exact: true }).first()).toBeVisible();
  expect((await visitor.goto(path))!.status()).toBe(404);
  // Its beginning is moved instead of the clock, which all journeys share.
  await inDatabase(`update content_entries set shown_from = now() - interval '1 hour' where slug = $1`, [slug]);
  await reads(visitor, path, () => expect(visitor.getByText(FIRST)).toBeVisible({ timeout: 2000 }));

  const shown = visitor.getByRole('figure').filter({ hasText: title });
  await expect(shown.getByText(/^¥[\d,.]+ 起$/)).toBeVisible();
  const clip = shown.getByRole('article');
  await clip.hover();
  const player = clip.locator('video');
  await expect(player).toHaveJSProperty('muted', true);
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await visitor.getByRole('heading', { level: 1 }).hover();
  await expect(player).toHaveCount(0);
  await expect(visitor.getByAltText('雾里的码头')).toBeVisible();
  await expectAccessible(visitor);
  await playOnPhone(browser, baseURL! + path, title);

  await body.locator('> p').first().click();
  await page.keyboard.press('End');
  await page.keyboard.insertText(SECOND);
  await saveNow(page, content);
  await publish(page, content.publish.openAgain);
  await reads(visitor, path, () => expect(visitor.getByText(FIRST + SECOND)).toBeVisible({ timeout: 2000 }));

  await page
    .getByRole('button', { name: new RegExp(fill(content.history.open, { when: '.+' })) })
    .nth(1)
    .click();
  const compared = page.getByRole('dialog');
  await expect(compared.getByText(FIRST, { exact: true })).toBeVisible();
  await compared.getByRole('button', { name: content.history.restore }).click();
  await expect(compared).toBeHidden();
  await expect(body.locator('> p').first()).toHaveText(FIRST);
  await publish(page, content.publish.openAgain);
  await reads(visitor, path, () => expect(visitor.getByText(FIRST, { exact: true })).toBeVisible({ timeout: 2000 }));

  await page.getByRole('button', { name: `${content.form.rename} · ${content.form.slug}` }).click();
  const renaming = page.getByRole('dialog', { name: content.form.renameTitle });
  await renaming.getByLabel(content.form.slug).fill(`new-${slug}`);
  await renaming.getByRole('button', { name: content.form.rename }).click();
  await expect(renaming).toBeHidden();
  await reads(visitor, path, () => expect(visitor).toHaveURL(new RegExp(`/Case/new-${slug}$`), { timeout: 2000 }));
  await expect(visitor.getByText(FIRST, { exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});
