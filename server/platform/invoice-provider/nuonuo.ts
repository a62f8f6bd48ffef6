import { clockInChina } from '#contract/domain/china-time.ts';
import type { RedReason } from '#contract/domain/invoice.ts';
import { VAT_PERCENT, yuanOf } from '#contract/domain/money.ts';
import { formOf, paperOf } from './answers.ts';
import { callNuonuo, refusalOf, type Reply, type Tokens } from './call.ts';
import { readCallback } from './callback.ts';
import { ProviderUnanswered } from './failures.ts';
import { fetchOwnFile } from './files.ts';
import type { InvoiceProvider, Paper, PaperLine, PaperOrder, RedForm, RedOrder } from './provider.ts';
import type { NuonuoSettings, Seller } from './settings.ts';

const DONE = 'E0000';
const USED_ALREADY = 'E9106';
const NOT_THERE = 'E9500';

/** What is sold, on every line. */
const GOODS = '授权使用费';
const TAX_RATE = String(VAT_PERCENT / 100);
/** National reasons in Nuonuo's numbers. */
const REASONS: Record<RedReason, string> = { '01': '2', '02': '1', '03': '3', '04': '4' };
/** Digital invoices, special and regular. */
const lineOf = (special: boolean) => (special ? 'bs' : 'pc');

/** How one account speaks to Nuonuo. */
interface Account {
  settings: NuonuoSettings;
  seller: Seller;
  callbackUrl: string;
  call(method: string, content: object): Promise<Reply>;
}

/** Nuonuo (诺诺): digital invoices through its open platform. */
export function nuonuo(
  settings: NuonuoSettings,
  seller: Seller,
  { tokens, callbackUrl, answerMs }: { tokens: Tokens; callbackUrl: string; answerMs: number },
): InvoiceProvider {
  const call = (method: string, content: object) =>
    callNuonuo(settings, tokens, { method, userTax: seller.creditCode, content, answerMs });
  const account = { settings, seller, callbackUrl, call };
  return {
    issue: async (order) => await issue(account, order),
    ask: async (number) => await ask(account, number),
    applyRed: async (order) => await applyRed(account, order),
    askRed: async (formNumber) => await askRed(account, formNumber),
    issueRed: async (order, form) => await issueRed(account, order, form),
    fetchFile: async (url) => await fetchOwnFile(settings, url, answerMs),
    readCallback,
    acknowledgement: JSON.stringify({ status: '0000', message: '同步成功' }),
  };
}

async function issue({ call, settings, seller, callbackUrl }: Account, order: PaperOrder): Promise<void> {
  const { buyer, lines } = order;
  const reply = await call('requestBillingNew', {
    order: {
      orderNo: order.number,
      invoiceDate: clockInChina(Date.now()),
      invoiceType: '1',
      invoiceLine: lineOf(order.special),
      extensionNumber: settings.extension,
      clerk: settings.clerk,
      salerTaxNum: seller.creditCode,
      salerTel: seller.phone,
      salerAddress: seller.address,
      buyerName: buyer.title,
      buyerTaxNum: buyer.taxNumber,
      buyerTel: buyer.phone,
      buyerAddress: buyer.address,
      buyerAccount: `${buyer.bank} ${buyer.account}`.trim(),
      naturalPersonFlag: buyer.person ? '1' : '0',
      remark: order.remark,
      // The buyer gets the files from us.
      pushMode: '-1',
      callBackUrl: callbackUrl,
      invoiceDetail: lines.map((line) => detailOf(settings, line)),
    },
  });
  if (reply.code !== DONE && reply.code !== USED_ALREADY) throw refusalOf(reply);
}

function detailOf({ goodsCode }: NuonuoSettings, { mark, netFen, vatFen }: PaperLine): object {
  const amount = yuanOf(netFen + vatFen);
  return {
    goodsName: GOODS,
    goodsCode,
    specType: mark,
    withTaxFlag: '1',
    taxRate: TAX_RATE,
    num: '1',
    price: amount,
    taxExcludedAmount: yuanOf(netFen),
    tax: yuanOf(vatFen),
    taxIncludedAmount: amount,
  };
}

async function ask({ call }: Account, number: string): Promise<Paper> {
  const reply = await call('queryInvoiceResult', { orderNos: [number], isOfferInvoiceDetail: '0' });
  if (reply.code === NOT_THERE) return { state: 'unknown', why: '', issued: undefined };
  if (reply.code !== DONE) throw refusalOf(reply);
  return paperOf(reply.result);
}

async function applyRed(account: Account, order: RedOrder): Promise<void> {
  const { call, settings, seller, callbackUrl } = account;
  const reply = await call('saveInvoiceRedConfirm', {
    billId: order.formNumber,
    orderNo: order.number,
    blueInvoiceLine: lineOf(order.special),
    applySource: '0',
    blueElecInvoiceNumber: order.invoiceNumber,
    sellerTaxNo: seller.creditCode,
    sellerName: seller.name,
    buyerTaxNo: order.buyer.taxNumber,
    buyerName: order.buyer.title,
    redReason: REASONS[order.reason],
    extensionNumber: settings.extension,
    callbackUrl,
    ...(order.parts && {
      detail: order.parts.map(({ place, netFen, vatFen }) => ({
        blueDetailIndex: String(place),
        goodsName: GOODS,
        goodsCode: settings.goodsCode,
        taxRate: TAX_RATE,
        num: '-1',
        taxExcludedPrice: yuanOf(netFen),
        taxExcludedAmount: yuanOf(-netFen),
        taxAmount: yuanOf(-vatFen),
      })),
    }),
  });
  // Which code a repeated form gets is not documented, so the form itself tells.
  if (reply.code !== DONE && (await askRed(account, order.formNumber)).state === 'unknown') throw refusalOf(reply);
}

async function askRed({ call }: Account, formNumber: string): Promise<RedForm> {
  const reply = await call('queryInvoiceRedConfirm', { identity: '0', billId: formNumber });
  if (reply.code !== DONE) throw new ProviderUnanswered(refusalOf(reply).message, true);
  return formOf(reply.result);
}

/** The tax authority issues most red invoices by itself, under the number that the form named; then this is repeated. */
async function issueRed({ call, seller, callbackUrl }: Account, order: RedOrder, form: RedForm): Promise<void> {
  const reply = await call('fastInvoiceRed', {
    orderNo: order.number,
    taxNum: seller.creditCode,
    elecInvoiceNumber: order.invoiceNumber,
    billNo: form.billNumber,
    billUuid: form.billId,
    invoiceLine: lineOf(order.special),
    callBackUrl: callbackUrl,
  });
  if (reply.code !== DONE && reply.code !== USED_ALREADY) throw refusalOf(reply);
}
