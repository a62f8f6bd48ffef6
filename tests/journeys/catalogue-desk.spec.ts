import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { beAs, call, en, expectAccessible, fill, listenForComplaints, tokenOf, zh } from './support.ts';

// The demo catalogue is made while the first journeys run.
const MADE = { timeout: 150_000 };

interface Row {
  id: number;
  code: string;
  titleZh: string;
  titleEn: string;
}

/** The sound effect or track of the demo, which no other journey uses. */
async function findSound(request: APIRequestContext, token: string): Promise<Row> {
  let row: Row | undefined;
  await expect(async () => {
    const { infos } = await call<{ infos: Row[] }>(request, '/office/material/list', { state: 'online' }, token);
    row = infos.find(({ code }) => /^[ME]/.test(code));
    expect(row).toBeDefined();
  }).toPass(MADE);
  return row!;
}

const statusOf = async (request: APIRequestContext, id: number) => (await request.get(`/material/${id}`)).status();

async function openCatalogue(page: Page, code: string) {
  await page.goto('/office');
  await page
    .getByRole('navigation', { name: zh.office.nav })
    .getByRole('link', { name: zh.office.desks.catalogue })
    .click();
  await page.getByRole('searchbox', { name: zh.office.catalogue.search }).fill(code);
  const row = page.getByRole('row').filter({ hasText: code });
  await expect(row).toHaveCount(1);
  await expectAccessible(page);
  await row.focus();
  await page.keyboard.press('Enter');
  return { row, panel: page.getByRole('complementary').filter({ hasText: code }) };
}

test('an editor finds a work, describes and features it, takes it down for a reason and puts it back', async ({
  page,
  context,
  request,
}) => {
  const complaints = listenForComplaints(page);
  const token = await beAs(context, request, 'editor');
  const sound = await findSound(request, token);
  const { catalogue } = zh.office;
  const { row, panel } = await openCatalogue(page, sound.code);

  const title = panel.getByRole('group', { name: catalogue.form.en }).getByLabel(catalogue.form.name);
  const named = `${sound.titleEn}, take two`;
  await title.fill(named);
  await expectAccessible(page);
  await panel.getByRole('button', { name: catalogue.form.save }).click();
  await expect(page.getByText(catalogue.form.saved)).toBeVisible();
  await expect(row).toContainText(named);
  await expect(panel).toContainText(zh.office.actions.material.edited);

  await panel.getByRole('button', { name: catalogue.feature.button }).click();
  await expect(row).toContainText(catalogue.featured);
  await panel.getByRole('button', { name: catalogue.unfeature.button }).click();
  await expect(row).not.toContainText(catalogue.featured);

  expect(await statusOf(request, sound.id)).toBe(200);
  await panel.getByRole('button', { name: catalogue.takeDown.button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(zh.office.reason.label).fill('版权有争议');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: catalogue.takeDown.confirm }).click();
  await expect(row).toContainText(zh.office.materialStates.offline);
  await expect(panel).toContainText('版权有争议');
  await expect.poll(() => statusOf(request, sound.id)).toBe(404);
  const home = await call<{ musicList: { musicId: number }[] }>(request, '/home/index');
  expect(home.musicList.map(({ musicId }) => musicId)).not.toContain(sound.id);

  await panel.getByRole('button', { name: catalogue.putBack.button }).click();
  await dialog.getByLabel(zh.office.reason.label).fill('已经解决');
  await dialog.getByRole('button', { name: catalogue.putBack.confirm }).click();
  await expect(row).toContainText(zh.office.materialStates.online);
  await title.fill(sound.titleEn);
  await panel.getByRole('button', { name: catalogue.form.save }).click();
  await expect(row).toContainText(sound.titleEn);
  await expect.poll(() => statusOf(request, sound.id)).toBe(200);
  expect(complaints).toEqual([]);
});

test('what was typed is not lost without asking', async ({ page, context, request }) => {
  const token = await beAs(context, request, 'editor');
  const sound = await findSound(request, token);
  const { catalogue } = zh.office;
  const { panel } = await openCatalogue(page, sound.code);
  const place = panel.getByRole('group', { name: catalogue.form.zh }).getByLabel(catalogue.form.place);
  await place.fill('大连');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: catalogue.leave.title });
  await question.getByRole('button', { name: zh.common.cancel }).click();
  await expect(question).toHaveCount(0);
  await expect(place).toHaveValue('大连');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: catalogue.leave.confirm }).click();
  await expect(panel).toHaveCount(0);
});

test('hot words and topics are edited in English and seen on the site', async ({ page, context, request }) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const token = await beAs(context, request, 'editor');
  await page.addInitScript(() => localStorage.setItem('locale', 'EN'));
  await page.goto('/office/words');
  const { order, hotWords, topics } = en.office;
  await page.getByRole('textbox', { name: order.zh }).fill(`热词 ${mark}`);
  await page.getByRole('textbox', { name: order.en }).fill(`word ${mark}`);
  await page.getByRole('button', { name: order.add, exact: true }).click();
  const word = page.getByRole('listitem').filter({ hasText: `word ${mark}` });
  await word.getByRole('button', { name: fill(order.up, { name: `word ${mark}` }) }).click();
  await expectAccessible(page);
  const suggested = async () =>
    ((await (await request.get('/hotword', { headers: { 'accept-language': 'en' } })).json()) as { data: string[] })
      .data;
  await expect.poll(async () => (await suggested()).at(-2)).toBe(`word ${mark}`);
  await word.getByRole('button', { name: fill(order.remove, { name: `word ${mark}` }) }).click();
  await page.getByRole('dialog').getByRole('button', { name: hotWords.remove.confirm }).click();
  await expect(word).toHaveCount(0);
  expect(await suggested()).not.toContain(`word ${mark}`);

  await page.goto('/office/topics');
  await page.getByRole('button', { name: topics.add }).click();
  const dialog = page.getByRole('dialog', { name: topics.addTitle });
  await dialog.getByRole('group', { name: topics.form.zh }).getByLabel(topics.form.title).fill(`专题 ${mark}`);
  await dialog.getByRole('group', { name: topics.form.en }).getByLabel(topics.form.title).fill(`Topic ${mark}`);
  await dialog.getByLabel(topics.form.slug).fill(`topic-${mark}`);
  await dialog.getByLabel(topics.form.published).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: topics.add }).click();
  const panel = page.getByRole('complementary', { name: `Topic ${mark}` });
  await expect(async () => {
    const { infos } = await call<{ infos: Row[] }>(
      request,
      '/office/material/list',
      { kinds: ['photo'], state: 'online' },
      token,
    );
    await panel.getByRole('searchbox', { name: topics.materials.search }).fill(infos[0]?.code ?? '-');
    await panel
      .getByRole('button', { name: fill(topics.materials.add, { name: infos[0]?.titleEn ?? '' }) })
      .click({ timeout: 3000 });
  }).toPass(MADE);
  await expect(panel.getByText(topics.materials.listed)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/');
  await expect(page.getByText(`Topic ${mark}`).first()).toBeVisible();
  await page.goto('/office/topics');
  await page.getByRole('button', { name: new RegExp(`^Topic ${mark}`) }).click();
  await panel.getByRole('button', { name: topics.remove.button }).click();
  await page.getByRole('dialog').getByRole('button', { name: topics.remove.confirm }).click();
  await expect(panel).toHaveCount(0);
});

test('categories in use stay; reviewers look at the catalogue and cannot change it', async ({
  page,
  context,
  request,
}) => {
  const editor = await tokenOf(request, 'editor');
  await findSound(request, editor);
  await beAs(context, request, 'admin');
  await page.goto('/office/categories?kind=effect');
  const mark = crypto.randomUUID().slice(0, 8);
  await page.getByRole('textbox', { name: zh.office.order.zh }).fill(`分类 ${mark}`);
  await page.getByRole('textbox', { name: zh.office.order.en }).fill(`Category ${mark}`);
  await page.getByRole('button', { name: zh.office.order.add, exact: true }).click();
  const added = page.getByRole('listitem').filter({ hasText: mark });
  await expect(added).toContainText(fill(zh.office.categories.count_other, { count: 0 }));
  await expectAccessible(page);
  await added.getByRole('button', { name: fill(zh.office.order.remove, { name: `分类 ${mark}` }) }).click();
  await page.getByRole('dialog').getByRole('button', { name: zh.office.categories.remove.confirm }).click();
  await expect(added).toHaveCount(0);
  const reviewer = await context.browser()!.newContext();
  await beAs(reviewer, request, 'reviewer');
  const theirs = await reviewer.newPage();
  await theirs.goto('/office/catalogue');
  await theirs.getByRole('row').nth(1).click();
  await expect(theirs.getByText(zh.office.catalogue.readOnly)).toBeVisible(MADE);
  await expect(theirs.getByRole('button', { name: zh.office.catalogue.takeDown.button })).toHaveCount(0);
  await reviewer.close();
});
