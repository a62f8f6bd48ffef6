import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { orderPhoto, pageOf, payInSandbox } from './ordering.ts';
import { aFilm, aMaterial, amountIn, en, expectAccessible, listenForComplaints, registered, zh } from './support.ts';

const PART = '00:01.00 – 00:02.50';
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="20" height="10" fill="red"/></svg>';
const logo = { name: 'dawn.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) };

test('in and out points of a clip go along from its page to the licence', async ({ browser, request }) => {
  const { token } = await registered(request);
  const page = await pageOf(browser, token, 'ZH');
  const complaints = listenForComplaints(page);
  await page.goto(`/Detail?id=${await aFilm(request)}`);
  await page.getByRole('button', { name: zh.detail.player.play }).first().focus();
  // A clip whose length is not known yet cannot be wound.
  await expect.poll(() => page.locator('video').evaluate((clip: HTMLVideoElement) => clip.duration)).toBeGreaterThan(2);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('video')).toHaveJSProperty('currentTime', 1);
  await page.keyboard.press('i');
  const end = page.getByRole('textbox', { name: zh.detail.excerpt.out });
  await end.fill('2.5');
  await end.press('Enter');
  await expect(page.getByRole('textbox', { name: zh.detail.excerpt.in })).toHaveValue('00:01.00');
  await expectAccessible(page);
  await page.getByRole('button', { name: zh.material.toCart, exact: true }).first().click();
  await page.getByRole('link', { name: zh.detail.offer.toCart }).first().click();
  await expect(page.getByText(PART)).toBeVisible();
  await page.getByRole('button', { name: zh.cartSummary.goOn }).click();
  await expect(page.getByText(PART)).toBeVisible();
  const fields = {
    licensee: '蓝天传媒',
    projectName: '春季',
    brand: '蓝天',
    contactName: '林',
    contact: '13800138000',
  };
  for (const [name, value] of Object.entries(fields)) await page.locator(`input[name=${name}]`).fill(value);
  await page.getByRole('checkbox', { name: zh.orderForm.agreement }).check();
  await page.getByRole('button', { name: amountIn(zh.orderForm.submitAndPay) }).click();
  await expect(page.getByText(zh.trade.nextWords['buyer-pays'])).toBeVisible();
  await expect(page.getByText(PART)).toBeVisible();
  await payInSandbox({ request, token }, Number(new URL(page.url()).searchParams.get('orderId')));
  await page.goto('/OrderMaterialList');
  await expect(page.getByText(PART)).toBeVisible();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test('a licensee gets a photo in another format', async ({ browser, request }) => {
  const { token } = await registered(request);
  const orderId = await orderPhoto({ request, token }, { licensee: 'Nine Films' });
  await payInSandbox({ request, token }, orderId);
  const page = await pageOf(browser, token, 'EN');
  await page.goto(`/OrderMaterialList?orderId=${orderId}`);
  await page.getByRole('button', { name: en.formats.open }).click();
  const dialog = page.getByRole('dialog', { name: en.formats.title });
  const small = dialog.getByRole('listitem', { name: en.formats.names['jpeg-2000'] });
  await small.getByRole('button', { name: en.formats.make }).click();
  await expect(small.getByRole('button', { name: en.formats.download })).toBeVisible({ timeout: 120_000 });
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await small.getByRole('button', { name: en.formats.download }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/-2000px\.jpg$/);
  const { width, height } = await sharp(await file.path()).metadata();
  expect(Math.max(width, height)).toBe(2000);
});

for (const [size, texts, locale] of [
  [{ width: 1440, height: 900 }, en, 'EN'],
  [{ width: 390, height: 844 }, zh, 'ZH'],
] as const)
  test(`a layout is tried out and saved, ${size.width} wide`, async ({ page, request }) => {
    const { layout } = texts.detail;
    await page.setViewportSize(size);
    await page.addInitScript((kept) => localStorage.setItem('locale', kept), locale);
    const complaints = listenForComplaints(page);
    const sent: string[] = [];
    await page.goto(`/DetailPic?id=${await aMaterial(request, 'pic')}`);
    page.on('request', (asked) => sent.push(asked.postData() ?? ''));
    const opener = page.getByRole('button', { name: layout.open });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: layout.title });
    await dialog.getByRole('radio', { name: '1:1' }).check();
    await dialog.getByLabel(layout.word, { exact: true }).fill('SPRING');
    await dialog.getByLabel(layout.colour).fill('#ffcc00');
    await dialog.locator('input[type=file]').setInputFiles(logo);
    const word = dialog.getByRole('button', { name: /SPRING/ });
    const before = (await word.boundingBox())!;
    const middle = { x: before.x + before.width / 2, y: before.y + before.height / 2 };
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x - 40, middle.y + 60, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => Math.round((await word.boundingBox())!.y - before.y)).toBe(60);
    await word.press('ArrowUp');
    await expect.poll(async () => (await word.boundingBox())!.y - before.y).toBeLessThan(60);
    await expect(dialog.getByRole('button', { name: layout.moveLogo })).toBeVisible();
    await expectAccessible(page);
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: layout.save }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/-layout\.jpg$/);
    const picture = await readFile(await file.path());
    const { width, height } = await sharp(picture).metadata();
    expect(width).toBe(height);
    expect(width).toBeGreaterThan(700);
    expect(sent.filter((body) => body.includes('dawn.svg') || body.includes('<svg'))).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    expect(complaints).toEqual([]);
  });
