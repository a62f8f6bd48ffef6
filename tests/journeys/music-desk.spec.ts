import { expect, test } from '@playwright/test';
import { beAs, call, en, expectAccessible, fill, listenForComplaints, zh } from './support.ts';

// The demo catalogue is made while the first journeys run.
const MADE = { timeout: 150_000 };

interface Row {
  id: number;
  code: string;
}

test('an editor confirms the sound of a piece and who has which share in it', async ({ page, context, request }) => {
  const complaints = listenForComplaints(page);
  const token = await beAs(context, request, 'editor');
  let piece: Row | undefined;
  await expect(async () => {
    const { infos } = await call<{ infos: Row[] }>(request, '/office/music/list', { lacking: 'rights' }, token);
    piece = infos[0];
    expect(piece).toBeDefined();
  }).toPass(MADE);
  const { music, catalogue } = zh.office;
  await page.goto('/office/music');
  await page.getByRole('searchbox', { name: music.search }).fill(piece!.code);
  const row = page.getByRole('row').filter({ hasText: piece!.code });
  await expect(row).toHaveCount(1);
  await expectAccessible(page);
  await row.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary').filter({ hasText: piece!.code });
  const sound = panel.getByRole('form', { name: music.form.title });
  await sound.getByLabel(zh.find.names.bpm).fill('123');
  await sound.getByRole('button', { name: catalogue.form.save }).click();
  await expect(row).toContainText('123 BPM');
  const rights = panel.getByRole('form', { name: music.rights.title });
  await rights.getByRole('button', { name: music.rights.add }).click();
  await rights.getByRole('textbox', { name: music.rights.fields.name }).fill('文丽');
  await rights.getByRole('textbox', { name: music.rights.fields.share }).fill('99.99');
  await rights.getByRole('button', { name: catalogue.form.save }).click();
  await expect(rights.getByText(zh.fieldProblems['not-whole'])).toBeVisible();
  await expectAccessible(page);
  await rights.getByRole('textbox', { name: music.rights.fields.share }).fill('100');
  await rights.getByRole('button', { name: catalogue.form.save }).click();
  await expect(rights.getByRole('button', { name: catalogue.form.save })).toHaveCount(0);
  await page.reload();
  await expect(rights.getByRole('textbox', { name: music.rights.fields.name })).toHaveValue('文丽');
  expect(complaints).toEqual([]);
});

test('tags and playlists are kept in English and seen by visitors', async ({ page, context, request }) => {
  const mark = crypto.randomUUID().slice(0, 8);
  await beAs(context, request, 'editor');
  await page.addInitScript(() => localStorage.setItem('locale', 'EN'));
  const { order, music, playlists } = en.office;
  const offered = async () => await (await request.get('/music/tags', { headers: { 'accept-language': 'en' } })).text();
  await page.goto('/office/music?view=tags&type=mood');
  await page.getByRole('textbox', { name: order.zh }).fill(`情绪 ${mark}`);
  await page.getByRole('textbox', { name: order.en }).fill(`Mood ${mark}`);
  await page.getByRole('button', { name: order.add, exact: true }).click();
  await expect(page.getByText(`Mood ${mark}`)).toBeVisible();
  await expectAccessible(page);
  expect(await offered()).toContain(`Mood ${mark}`);
  await page.getByRole('button', { name: fill(music.tag.retire, { name: `Mood ${mark}` }) }).click();
  await page.getByRole('dialog').getByRole('button', { name: music.tag.confirm }).click();
  await expect(
    page.getByRole('button', { name: fill(music.tag.bringBackNamed, { name: `Mood ${mark}` }) }),
  ).toBeVisible();
  expect(await offered()).not.toContain(`Mood ${mark}`);

  await page.goto('/office/playlists');
  await page.getByRole('button', { name: playlists.add }).click();
  const dialog = page.getByRole('dialog', { name: playlists.addTitle });
  await dialog.getByRole('group', { name: playlists.form.zh }).getByLabel(playlists.form.title).fill(`歌单 ${mark}`);
  await dialog.getByRole('group', { name: playlists.form.en }).getByLabel(playlists.form.title).fill(`List ${mark}`);
  await dialog.getByLabel(playlists.form.slug).fill(`list-${mark}`);
  await dialog.getByRole('button', { name: playlists.add }).click();
  const panel = page.getByRole('complementary', { name: `List ${mark}` });
  await expect(panel.getByText(playlists.materials.emptyTitle)).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: playlists.remove.button }).click();
  await page.getByRole('dialog').getByRole('button', { name: playlists.remove.confirm }).click();
  await expect(panel).toHaveCount(0);
});
