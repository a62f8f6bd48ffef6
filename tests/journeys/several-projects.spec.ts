import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import {
  aMaterial,
  amountIn,
  aVideo,
  call,
  en,
  expectAccessible,
  keepToken,
  listenForComplaints,
  registered,
  zh,
} from './support.ts';

const terms = { scene: 'advertising', channel: 'internet', period: 'year', area: 'mainland' };
type Texts = typeof zh | typeof en;

/** A buyer with a clip and a photo in their cart. */
async function withCart(request: APIRequestContext): Promise<{ token: string }> {
  const { token } = await registered(request);
  await call(request, '/cart/add', { targetId: await aVideo(request), category: 0, terms }, token);
  await call(request, '/cart/add', { targetId: await aMaterial(request, 'pic'), category: 1, terms }, token);
  return { token };
}

async function fillProject(place: ReturnType<Page['locator']>, texts: Texts, licensee: string, project: string) {
  const field = (name: 'licensee' | 'projectName' | 'brand') =>
    place.getByRole('textbox', { name: texts.licenceForm[name], exact: true });
  await field('licensee').fill(licensee);
  await field('projectName').fill(project);
  await field('brand').fill(project);
}

const named = (words: string, number: number) => words.replace('{{number}}', String(number));

for (const { name, texts, width } of [
  { name: 'at a desk, in Chinese', texts: zh, width: 1440 },
  { name: 'on a phone, in English', texts: en, width: 390 },
])
  test(`two projects of one order are paid once and get certificates in two names (${name})`, async ({
    page,
    context,
    request,
  }) => {
    const complaints = listenForComplaints(page);
    const { token } = await withCart(request);
    await keepToken(context, token);
    await context.addInitScript((locale) => localStorage.setItem('locale', locale), texts === zh ? 'ZH' : 'EN');
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/Cart');
    await page.getByRole('button', { name: texts.cartSummary.goOn }).last().click();
    const details = page.getByRole('region', { name: texts.orderForm.licence });
    await fillProject(details, texts, '山海文化有限公司', '春季新品');
    await details.getByRole('textbox', { name: texts.licenceForm.contactName }).fill('林小满');
    await details.getByRole('textbox', { name: texts.licenceForm.contact, exact: true }).fill('13800000000');
    await details.getByRole('button', { name: texts.orderForm.addPart }).click();
    const second = page.getByRole('group', { name: named(texts.trade.part.name, 2) });
    await fillProject(second, texts, '青川饮品有限公司', '夏日上新');
    await expect(details.getByRole('button', { name: texts.orderForm.addPart })).toHaveCount(0);
    await page.getByRole('checkbox', { name: texts.orderForm.agreement }).check();
    const submit = page.getByRole('button', { name: amountIn(texts.orderForm.submitAndPay) });
    await submit.click();
    await expect(second.getByText(texts.orderForm.emptyPart)).toBeVisible();
    await page
      .getByRole('combobox', { name: new RegExp(`^${texts.trade.part.of}`) })
      .last()
      .selectOption('1');
    await expect(second.getByText(texts.orderForm.emptyPart)).toHaveCount(0);
    await expectAccessible(page);
    await submit.click();
    await expect(page).toHaveURL(/\/Order\?orderId=/);
    const own = page.getByRole('region', { name: texts.orderLicence.title });
    await expect(own.getByText('青川饮品有限公司')).toBeVisible();
    await expectAccessible(page);
    await own.getByRole('button', { name: texts.orderLicence.edit }).click();
    const dialog = page.getByRole('dialog', { name: texts.orderLicence.title });
    await expect(dialog.getByRole('combobox')).toHaveCount(2);
    const edited = dialog.getByRole('group', { name: named(texts.trade.part.name, 2) });
    await edited.getByRole('textbox', { name: texts.licenceForm.projectName, exact: true }).fill('秋日上新');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: texts.common.save }).click();
    await expect(own.getByText('秋日上新')).toHaveCount(1);
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name: amountIn(texts.orderPay.toAlipay) }).click();
    const alipay = await opened;
    await alipay.getByRole('button', { name: 'Pay' }).click();
    await expect(alipay).toHaveURL(/\/OrderSuccess/);
    await alipay.close();
    await expect(page.getByText(texts.trade.nextWords.finished)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('button', { name: texts.orderDownloads.certificate })).toHaveCount(2);
    const { infos } = await call<{ infos: { number: string; licensee: string }[] }>(
      request,
      '/licence/list',
      {},
      token,
    );
    expect(infos.map(({ licensee }) => licensee).toSorted()).toEqual(['山海文化有限公司', '青川饮品有限公司']);
    for (const { number, licensee } of infos) {
      await page.goto(`/verify/${number}`);
      await expect(page.getByRole('main').getByText(licensee)).toBeVisible();
    }
    expect(complaints).toEqual([]);
  });
