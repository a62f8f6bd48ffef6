import { type APIRequestContext, type BrowserContext, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { beAs, en, expectAccessible, fill, listenForComplaints, newEmail, readCode, zh } from './support.ts';

type Text = typeof zh | typeof en;

/** Small and all different, because an image that is there already is refused. */
async function images(count: number, first = 0): Promise<{ name: string; mimeType: string; buffer: Buffer }[]> {
  return await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const n = first + at;
      const pixels = Buffer.from(Array.from({ length: 12 * 8 * 3 }, (_, p) => (Math.sin(n * 7 + p * p) + 1) * 120));
      const small = sharp(pixels, { raw: { width: 12, height: 8, channels: 3 } });
      const buffer = await small.resize(900, 600, { fit: 'fill' }).jpeg().toBuffer();
      return { name: `work-${n + 1}.jpg`, mimeType: 'image/jpeg', buffer };
    }),
  );
}

/** Registers from the step that needs an account, and comes back to it. */
async function register(page: Page, request: APIRequestContext, { text, email }: { text: Text; email: string }) {
  await page.getByRole('main').getByRole('link', { name: text.join.contact.register, exact: true }).click();
  await page.getByLabel(text.login.account).fill(email);
  await page.getByRole('button', { name: text.login.sendCode }).click();
  await page.getByLabel(text.login.code, { exact: true }).fill(await readCode(request, email));
  await page.getByLabel(text.login.nickname).fill('阿岚');
  await page.getByLabel(text.login.password, { exact: true }).fill('a good password');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: text.login.register, exact: true }).click();
  await expect(page).toHaveURL(/\/join\?step=contact/);
}

async function next(page: Page, text: Text): Promise<void> {
  await page.getByRole('button', { name: text.join.next, exact: true }).click();
}

async function fillProfile(page: Page, { text, nickname }: { text: Text; nickname: string }): Promise<void> {
  const { profile } = text.join;
  await expect(page.getByRole('heading', { level: 1, name: profile.title })).toBeVisible();
  await page.getByLabel(profile.nickname).fill(nickname);
  await page
    .getByLabel(profile.bio)
    .fill('住在杭州，拍城市清晨与江南水乡，已有十年。Ten years of mornings by the water.');
  await page.getByLabel(profile.city).fill('杭州');
  await page.getByLabel(text.applications.subjects.city).check();
  await page.getByLabel(profile.exclusiveNo.title).check();
  await expectAccessible(page);
}

/** Opens the application as a reviewer, claims it and answers with a dialog. */
async function decide(
  page: Page,
  {
    text,
    nickname,
    say,
  }: { text: Text; nickname: string; say: (dialog: ReturnType<Page['getByRole']>) => Promise<void> },
  button: string,
): Promise<void> {
  const desk = text.office.applications;
  await page.goto('/office/applications');
  await page.getByRole('row').filter({ hasText: nickname }).click();
  await page.getByRole('button', { name: desk.claim, exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: button, exact: true }).click();
  await say(page.getByRole('dialog'));
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function inOffice(context: BrowserContext, request: APIRequestContext, locale: string): Promise<Page> {
  await beAs(context, request, 'reviewer');
  const page = await context.newPage();
  await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
  return page;
}

for (const [locale, text, viewport] of [
  ['ZH', zh, { width: 390, height: 844 }],
  ['EN', en, { width: 1440, height: 900 }],
] as const)
  test(`[R10] [R70] [R157] a visitor applies, is asked for more, is approved, signs and may upload, in ${locale}`, async ({
    page,
    browser,
    request,
  }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
    const complaints = listenForComplaints(page);
    const nickname = `阿岚 ${crypto.randomUUID().slice(0, 8)}`;
    const mobile = `139${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
    const { join } = text;

    await page.goto(locale === 'ZH' ? '/join' : '/Join');
    await expectAccessible(page);
    await page.getByRole('link', { name: join.start }).click();
    await page.getByLabel(join.terms.agree).check();
    await next(page, text);
    await page.getByLabel(join.contact.realName).fill('林岚');
    await page.getByLabel(join.contact.phone).fill(mobile);
    await register(page, request, { text, email: newEmail() });
    await expect(page.getByLabel(join.contact.realName)).toHaveValue('林岚');
    await page.getByRole('button', { name: text.login.sendCode }).click();
    await page.getByLabel(text.login.code, { exact: true }).fill(await readCode(request, mobile));
    await page.getByRole('button', { name: join.contact.verify, exact: true }).click();
    await expect(page.getByText(join.contact.verified)).toBeVisible();
    await next(page, text);
    await fillProfile(page, { text, nickname });
    await next(page, text);
    await page.setInputFiles('[data-pick=pictures]', [
      ...(await images(20)),
      { name: 'moving.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') },
    ]);
    await expect(page.getByText(`moving.gif · ${join.works.problems['file-type']}`)).toBeVisible();
    await expect(page.getByText(join.works.enough)).toBeVisible({ timeout: 180_000 });
    await expectAccessible(page);
    await next(page, text);
    await page.getByRole('button', { name: join.check.submit }).click();
    await expect(page.getByRole('heading', { name: join.status.submitted.title })).toBeVisible();

    const office = await inOffice(
      await browser.newContext({ viewport: { width: 1440, height: 900 } }),
      request,
      locale,
    );
    const desk = text.office.applications;
    await decide(
      office,
      {
        text,
        nickname,
        say: async (dialog) => {
          await dialog.getByLabel(desk.more.words).fill('请补充一张夜景 / One more at night, please');
          await dialog.getByRole('button', { name: desk.more.confirm, exact: true }).click();
        },
      },
      desk.more.button,
    );

    await page.reload();
    await expect(page.getByText('请补充一张夜景 / One more at night, please').first()).toBeVisible();
    await page.getByRole('link', { name: join.status.edit }).click();
    await page.setInputFiles('[data-pick=pictures]', await images(1, 20));
    await expect(page.getByText(fill(join.works.count, { count: 21, least: 20 }))).toBeVisible({ timeout: 60_000 });
    await next(page, text);
    await page.getByRole('button', { name: join.check.submit }).click();
    await expect(page.getByRole('heading', { name: join.status.submitted.title })).toBeVisible();
    await decide(
      office,
      {
        text,
        nickname,
        say: async (dialog) => {
          await dialog.getByRole('button', { name: desk.approve.button, exact: true }).click();
        },
      },
      desk.approve.button,
    );
    await office.context().close();

    // Photographers work at a desk.
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/MaterialCenter?tab=photoWaiting');
    const signing = page.getByRole('dialog', { name: text.agreement.welcome });
    await expectAccessible(page);
    const paper = page.waitForEvent('download');
    await signing.getByRole('button', { name: text.agreement.agree }).click();
    expect((await paper).suggestedFilename()).toMatch(/\.pdf$/);
    await expect(signing).toBeHidden();
    await page.getByRole('main').getByRole('button', { name: text.center.uploadKind.photo }).first().click();
    await expect(page.getByRole('heading', { name: text.upload.heading.photo })).toBeVisible();
    expect(complaints).toEqual([]);
  });
