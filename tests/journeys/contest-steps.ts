import { type Browser, expect, type Page } from '@playwright/test';
import { GRACE_MINUTES } from '#contract/domain/entry.ts';
import { drawPicture } from '#tests/support/draw-picture.ts';
import { en, expectAccessible, inDatabase, zh } from './support.ts';

const TEXTS = { zh, en };
/** What contests of journeys call their only track and what points are given for. */
export const NAMES = {
  track: { zh: '单幅', en: 'Single photo' },
  criterion: { zh: '画面', en: 'Image' },
};
type Language = keyof typeof TEXTS;
export type Office = <Answer>(path: string, input: object) => Promise<Answer>;

export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
export const STORY = '雾散之前只有二十分钟';
const AUTHOR = '林小雨';
/** As large as stock wants photos. */
const STOCK_SIZE = { width: 4000, height: 2600 };

/** So long ago that what a date means has come to pass: after the close files may still be on their way for a while. */
const PASSED = { opens_at: '1 hour', closes_at: `${GRACE_MINUTES} minutes 1 second`, results_at: '1 second' };

/** Moves a date of a contest, which takes days otherwise. */
export async function move(contestId: number, date: keyof typeof PASSED): Promise<void> {
  await inDatabase(`update contests set ${date} = clock_now() - $2::interval where id = $1`, [contestId, PASSED[date]]);
}

interface Work {
  slug: string;
  title: string;
  story: string;
}

/** Enters a work. */
export async function enter(page: Page, language: Language, { slug, title, story }: Work): Promise<void> {
  const { entering } = TEXTS[language];
  await page.goto(`/contest/${slug}/enter`);
  await page.getByRole('button', { name: `${entering.enter} · ${NAMES.track[language]}` }).click();
  const photo = {
    name: 'harbour.jpg',
    mimeType: 'image/jpeg',
    buffer: await drawPicture(Date.now() % 1e6, STOCK_SIZE),
  };
  await page.locator('input[type="file"]').first().setInputFiles(photo);
  await page.getByLabel(entering.work.name).fill(title);
  await page.getByLabel(entering.work.story).fill(story);
  await page.getByLabel(entering.work.place).fill('厦门');
  await page.getByLabel(entering.work.takenOn).fill('2026-03-02');
  await page.getByLabel(entering.author.name).fill(AUTHOR);
  await page.getByLabel(entering.declare.ownWork).check();
  await page.getByRole('group', { name: entering.declare.ai }).getByLabel(entering.declare.no).check();
  await page.getByRole('group', { name: entering.declare.people }).getByRole('radio').first().check();
  await submit(page, language);
}

export async function submit(page: Page, language: Language): Promise<void> {
  const { entering } = TEXTS[language];
  const button = page.getByRole('button', { name: entering.submit });
  await expect(button).toBeEnabled({ timeout: 60_000 });
  await expectAccessible(page);
  await button.click();
  await expect(page.getByText(entering.plain.submitted).first()).toBeVisible();
}

/** Claims the only entry of a contest that waits at the desk. */
export async function check(
  page: Page,
  language: Language,
  { contestId, title }: { contestId: number; title: string },
): Promise<void> {
  const { entries } = TEXTS[language].office;
  await page.goto(`/office/entries?contest=${contestId}`);
  await page.getByRole('button', { name: entries.start }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('button', { name: entries.accept })).toBeVisible();
}

interface Judging {
  key: string;
  title: string;
  points: string;
}

/** Judges the only work of a round with a key, by keyboard and for a while without network, and hands in. */
export async function judge(browser: Browser, language: Language, { key, title, points }: Judging): Promise<void> {
  const { judging } = TEXTS[language];
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript((locale) => localStorage.setItem('locale', locale), language.toUpperCase());
  await page.goto('/score');
  await page.getByLabel(judging.key).fill(key);
  await page.getByRole('button', { name: judging.enter }).click();
  await page.getByRole('button', { name: judging.begin }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText(AUTHOR)).toHaveCount(0);
  await page.context().setOffline(true);
  await page.keyboard.press(points[0]!);
  await expect(page.getByRole('textbox', { name: NAMES.criterion[language] })).toBeFocused();
  await page.keyboard.type(points.slice(1));
  await expect(page.getByText(judging.saving.waiting)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(judging.saving.saved).first()).toBeVisible();
  await page.keyboard.press('f');
  await expect(page.getByLabel(judging.flag)).toBeChecked();
  await page.getByRole('button', { name: judging.rules }).click();
  await expect(page.getByRole('dialog', { name: judging.rules })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(judging.saving.saved).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: judging.handIn }).click();
  await page.getByRole('dialog').getByRole('button', { name: judging.handIn }).click();
  await expect(page.getByText(judging.handedIn, { exact: true })).toBeVisible();
  await page.context().close();
}
