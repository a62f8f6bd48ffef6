import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectDecidable } from './deciding.ts';
import { beAs, call, en, expectAccessible, inDatabase, listenForComplaints, tokenOf, zh } from './support.ts';

// One after the other, because a reviewer claims the next works too. Videos only, because other journeys review photos.
test.describe.configure({ mode: 'serial' });

/** Adds a submitted video, long overdue, so that it comes first. */
async function handIn(title: string): Promise<void> {
  await inDatabase(
    `with made as (
      insert into materials (kind, owner_id, state, title_zh, title_en, keywords_en, file_name, size_bytes, duration_ms)
      select 'video', id, 'pending', $1, $1, array['journey'], 'journey.mp4', 1000, 8000
      from users where email = 'photographer@framehall.test' returning id)
    insert into reviews (material_id, kind, round, due_at)
    select id, 'video', 'first', clock_now() - interval '9 days' from made`,
    [title],
  );
}

async function openReview(page: Page, title: string, words: typeof zh): Promise<void> {
  await page.goto('/office/review?kind=video');
  await page.getByRole('searchbox', { name: words.office.review.search }).fill(title);
  await expect(page).toHaveURL(/keyword=/);
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toHaveCount(1);
  await expectAccessible(page);
  await row.focus();
  await page.keyboard.press('Enter');
  await expectDecidable(page, title);
}

async function mailAbout(request: APIRequestContext, title: string): Promise<string> {
  const admin = await tokenOf(request, 'admin');
  let body = '';
  await expect(async () => {
    const input = { keyword: 'photographer@framehall.test', pageSize: 50 };
    const { infos } = await call<{ infos: { body: string }[] }>(request, '/office/message/list', input, admin);
    body = infos.find((message) => message.body.includes(title))?.body ?? '';
    expect(body).not.toBe('');
  }).toPass();
  return body;
}

async function expectFound(request: APIRequestContext, title: string): Promise<void> {
  await expect(async () => {
    const reply = await request.get(`/search?type=video&keyword=${encodeURIComponent(title)}`);
    expect(((await reply.json()) as { infos: unknown[] }).infos).toHaveLength(1);
  }).toPass();
}

test('a reviewer returns one work with a reason, approves another by keyboard, and searches find it', async ({
  page,
  context,
  request,
}) => {
  const complaints = listenForComplaints(page);
  const [blurred, sharp] = ['blurred', 'sharp'].map((name) => `${name} ${crypto.randomUUID().slice(0, 8)}`) as [
    string,
    string,
  ];
  await handIn(blurred);
  await handIn(sharp);
  await beAs(context, request, 'reviewer');
  const { review } = zh.office;

  await openReview(page, blurred, zh);
  await expectAccessible(page);
  await page.keyboard.press('r');
  await expect(page.getByRole('heading', { name: review.picker.title.return })).toBeVisible();
  await page.keyboard.press('2');
  await page.keyboard.press('1');
  await expect(page.getByRole('list', { name: review.picker.chosen })).toContainText(
    zh.reviewReasons.reasons['release-model'].name,
  );
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/V\d{8} 已退回/)).toBeVisible();
  const mail = await mailAbout(request, blurred);
  expect(mail).toContain(zh.reviewReasons.reasons['release-model'].fix);

  await openReview(page, sharp, zh);
  await page.keyboard.press('a');
  await expect(page.getByText(/V\d{8} 已通过/)).toBeVisible();
  await expectFound(request, sharp);
  expect(complaints).toEqual([]);
});

test('a decision taken back with U leaves the work in review, and its owner hears nothing of it', async ({
  page,
  context,
  request,
}) => {
  const complaints = listenForComplaints(page);
  const [title, next] = ['hasty', 'later'].map((name) => `${name} ${crypto.randomUUID().slice(0, 8)}`) as [
    string,
    string,
  ];
  await handIn(title);
  await handIn(next);
  await beAs(context, request, 'reviewer');
  const { review } = zh.office;

  await openReview(page, title, zh);
  await page.keyboard.press('x');
  await page.keyboard.press('6');
  await page.keyboard.press('1');
  await page.getByRole('textbox', { name: review.picker.note }).fill('手滑了');
  await page.getByRole('button', { name: review.picker.confirm }).click();
  const said = page.getByRole('status').filter({ hasText: /V\d{8} 未通过/ });
  await expect(said.getByRole('button', { name: review.said.takeBack })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible();
  const [offer, stage] = [
    await said.locator('> *').boundingBox(),
    await page.locator('main [tabindex="-1"]').boundingBox(),
  ];
  expect((offer?.x ?? 0) >= (stage?.x ?? 0) + (stage?.width ?? 0)).toBe(true);
  await page.keyboard.press('u');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('textbox', { name: review.picker.note })).toHaveValue('手滑了');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: review.picker.note })).toBeHidden();
  await expectDecidable(page, title);
  await page.keyboard.press('a');
  await expect(page.getByText(/V\d{8} 已通过/)).toBeVisible();
  await expectAccessible(page);
  // It takes effect though the reviewer closes the page at once; the rejection before it has told nobody.
  await page.close();
  expect(await mailAbout(request, title)).not.toContain('手滑了');
  await expectFound(request, title);
  expect(complaints).toEqual([]);
});

test('the desk speaks English, shows its keys, and leaves what is not decided to others', async ({
  page,
  context,
  request,
}) => {
  const title = `quiet ${crypto.randomUUID().slice(0, 8)}`;
  await handIn(title);
  await context.addInitScript(() => localStorage.setItem('locale', 'EN'));
  await beAs(context, request, 'reviewer');
  await openReview(page, title, en as typeof zh);
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: en.shortcuts.title });
  await expect(keys).toContainText(en.shortcuts.groups.review.reasons);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();

  await page.keyboard.press('f');
  await page.getByLabel(en.reviewReasons.fields.titleEn).fill(`${title} fixed`);
  await page.getByRole('button', { name: en.office.review.fix.save }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${title} fixed` })).toBeVisible();
  expect(await mailAbout(request, `${title} fixed`)).toContain('→');

  await page.keyboard.press('x');
  await page.keyboard.press('6');
  await expect(page.getByText(en.reviewReasons.reasons['value-common'].name)).toBeVisible();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: en.office.desks.review })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: title })).not.toContainText(en.office.review.me);
  await page.getByRole('tab', { name: en.office.review.views.second }).click();
  await expectAccessible(page);
});
