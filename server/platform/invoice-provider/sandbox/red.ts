import { randomBytes, randomInt } from 'node:crypto';
import { CONFIRM_HOURS } from '#contract/domain/invoice.ts';
import { fenOf } from '#contract/domain/money.ts';
import type { SandboxForm } from './book.ts';
import { addRed, done, no, type Said } from './issue.ts';
import { type ProviderSandbox, stateOf } from './sandbox.ts';

/** Forms in these states take nothing back. */
const ENDED = ['05', '07', '16'];
const CONFIRMED = ['01', '04'];

interface Wanted {
  billId?: string;
  orderNo?: string;
  blueElecInvoiceNumber?: string;
  sellerTaxNo?: string;
  redReason?: string;
  callbackUrl?: string;
  detail?: { taxExcludedAmount?: string; taxAmount?: string }[];
}

/** Takes a form, once for each number and never for more than is left of the invoice. */
export function takeForm(sandbox: ProviderSandbox, wanted: Wanted, userTax: string): Said {
  const { book, whims } = sandbox;
  const { billId, orderNo = '', blueElecInvoiceNumber: blueNumber = '', detail } = wanted;
  if (!billId || !/^[1-4]$/.test(wanted.redReason ?? '')) return no('E9101', '必填项不能为空');
  if (book.form(billId)) return no('E9701', '红字确认单申请号重复');
  const blue = book.paperBy((paper) => paper.number === blueNumber && stateOf(sandbox, paper) === 'issued');
  if (!blue || blue.sellerTaxNum !== userTax) return no('E9702', '未查询到对应的蓝字发票');
  const less = (text = '') => fenOf(text.replace(/^-/, '')) ?? 0;
  const sum = (name: 'taxExcludedAmount' | 'taxAmount') => detail?.reduce((total, one) => total + less(one[name]), 0);
  const form: SandboxForm = {
    kind: 'form',
    billId,
    orderNo,
    billNo: `31${Array.from({ length: 18 }, () => randomInt(10)).join('')}`,
    billUuid: randomBytes(16).toString('hex'),
    status: whims.confirm === 'all' || (whims.confirm === 'special' && blue.special) ? '02' : '01',
    blueNumber,
    netFen: sum('taxExcludedAmount') ?? blue.netFen,
    vatFen: sum('taxAmount') ?? blue.vatFen,
    appliedAt: Date.now(),
    callbackUrl: wanted.callbackUrl ?? '',
  };
  const others = book.forms().filter((one) => one.blueNumber === blueNumber && !ENDED.includes(statusOf(one)));
  const taken = others.reduce((total, one) => total + one.netFen, 0);
  if (taken + form.netFen > blue.netFen) return no('E9703', '冲红金额不能大于蓝票剩余可冲红金额');
  settle(sandbox, form, form.status);
  return done(billId);
}

/** Changes the state of a form, as the tax authority does; a confirmed one may get its red invoice by itself. */
export function settle(sandbox: ProviderSandbox, form: SandboxForm, status: string): void {
  form.status = status;
  sandbox.book.save(form);
  sandbox.callbacks.tellForm(form);
  const { orderNo } = form;
  if (sandbox.whims.redByItself && CONFIRMED.includes(status) && orderNo !== '' && !sandbox.book.paper(orderNo))
    addRed(sandbox, form, orderNo);
}

/** What nobody has confirmed for 72 hours has lapsed. */
export function statusOf({ status, appliedAt }: SandboxForm): string {
  return status === '02' && Date.now() - appliedAt > CONFIRM_HOURS * 3_600_000 ? '07' : status;
}

export function describeForms({ book }: ProviderSandbox, { billId = '' }: { billId?: string }): Said {
  const form = book.form(billId);
  if (!form) return done({ total: 0, list: [] });
  const { billNo, billUuid, blueNumber } = form;
  const status = statusOf(form);
  const billMessage = status === '05' ? '购方否认' : '';
  return done({
    total: 1,
    list: [{ billId, billNo, billUuid, billStatus: status, billMessage, blueElecInvoiceNumber: blueNumber }],
  });
}

interface Red {
  orderNo?: string;
  billNo?: string;
  billUuid?: string;
}

/** Takes an order for a red invoice, once for each number. */
export function takeRed(sandbox: ProviderSandbox, { orderNo, billNo, billUuid }: Red): Said {
  const form = sandbox.book.forms().find((one) => one.billNo === billNo && one.billUuid === billUuid);
  if (!orderNo || !form || !CONFIRMED.includes(statusOf(form))) return no('E9704', '红字确认单不存在或未确认');
  if (sandbox.book.paper(orderNo)) return no('E9106', '订单编号不能重复');
  const red = addRed(sandbox, form, orderNo);
  return red ? done({ invoiceSerialNum: red.id }) : no('E9702', '未查询到对应的蓝字发票');
}
