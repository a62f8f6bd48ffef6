import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { saveNow } from './saving.ts';
import { en, expectAccessible, keepToken, tokenOf } from './support.ts';

const { bodyEditor, content } = en.office;
const WORDS = {
  zh: { title: '雾港影赛', body: '雾散之前，海港只有二十分钟。', prize: '金奖' },
  en: { title: 'Foggy Harbour', body: 'Twenty minutes before the fog lifts.', prize: 'Gold' },
};

/** Writes words and the contest's prizes in one language. */
async function write(page: Page, language: 'zh' | 'en'): Promise<void> {
  const { keyboard } = page;
  await page.getByRole('textbox', { name: `${content.form.body} · ${content.form[language]}` }).click();
  await keyboard.type(WORDS[language].body);
  await keyboard.press('Enter');
  await keyboard.type('/contest');
  await expect(page.getByRole('listbox', { name: bodyEditor.kindList })).toBeVisible();
  await keyboard.press('Enter');
  const parts = page.getByRole('combobox', { name: bodyEditor.fields.part });
  await parts.nth(language === 'zh' ? 0 : 1).selectOption('prizes');
}

/** An editor writes the first page of a contest from content blocks, and publishes it. */
export async function writePage(
  browser: Browser,
  request: APIRequestContext,
  { contestId, slug }: { contestId: number; slug: string },
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await keepToken(context, await tokenOf(request, 'editor'));
  await context.addInitScript(() => localStorage.setItem('locale', 'EN'));
  const page = await context.newPage();
  await page.goto('/office/content');
  await page.getByRole('button', { name: content.add }).click();
  const adding = page.getByRole('dialog', { name: content.add });
  await adding.getByLabel(content.type).selectOption('contest');
  await adding.getByLabel(`${content.title} · ${content.form.zh}`).fill(WORDS.zh.title);
  await adding.getByLabel(`${content.title} · ${content.form.en}`).fill(WORDS.en.title);
  await adding.getByLabel(content.form.slug).fill(slug);
  await adding.getByRole('button', { name: content.create.submit }).click();
  await page.getByLabel(content.form.contestId).fill(String(contestId));
  for (const language of ['zh', 'en'] as const) await write(page, language);
  await saveNow(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: content.publish.open, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: content.publish.title });
  await dialog.getByRole('button', { name: content.publish.submit }).click();
  await expect(dialog).toBeHidden();
  await context.close();
}

/** Reads it as a visitor: what the editor wrote, and what the contest says now. */
export async function readPage(browser: Browser, slug: string, language: 'zh' | 'en', size: object): Promise<void> {
  const page = await (await browser.newContext(size)).newPage();
  await page.addInitScript((locale) => localStorage.setItem('locale', locale), language.toUpperCase());
  await page.goto(`/contest/${slug}`);
  await expect(page.getByText(WORDS[language].body)).toBeVisible();
  await expect(page.getByText(WORDS[language].prize, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.context().close();
}
