import { type APIRequestContext, expect, test } from '@playwright/test';
import { beAs, call, en, expectAccessible, listenForComplaints } from './support.ts';

// The demo catalogue is made while the first journeys run.
const MADE = { timeout: 150_000 };
const { search, desks, nav } = en.office;

interface Photo {
  titleEn: string;
}

async function aPhoto(request: APIRequestContext, token: string): Promise<Photo> {
  let photo: Photo | undefined;
  await expect(async () => {
    const wanted = { kinds: ['photo'], state: 'online' };
    const { infos } = await call<{ infos: Photo[] }>(request, '/office/material/list', wanted, token);
    // Uploads of other journeys may have a Chinese title only.
    photo = infos.find(({ titleEn }) => titleEn !== '');
    expect(photo).toBeDefined();
  }).toPass(MADE);
  return photo!;
}

/** A word that nobody has used: without vowels, and so similar to no other. */
const newWord = () => Array.from({ length: 10 }, () => 'bcdfghjkmnpqrtvwxz'[Math.floor(Math.random() * 18)]).join('');

test('an editor sees what was searched in vain, says what it means, and the next search finds it', async ({
  page,
  context,
  request,
}) => {
  const complaints = listenForComplaints(page);
  await context.addInitScript(() => localStorage.setItem('locale', 'EN'));
  const { titleEn } = await aPhoto(request, await beAs(context, request, 'editor'));
  const word = newWord();
  const found = async () => {
    const { infos } = (await (await request.get(`/search?type=pic&keyword=${word}`)).json()) as { infos: unknown[] };
    return infos.length;
  };
  expect(await found()).toBe(0);

  await page.goto('/office');
  await page.getByRole('navigation', { name: nav }).getByRole('link', { name: desks.search }).click();
  await page.getByRole('searchbox', { name: search.findSearched }).fill(word);
  const row = page.getByRole('row').filter({ hasText: word });
  await expect(async () => {
    await page.reload();
    await expect(row).toContainText(search.nothing, { timeout: 2000 });
  }).toPass();
  await expectAccessible(page);

  await row.getByRole('button', { name: search.addFrom }).click();
  const dialog = page.getByRole('dialog', { name: search.addTitle });
  await expect(dialog.getByLabel(search.words)).toHaveValue(`${word}\n`);
  await dialog.getByLabel(search.words).fill(`${word}\n${titleEn}`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: search.save }).click();
  await expect(page.getByText(search.added)).toBeVisible();

  await page.getByRole('tab', { name: search.tabs.synonyms }).click();
  const group = page.getByRole('row').filter({ hasText: word });
  await expect(group).toContainText(search.indexed, MADE);
  await expectAccessible(page);
  await expect.poll(found, MADE).toBeGreaterThan(0);

  await group.getByRole('button', { name: search.remove }).click();
  await page.getByRole('dialog', { name: search.removeTitle }).getByRole('button', { name: search.remove }).click();
  await expect(group).toHaveCount(0);
  await expect.poll(found, MADE).toBe(0);
  expect(complaints).toEqual([]);
});
