import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { dayInChina } from '#contract/domain/china-time.ts';
import { beAs, call, en, expectAccessible, inDatabase, listenForComplaints, tokenOf, zh } from './support.ts';

// The demo catalogue is made while the first journeys run.
const MADE = { timeout: 150_000, intervals: [1000] };

interface Query {
  type: string;
  keyword: string;
}
interface Result {
  materialId: number;
  code: string;
  title: string;
  grade: number | null;
}

const resultsOf = async (request: APIRequestContext, token: string, query: Query) =>
  (await call<{ infos?: Result[] }>(request, '/office/search/quality/query', query, token)).infos ?? [];

/** The first query of a language that finds a photo, and its number in the set; waits while the demo is made. */
async function aQuery(request: APIRequestContext, token: string, language: string) {
  const path = '/office/search/quality/queries';
  const { infos } = await call<{ infos: (Query & { language: string; form: string })[] }>(request, path, {}, token);
  let found: { query: Query; number: number; results: Result[] } | undefined;
  await expect(async () => {
    for (const [place, query] of infos.entries()) {
      if (query.language !== language || query.type !== 'pic' || query.form !== 'word') continue;
      const results = await resultsOf(request, token, { type: query.type, keyword: query.keyword });
      if (results.length > 0) {
        found = { query: { type: query.type, keyword: query.keyword }, number: place + 1, results };
        return;
      }
    }
    expect(found).toBeDefined();
  }).toPass(MADE);
  return found!;
}

const firstShown = async (request: APIRequestContext, { type, keyword }: Query) => {
  const address = `/search?type=${type}&keyword=${encodeURIComponent(keyword)}`;
  const { infos } = (await (await request.get(address)).json()) as { infos: { id: number }[] };
  return infos[0]?.id;
};

/** A photo that this search would not show first. */
async function another(
  request: APIRequestContext,
  first: number,
): Promise<{ id: number; code: string; title: string }> {
  let other: { id: number; code: string; title: string } | undefined;
  await expect(async () => {
    const { infos } = (await (await request.get('/search?type=pic')).json()) as { infos: NonNullable<typeof other>[] };
    other = infos.find(({ id }) => id !== first);
    expect(other).toBeDefined();
  }).toPass(MADE);
  return other!;
}

for (const [language, words] of [
  ['zh', zh],
  ['en', en as unknown as typeof zh],
] as const)
  test(`an editor grades results by keys, measures, and pins a work that a visitor sees first, in ${language}`, async ({
    page,
    context,
    request,
  }) => {
    test.setTimeout(240_000);
    const complaints = listenForComplaints(page);
    if (language === 'en') await context.addInitScript(() => localStorage.setItem('locale', 'EN'));
    const token = await beAs(context, request, 'editor');
    const { search } = words.office;
    const { query, number, results } = await aQuery(request, token, language);

    await page.goto(`/office/search?tab=quality&query=${number}`);
    const list = page.getByRole('region', { name: search.quality.results });
    await expect(list.getByRole('heading', { name: query.keyword, exact: true })).toBeVisible();
    await expect(list.getByRole('listitem')).toHaveCount(results.length);
    await expectAccessible(page);
    await gradeAll(page, request, token, { query, count: results.length });
    await expect(list.getByText(/^nDCG@10 [01]\.\d\d$/)).toBeVisible();

    await page.getByRole('button', { name: search.quality.measure }).click();
    await expect(page.getByText(search.quality.asked)).toBeVisible();
    const charts = page.getByRole('region', { name: search.quality.title });
    // Misses have no bars while there are none.
    await expect(charts.getByRole('img', { name: /nDCG@10/ })).toHaveCount(1, MADE);
    await expect(charts.getByRole('figure')).toHaveCount(2);
    await expect(charts.getByRole('button', { name: search.quality.measure })).toBeEnabled(MADE);
    await expectAccessible(page);

    const shown = list.getByRole('heading', { name: query.keyword, exact: true });
    await page.keyboard.press('j');
    await expect(page).toHaveURL(new RegExp(`query=${number + 1}`));
    // The address changes before the page does.
    await expect(shown).toHaveCount(0);
    await page.keyboard.press('k');
    await expect(shown).toBeVisible();

    // A journey that is tried again pins anew.
    await inDatabase('delete from search_placements where type = $1 and keyword = $2', [query.type, query.keyword]);
    const chosen = await another(request, results[0]!.materialId);
    await pin(page, words, { query, code: chosen.code });
    const row = page.getByRole('row').filter({ hasText: chosen.code });
    await expect(row).toContainText(search.placements.done.pin);
    await expectAccessible(page);
    await expect.poll(() => firstShown(request, query), MADE).toBe(chosen.id);
    await seenFirst(page, words, query, chosen.id);

    await page.goto('/office/search?tab=placements');
    await row.getByRole('button', { name: search.placements.remove }).click();
    const question = page.getByRole('dialog', { name: search.placements.removeTitle });
    await question.getByRole('button', { name: search.placements.remove }).click();
    await expect(row).toHaveCount(0);
    await expect.poll(() => firstShown(request, query), MADE).not.toBe(chosen.id);
    expect(complaints).toEqual([]);
  });

/** Grades the results from the top by the key 3. */
async function gradeAll(
  page: Page,
  request: APIRequestContext,
  token: string,
  { query, count }: { query: Query; count: number },
): Promise<void> {
  for (let up = 0; up < count; up += 1) await page.keyboard.press('ArrowUp');
  for (let given = 0; given < count; given += 1) await page.keyboard.press('3');
  await expect
    .poll(async () => (await resultsOf(request, token, query)).map(({ grade }) => grade))
    .toEqual(Array.from({ length: count }, () => 3));
}

/** Pins a work until the end of today. */
async function pin(page: Page, words: typeof zh, { query, code }: { query: Query; code: string }): Promise<void> {
  const { placements, tabs } = words.office.search;
  await page.getByRole('tab', { name: tabs.placements }).click();
  await page.getByRole('button', { name: placements.add }).click();
  const dialog = page.getByRole('dialog', { name: placements.addTitle });
  await dialog.getByRole('textbox', { name: placements.keyword }).fill(query.keyword);
  await dialog.getByRole('textbox', { name: placements.code }).fill(code);
  await dialog.getByRole('textbox', { name: placements.until }).fill(dayInChina(Date.now()));
  await dialog.getByRole('textbox', { name: placements.reason }).fill('Journey');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: placements.save }).click();
  await expect(page.getByText(placements.added)).toBeVisible();
}

/** What a visitor's list begins with. */
async function seenFirst(page: Page, words: typeof zh, { type, keyword }: Query, id: number): Promise<void> {
  await page.goto(`/SearchResult?type=${type}&keyword=${encodeURIComponent(keyword)}`);
  const first = page.getByRole('list', { name: words.find.list }).getByRole('article').first();
  await expect(first.getByRole('link').first()).toHaveAttribute('href', new RegExp(`id=${id}\\b`));
}

test('only editors and admins have the desk', async ({ request }) => {
  const reviewer = await tokenOf(request, 'reviewer');
  const reply = await call(request, '/office/search/quality', {}, reviewer);
  expect(reply['problem']).toBe('not-allowed');
});
