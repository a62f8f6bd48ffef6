import { type APIRequestContext, expect, test } from '@playwright/test';
import {
  aMaterial,
  aVideo,
  call,
  en,
  expectAccessible,
  fill,
  inDatabase,
  keepToken,
  listenForComplaints,
  registered,
  zh,
} from './support.ts';

/** Words of the photo alone, as if most of the board's photos had them: the demo shows too few to share any. */
const SHARED = `
  insert into board_words (board_id, kind, words)
  select $1, 'photo', array_agg(distinct term.term)
  from search.docs doc, unnest(doc.terms) said join search_terms term on term.id = said
  where doc.material_id = $2`;

/** A member with a board of one clip, made before the photo that fits it came on sale. */
async function withBoard(request: APIRequestContext): Promise<{ token: string; board: number }> {
  const { token } = await registered(request);
  const [clip, photo] = [await aVideo(request), await aMaterial(request, 'pic')];
  const { id: board } = await call<{ id: number }>(request, '/board/create', { name: 'Sea' }, token);
  await call(request, '/board/add', { id: board, materialIds: [clip] }, token);
  await inDatabase(`update boards set created_at = created_at - interval '1 day' where id = $1`, [board]);
  await inDatabase(SHARED, [board, photo]);
  return { token, board };
}

for (const { name, texts, width } of [
  { name: 'at a desk, in English', texts: en, width: 1440 },
  { name: 'on a phone, in Chinese', texts: zh, width: 390 },
])
  test(`from home to a new work that fits a board, and onto it (${name})`, async ({ page, context, request }) => {
    const complaints = listenForComplaints(page);
    const { token, board } = await withBoard(request);
    await keepToken(context, token);
    await context.addInitScript((locale) => localStorage.setItem('locale', locale), texts === zh ? 'ZH' : 'EN');
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/UserCenter');
    const { ownHome } = texts;
    const fits = 'fitsBoard_one' in ownHome ? ownHome.fitsBoard_one : ownHome.fitsBoard_other;
    await page.getByRole('link', { name: fill(fits, { number: 1 }) }).click();
    await expect(page).toHaveURL(new RegExp(`/Collect\\?board=${board}$`));
    const fresh = page.getByRole('region', { name: texts.boardMatches.title });
    await expect(fresh.getByRole('article')).toHaveCount(1);
    const title = (await fresh.getByRole('article').getByRole('link').first().textContent()) ?? '';
    await expectAccessible(page);
    // Who looks again in the same visit still finds it.
    await page.reload();
    await fresh.getByRole('button', { name: fill(texts.boardMatches.addOne, { title }) }).click();
    await expect(page.getByText(texts.boardMatches.added)).toBeVisible();
    await expect(fresh).toHaveCount(0);
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
    await page.goto('/UserCenter');
    await expect(page.getByRole('heading', { name: ownHome.news })).toBeVisible();
    await expect(page.getByText(ownHome.nothingFollowed)).toBeVisible();
    expect(complaints).toEqual([]);
  });
