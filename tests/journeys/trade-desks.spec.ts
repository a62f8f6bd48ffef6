import { type APIRequestContext, type BrowserContext, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { dayInChina } from '#contract/domain/china-time.ts';
import type { LicenceTerms } from '#contract/domain/licence-terms.ts';
import { formatFen } from '#contract/domain/money.ts';
import { orderPhoto } from './ordering.ts';
import { beAs, call, en, expectAccessible, fill, keepToken, listenForComplaints, tokenOf, zh } from './support.ts';

// The demo catalogue is made while the first journeys run.
const MADE = { timeout: 150_000 };
const PRICED: LicenceTerms = { scene: 'advertising', channel: 'internet', period: 'year', area: 'mainland' };
const BY_QUOTE: LicenceTerms = { ...PRICED, period: 'permanent', area: 'global' };

interface Ordered {
  orderId: number;
  number: string;
  licensee: string;
  code: string;
  quoteId: number;
  totalFen: number;
}

async function findPhoto(request: APIRequestContext): Promise<{ id: number; code: string }> {
  let found: { id: number; code: string } | undefined;
  await expect(async () => {
    const reply = (await (await request.get('/search?type=pic')).json()) as { infos: { id: number; code: string }[] };
    found = reply.infos[0];
    expect(found).toBeDefined();
  }).toPass(MADE);
  return found!;
}

/** Places an order; priced by the table, or left to sales. */
async function order(request: APIRequestContext, buyer: string, terms: LicenceTerms, specialRequest = '') {
  const { id, code } = await findPhoto(request);
  const licensee = `Journey ${crypto.randomUUID().slice(0, 8)}`;
  const orderId = await orderPhoto({ request, token: buyer }, { licensee, materialId: id, terms, specialRequest });
  return { ...(await read(request, buyer, orderId)), licensee, code };
}

async function read(request: APIRequestContext, buyer: string, orderId: number) {
  const reply = await call<{
    order: { number: string; state: string; quote: { quoteId: number; totalFen: number; version: number } | null };
  }>(request, '/order/detail', { orderId }, buyer);
  const { number, state, quote } = reply.order;
  return {
    orderId,
    number,
    state,
    version: quote?.version,
    quoteId: quote?.quoteId ?? 0,
    totalFen: quote?.totalFen ?? 0,
  };
}

async function sendReceipt(
  request: APIRequestContext,
  buyer: string,
  { orderId, quoteId, totalFen, licensee }: Ordered,
) {
  const jpeg = await sharp({ create: { width: 300, height: 500, channels: 3, background: '#c8102e' } })
    .jpeg()
    .toBuffer();
  const input = {
    key: crypto.randomUUID(),
    orderId,
    quoteId,
    payer: licensee,
    amountFen: totalFen,
    paidOn: dayInChina(Date.now()),
    picture: `data:image/jpeg;base64,${jpeg.toString('base64')}`,
  };
  // The server opens only two pictures at a time and asks to try again.
  await expect(async () => {
    expect(await call(request, '/payment/voucher', input, buyer)).toMatchObject({ success: true });
  }).toPass();
}

/** The row of one order or payment, found by searching. */
async function findRow(page: Page, search: string, words: string) {
  await page.getByRole('searchbox', { name: search }).fill(words);
  const row = page.getByRole('row').filter({ hasText: words });
  await expect(row).toHaveCount(1);
  return row;
}

async function inEnglish(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => localStorage.setItem('locale', 'EN'));
}

test('[R42] sales quote an order with a special request, and quote again when the buyer asks for a change', async ({
  page,
  context,
  request,
}) => {
  const complaints = listenForComplaints(page);
  const buyer = await tokenOf(request, 'buyer');
  const wish = '还要在广州展会现场播放三天';
  const ordered = await order(request, buyer, BY_QUOTE, wish);
  await beAs(context, request, 'sales');
  const { sales } = zh.office;

  await page.goto('/office/sales');
  const row = await findRow(page, sales.search, ordered.licensee);
  await expect(row).toContainText('还剩');
  await expectAccessible(page);
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: ordered.number })).toBeVisible();
  await expect(page.getByText(wish)).toBeVisible();
  const price = page.getByLabel(fill(sales.quote.priceOf, { code: ordered.code }));
  await price.fill('20000');
  await page.getByLabel(sales.quote.discount).fill('10');
  await expect(page.getByText('¥18,000.00').first()).toBeVisible();
  await page.getByLabel(sales.quote.note).fill('含现场播放');
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(fill(sales.quote.sent, { version: 1 }))).toBeVisible();
  expect(await read(request, buyer, ordered.orderId)).toMatchObject({ state: 'quoted', totalFen: 1_800_000 });

  const words = '能否再优惠一些？';
  await call(request, '/order/say', { orderId: ordered.orderId, words, asksChange: true }, buyer);
  await page.reload();
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByText(sales.thread.asksChange)).toBeVisible();
  await expect(price).toHaveValue('20000.00');
  await price.fill('15000');
  await expect(page.getByText(fill(sales.quote.changes, { version: 1 }))).toBeVisible();
  await page.getByLabel(sales.thread.say).fill('已按最优价格重新报价');
  await page.getByRole('button', { name: sales.thread.send }).click();
  await expect(page.getByText(sales.thread.sent)).toBeVisible();
  await expect(price).toHaveValue('15000');
  await page.getByRole('button', { name: sales.quote.send }).click();
  await expect(page.getByText(fill(sales.quote.sent, { version: 2 }))).toBeVisible();
  expect(await read(request, buyer, ordered.orderId)).toMatchObject({ version: 2, totalFen: 1_350_000 });
  await expectAccessible(page);

  await page.getByRole('button', { name: sales.order.close }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(sales.close.reason).selectOption('duplicate');
  await dialog.getByLabel(sales.close.words).fill('与另一订单重复');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: sales.close.confirm }).click();
  await expect(page.getByText(sales.close.done)).toBeVisible();
  expect(await read(request, buyer, ordered.orderId)).toMatchObject({ state: 'closed' });
  expect(complaints).toEqual([]);
});

test('what a buyer asks for specially and pays for is on the certificate, in both languages', async ({
  browser,
  page,
  context,
  request,
}) => {
  const complaints = listenForComplaints(page);
  const buyer = await tokenOf(request, 'buyer');
  const ordered = await order(request, buyer, PRICED, '还要用在外滩户外大屏');
  const special = { zh: '可在上海外滩户外大屏展示', en: 'May be shown on the billboard at the Bund, Shanghai' };
  await beAs(context, request, 'sales');
  const { sales } = zh.office;
  await page.goto('/office/sales');
  await (await findRow(page, sales.search, ordered.licensee)).click();
  await page.getByRole('button', { name: fill(sales.scope.editOf, { code: ordered.code }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(zh.trade.question.channel).selectOption('outdoor');
  await dialog.getByLabel(sales.scope.zh).fill(special.zh);
  await dialog.getByLabel(sales.scope.en).fill(special.en);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: sales.scope.save, exact: true }).click();
  await expect(page.getByText(fill(zh.trade.specialTerms, { terms: special.zh }))).toBeVisible();
  await page.getByLabel(fill(sales.quote.priceOf, { code: ordered.code })).fill('30000');
  await page.getByRole('button', { name: sales.quote.send }).click();
  await expect(page.getByText(fill(sales.quote.sent, { version: 1 }))).toBeVisible();

  const theirs = await browser.newContext();
  await inEnglish(theirs);
  await keepToken(theirs, buyer);
  const mine = await theirs.newPage();
  await mine.goto(`/Order2?orderId=${ordered.orderId}`);
  const line = mine.getByRole('listitem').filter({ hasText: ordered.code });
  await expect(line).toContainText(fill(en.trade.specialTerms, { terms: special.en }));
  await expect(line).toContainText('¥30,000.00');
  await expect(mine.getByText(fill(en.orderPay.accepts, { version: 1 }))).toBeVisible();
  await expectAccessible(mine);
  const quoted = { ...ordered, ...(await read(request, buyer, ordered.orderId)) };
  await sendReceipt(request, buyer, quoted);
  await confirmTransfer(request, quoted);

  const { infos } = await call<{ infos: { licenceId: number; number: string }[] }>(
    request,
    '/licence/list',
    { orderId: ordered.orderId },
    buyer,
  );
  const { licenceId, number } = infos[0]!;
  const { url } = await call<{ url: string }>(request, '/licence/certificate', { licenceId }, buyer);
  expect((await (await request.get(url)).body()).subarray(0, 5).toString()).toBe('%PDF-');
  await mine.goto(`/verify/${number}`);
  await expect(mine.getByText(special.en)).toBeVisible();
  await expect(mine.getByText(en.trade.channel.outdoor)).toBeVisible();
  await theirs.close();
  expect(complaints).toEqual([]);
});

test('[R279] finance confirm a transfer in English, approve a refund and send the money back', async ({
  page,
  context,
  request,
}) => {
  const complaints = listenForComplaints(page);
  const buyer = await tokenOf(request, 'buyer');
  const ordered = await order(request, buyer, PRICED);
  const amount = formatFen(ordered.totalFen);
  await sendReceipt(request, buyer, ordered);
  await inEnglish(context);
  await beAs(context, request, 'finance');
  const { finance } = en.office;

  await page.goto('/office/finance');
  await (await findRow(page, finance.search, ordered.number)).click();
  const panel = page.getByRole('complementary').filter({ hasText: ordered.number });
  await expect(panel.getByText(finance.transfer.equal)).toBeVisible();
  await expect(panel.getByRole('img', { name: finance.transfer.voucher })).toHaveJSProperty('complete', true);
  await expectAccessible(page);
  await panel.getByLabel(finance.transfer.tradeNo).fill(`B${crypto.randomUUID().slice(0, 12)}`);
  await panel.getByRole('button', { name: finance.transfer.confirm }).click();
  await expect(page.getByText(finance.transfer.settled)).toBeVisible();
  expect(await read(request, buyer, ordered.orderId)).toMatchObject({ state: 'confirmed' });

  const words = 'The project was cancelled';
  await call(request, '/payment/askRefund', { key: crypto.randomUUID(), orderId: ordered.orderId, words }, buyer);
  await page.goto('/office/finance?view=requests');
  await (await findRow(page, finance.search, ordered.number)).click();
  await expect(panel.getByText(words)).toBeVisible();
  await expect(panel.getByText(finance.request.untouched)).toBeVisible();
  await panel.getByRole('button', { name: finance.request.approve }).click();
  const dialog = page.getByRole('dialog', { name: fill(finance.request.approveTitle, { amount }) });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: finance.request.approve }).click();
  await expect(page.getByText(finance.request.approved)).toBeVisible();
  await panel.getByLabel(finance.due.tradeNo).fill(`R${crypto.randomUUID().slice(0, 12)}`);
  await panel.getByRole('button', { name: finance.due.done }).click();
  await expect(page.getByText(finance.due.recorded)).toBeVisible();
  await expect(panel.getByText(en.trade.paymentState.refunded).first()).toBeVisible();
  expect(await read(request, buyer, ordered.orderId)).toMatchObject({ state: 'closed' });

  await page.goto('/office/finance?view=ledger');
  await expect(await findRow(page, finance.search, ordered.number)).toContainText(`-${amount}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: finance.export }).click();
  expect((await download).suggestedFilename()).toBe(`${finance.exportName}.csv`);
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test('[R303] a licence is put right as its buyer wants, and the old number says so', async ({
  page,
  context,
  request,
}) => {
  const complaints = listenForComplaints(page);
  const buyer = await tokenOf(request, 'buyer');
  const ordered = await order(request, buyer, PRICED);
  await sendReceipt(request, buyer, ordered);
  await confirmTransfer(request, ordered);
  const { infos } = await call<{ infos: { licenceId: number; number: string }[] }>(
    request,
    '/licence/list',
    { orderId: ordered.orderId },
    buyer,
  );
  const licence = infos[0]!;
  const named = `${ordered.licensee} Films`;
  const wanted = { licenseeType: 'company', licensee: named, projectName: 'Spring', brand: 'Star' };
  const words = '公司已更名';
  await call(request, '/licence/askCorrection', { licenceId: licence.licenceId, wanted, words }, buyer);
  await beAs(context, request, 'sales');
  const { licences } = zh.office;

  await page.goto('/office/licences');
  await (await findRow(page, licences.search, licence.number)).click();
  const compare = page.getByRole('table', { name: licences.correction.title });
  await expect(compare.getByRole('row').filter({ hasText: licences.correction.changed })).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: licences.correction.accept }).click();
  const dialog = page.getByRole('dialog', { name: licences.correction.acceptTitle });
  await dialog.getByLabel(licences.correction.answer).fill('已更正');
  await dialog.getByRole('button', { name: licences.correction.accept }).click();
  await expect(page.getByText(/已重新签发：FHL-/)).toBeVisible();
  await expect(page.getByText(fill(licences.version, { version: 2 })).first()).toBeVisible();
  await expect(page.getByText(named).first()).toBeVisible();
  const verified = await request.get(`/licence/verify?number=${licence.number}`);
  expect(((await verified.json()) as { licence: { standing: string } }).licence.standing).toBe('superseded');
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

async function confirmTransfer(request: APIRequestContext, { orderId, number, totalFen }: Ordered): Promise<void> {
  const finance = await tokenOf(request, 'finance');
  const { infos } = await call<{ infos: { paymentId: number; orderId: number }[] }>(
    request,
    '/office/finance/list',
    { view: 'transfers', keyword: number },
    finance,
  );
  const paymentId = infos.find((payment) => payment.orderId === orderId)?.paymentId;
  const tradeNo = `B${crypto.randomUUID().slice(0, 12)}`;
  const input = {
    key: crypto.randomUUID(),
    paymentId,
    tradeNo,
    amountFen: totalFen,
    receivedOn: dayInChina(Date.now()),
  };
  await call(request, '/office/finance/confirm', input, finance);
}
