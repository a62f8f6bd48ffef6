import { expect, type Page, test } from '@playwright/test';
import { aMaterial, en, expectAccessible, fill, listenForComplaints, zh } from './support.ts';

interface Piece {
  musicId: number;
  musicName: string;
  url: string;
}

/** A piece of the demo, as a buyer would have it on their own disk. */
async function aTrack(page: Page): Promise<{ piece: Piece; file: { name: string; mimeType: string; buffer: Buffer } }> {
  await aMaterial(page.request, 'music');
  const found = (await (await page.request.get('/search?type=music')).json()) as { infos: Piece[] };
  const piece = found.infos[0]!;
  const buffer = await (await page.request.get(piece.url)).body();
  return { piece, file: { name: 'my track.mp3', mimeType: 'audio/mpeg', buffer } };
}

const dialog = (page: Page) => page.getByRole('dialog');
const give = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  dialog(page).locator('input[type=file]').setInputFiles(file);
/** Reading a whole file takes a while on a busy machine. */
const READ = { timeout: 60_000 };

test('a buyer’s own track finds what sounds like it, by keys alone, and Back is where it was', async ({ page }) => {
  const complaints = listenForComplaints(page);
  const { piece, file } = await aTrack(page);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
  await page.goto('/Music');
  const heard = page.getByRole('button', { name: fill(zh.material.play, { title: piece.musicName }) }).first();
  await heard.click();
  const player = page.getByRole('region', { name: zh.player.label });
  await expect(player.getByRole('button', { name: zh.player.pause })).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: zh.ownSound.search }).last().press('Enter');
  await expect(dialog(page)).toContainText(zh.soundSearch.privacy);
  await expectAccessible(page);
  await give(page, { name: 'notes.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('not a sound') });
  await expect(dialog(page).getByRole('alert')).toContainText(zh.soundSearch.refused.unreadable, READ);
  await give(page, file);
  const start = dialog(page).getByRole('slider', { name: zh.soundSearch.start });
  await expect(start).toBeVisible(READ);
  for (let n = 0; n < 3; n += 1) await start.press('ArrowRight');
  await expect(start).toHaveAttribute('aria-valuetext', fill(zh.soundSearch.range, { from: '00:03', to: '00:33' }));
  await dialog(page).getByRole('button', { name: zh.soundSearch.listen }).press('Enter');
  await expect(dialog(page).getByRole('button', { name: zh.soundSearch.stop })).toBeVisible();
  await expect(player.getByRole('button', { name: zh.player.play, exact: true, includeHidden: true })).toBeAttached();
  await expectAccessible(page);
  expect(sent.filter((path) => path.startsWith('/search'))).toEqual([]);
  await dialog(page).getByRole('button', { name: zh.soundSearch.find.music }).press('Enter');

  await expect(page).toHaveURL(/\/SearchResult\?type=music&soundKey=[\w-]{22}$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(zh.find.soundsLike.yours);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('my track.mp3');
  const rows = page.getByRole('list', { name: zh.find.list }).getByRole('article');
  await expect(rows.first().getByRole('link', { name: piece.musicName }).first()).toBeVisible();
  await expectAccessible(page);
  await rows.first().getByRole('link', { name: piece.musicName }).first().click();
  await expect(page).toHaveURL(new RegExp(`DetailMusic\\?id=${piece.musicId}`));
  await page.goBack();
  await expect(rows.first().getByRole('link', { name: piece.musicName }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: zh.find.soundsLike.yours })).toBeVisible();
  expect(sent.filter((path) => path.startsWith('/search'))).toEqual(['/search/sound']);
  expect(complaints).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('in English, from the search field of a list of music', async ({ page }) => {
    const { file } = await aTrack(page);
    await page.addInitScript(() => localStorage.setItem('locale', 'EN'));
    await page.goto('/SearchResult?type=music');
    await page.getByRole('main').getByRole('button', { name: en.ownSound.search }).click();
    await give(page, file);
    const start = dialog(page).getByRole('slider', { name: en.soundSearch.start });
    await expect(start).toBeVisible(READ);
    await dialog(page).getByRole('button', { name: en.soundSearch.later }).click();
    await expect(start).toHaveValue('5');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: en.soundSearch.find.music }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(en.find.soundsLike.yours);
    await expect(page.getByRole('list', { name: en.find.list }).getByRole('article').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page);
  });
});
