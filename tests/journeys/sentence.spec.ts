import { expect, test } from '@playwright/test';
import { en, expectAccessible, fill, listenForComplaints, zh } from './support.ts';

const TYPED = {
  zh: { words: zh, sentence: '安静的画面，没有人，横版，适合茶叶品牌', use: '茶叶品牌' },
  en: {
    words: en,
    sentence: 'a quiet view without people, in landscape orientation, for a tea brand',
    use: 'a tea brand',
  },
};

for (const language of ['zh', 'en'] as const)
  for (const width of [1440, 390])
    test(`a sentence is read, and one of its chips taken away, in ${language} at ${width}`, async ({ page }) => {
      const { words, sentence, use } = TYPED[language];
      const { find } = words;
      await page.addInitScript((locale) => localStorage.setItem('locale', locale), language.toUpperCase());
      await page.setViewportSize({ width, height: 900 });
      const complaints = listenForComplaints(page);
      await page.goto('/SearchResult?type=pic');
      const box = page.getByRole('combobox', { name: words.search.keyword }).filter({ visible: true }).first();
      await box.fill(sentence);
      await box.press('Enter');
      const chips = page.getByRole('region', { name: find.read });
      const useChip = fill(find.readUse, { use });
      await expect(chips.getByRole('listitem')).toHaveText([
        find.values.people['0'],
        find.values.orientation.landscape,
        useChip,
      ]);
      await expect(page).not.toHaveURL(/people=|orientation=/);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const remove = chips.getByRole('link', { name: fill(find.remove, { name: find.values.people['0'] }) });
      await remove.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/literal=people/);
      await expect(chips.getByRole('listitem')).toHaveText([find.values.orientation.landscape, useChip]);
      await page.goBack();
      await expect(remove).toBeVisible();
      expect(complaints).toEqual([]);
    });
