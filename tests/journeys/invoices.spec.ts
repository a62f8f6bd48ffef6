import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { COMPANY, einvoiceXml } from '#tests/support/einvoice.ts';
import { aPdf } from '#tests/support/pdf.ts';
import { orderPhoto, pageOf, payInSandbox } from './ordering.ts';
import { call, en, expectAccessible, fill, registered, tokenOf, zh } from './support.ts';

/** The sandbox refuses buyers of this region. */
const REFUSED_TAX_NUMBER = '91990001MA1FHDEM0F';
type Texts = typeof zh | typeof en;

interface Paid {
  orderId: number;
  totalFen: number;
  token: string;
}

/** An order of a new buyer, paid in the sandbox. */
async function paidOrder(request: APIRequestContext): Promise<Paid> {
  const { token } = await registered(request);
  const orderId = await orderPhoto({ request, token }, { licensee: COMPANY.title });
  const totalFen = await payInSandbox({ request, token }, orderId);
  await call(request, '/invoice/title/save', COMPANY, token);
  return { orderId, totalFen, token };
}

/** Uploads PDF and XML at the desk and completes with the number. */
async function complete(desk: Page, text: Texts, said: Parameters<typeof einvoiceXml>[0], names: [string, string]) {
  const pick = (kind: 'pdf' | 'xml', buffer: Buffer) =>
    desk
      .locator(`input[data-pick="invoice-${kind}"]`)
      .setInputFiles({ name: `invoice.${kind}`, mimeType: 'application/octet-stream', buffer });
  await pick('pdf', aPdf());
  await expect(
    desk.getByRole('button', { name: fill(text.office.invoices.issue.replace, { kind: 'PDF' }) }),
  ).toBeVisible();
  await pick('xml', einvoiceXml(said));
  await expect(desk.getByRole('table', { name: text.office.invoices.comparison.title })).toBeVisible();
  await desk.getByLabel(names[0]).fill(said.number);
  await desk.getByRole('button', { name: names[1] }).click();
  await desk.getByRole('dialog').last().getByRole('button', { name: names[1] }).click();
}

const taxOf = (fen: number) => fen - Math.round((fen * 100) / 106);

const LANGUAGES = [
  ['ZH', zh, 1],
  ['EN', en, 2],
] as const;

/** The newest invoice of an order. */
async function invoiceOf(
  request: APIRequestContext,
  { orderId, token }: Paid,
): Promise<{ id: number; number: string }> {
  const { invoices } = await call<{ invoices: { id: number; number: string }[] }>(
    request,
    '/invoice/ofOrder',
    { orderId },
    token,
  );
  return invoices[0]!;
}

async function refund(request: APIRequestContext, { orderId, token }: Paid, finance: string): Promise<void> {
  await call(request, '/payment/askRefund', { key: crypto.randomUUID(), orderId, words: 'Wrong one' }, token);
  await call(request, '/office/finance/approveRefund', { key: crypto.randomUUID(), orderId, answer: '' }, finance);
}

async function expectRefunded(request: APIRequestContext, { orderId, token }: Paid): Promise<void> {
  await expect(async () => {
    const { payments } = await call<{ payments: { state: string }[] }>(request, '/payment/ofOrder', { orderId }, token);
    expect(payments[0]?.state).toBe('refunded');
  }).toPass();
}

for (const [locale, text] of LANGUAGES)
  test(`an invoice comes by itself, and is taken back by itself after a refund (${locale})`, async ({
    browser,
    request,
  }) => {
    const paid = await paidOrder(request);
    const finance = await tokenOf(request, 'finance');
    const buyer = await pageOf(browser, paid.token, locale);
    const desk = await pageOf(browser, finance, locale);

    await buyer.goto(`/Order2?orderId=${paid.orderId}`);
    await buyer.getByRole('button', { name: text.invoices.apply }).click();
    await expect(buyer.getByRole('checkbox')).toBeChecked();
    await expectAccessible(buyer);
    await buyer.getByRole('button', { name: text.invoices.form.submit }).click();
    await expect(buyer.getByText(text.invoices.form.submit)).toHaveCount(0);
    const { id } = await invoiceOf(request, paid);
    const pdf = buyer.getByRole('button', { name: fill(text.invoices.panel.download, { kind: 'PDF' }) });
    await expect(async () => {
      await buyer.goto(`/UserCenter?tab=invoices&invoice=${id}`);
      await expect(pdf).toBeVisible({ timeout: 5000 });
    }).toPass();
    await expect(buyer.getByText(text.invoices.states.issued, { exact: true }).first()).toBeVisible();
    await expectAccessible(buyer);
    await desk.goto(`/office/invoices?view=issued&invoice=${id}`);
    await expect(desk.getByRole('button', { name: 'XML' })).toBeVisible();
    await expectAccessible(desk);

    await refund(request, paid, finance);
    await expect(async () => {
      await buyer.goto(`/UserCenter?tab=invoices&invoice=${id}`);
      await expect(buyer.getByText(text.invoices.states['red-flushed'], { exact: true }).first()).toBeVisible({
        timeout: 5000,
      });
    }).toPass();
    await expectAccessible(buyer);
    await expectRefunded(request, paid);
  });

for (const [locale, text, place] of LANGUAGES)
  test(`what the provider refuses is issued and taken back by hand (${locale})`, async ({ browser, request }) => {
    const paid = await paidOrder(request);
    const { orderId, totalFen, token } = paid;
    const finance = await tokenOf(request, 'finance');
    const buyer = await pageOf(browser, token, locale);
    const desk = await pageOf(browser, finance, locale);
    const number = (red: number) => `26310000000${Date.now().toString().slice(-7)}${place}${red}`;
    const said = { taxNumber: REFUSED_TAX_NUMBER };
    const { title } = await call<{ title: { id: number } }>(
      request,
      '/invoice/title/save',
      { ...COMPANY, ...said },
      token,
    );
    const wish = { key: crypto.randomUUID(), orderIds: [orderId], titleId: title.id, type: 'normal' };
    const { id } = await call<{ id: number }>(request, '/invoice/apply', wish, token);

    const { issue, provider, red } = text.office.invoices;
    await expect(async () => {
      await desk.goto(`/office/invoices?view=stuck&invoice=${id}`);
      await expect(desk.getByText('E9301')).toBeVisible({ timeout: 5000 });
    }).toPass();
    await expectAccessible(desk);
    await desk.getByRole('button', { name: provider.takeOver }).click();
    await desk.getByRole('dialog').last().getByRole('button', { name: provider.takeOver }).click();
    const blue = { number: number(0), amountFen: totalFen, taxFen: taxOf(totalFen), ...said };
    await complete(desk, text, blue, [issue.number, issue.button]);
    await expect(desk.getByText(blue.number).first()).toBeVisible();
    await expectAccessible(desk);

    await refund(request, paid, finance);
    await buyer.goto(`/Order2?orderId=${orderId}`);
    const waits = fill(text.invoices.refundWaits, { state: text.invoices.redStates.requested });
    await expect(buyer.getByRole('link', { name: waits })).toBeVisible();
    await expectAccessible(buyer);
    await desk.goto(`/office/invoices?view=red&invoice=${id}`);
    await desk.getByRole('button', { name: text.office.claims.claim, exact: true }).click();
    await desk.getByRole('button', { name: red.none }).click();
    const back = { number: number(1), amountFen: -totalFen, taxFen: -taxOf(totalFen), ...said };
    await complete(desk, text, back, [red.number, red.button]);
    await expect(desk.getByText(back.number).first()).toBeVisible();
    await expectAccessible(desk);
    await buyer.goto(`/UserCenter?tab=invoices&invoice=${id}`);
    await expect(buyer.getByText(text.invoices.states['red-flushed'], { exact: true }).first()).toBeVisible();
    await expectRefunded(request, paid);
  });
