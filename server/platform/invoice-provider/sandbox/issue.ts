import { randomBytes, randomInt } from 'node:crypto';
import { dayInChina } from '#contract/domain/china-time.ts';
import { fenOf, yuanOf } from '#contract/domain/money.ts';
import type { SandboxForm, SandboxPaper } from './book.ts';
import { type ProviderSandbox, stateOf } from './sandbox.ts';
import type { ProviderBehaviour } from './behaviour.ts';

export interface Said {
  code: string;
  describe: string;
  result?: unknown;
}

export const done = (result: unknown): Said => ({ code: 'E0000', describe: '调用成功', result });
export const no = (code: string, describe: string): Said => ({ code, describe });

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');
/** A number as the tax authority gives it: year, region, and 16 more digits. */
const newNumber = () => `${dayInChina(Date.now()).slice(2, 4)}31${digits(16)}`;

/** Buyers who always get the same answer: by the region in their tax number, which no real one has. */
const MOODS: Record<string, ProviderBehaviour['issue']> = { '990001': 'refuse', '990002': 'fail', '990003': 'hold' };
const LONG_MS = 3650 * 24 * 3_600_000;

interface Order {
  orderNo?: string;
  invoiceLine?: string;
  buyerName?: string;
  buyerTaxNum?: string;
  salerTaxNum?: string;
  clerk?: string;
  callBackUrl?: string;
  invoiceDetail?: { taxExcludedAmount?: string; tax?: string; taxIncludedAmount?: string }[];
}

/** Takes an order for an invoice, once for each number. */
export function takeOrder(sandbox: ProviderSandbox, { order }: { order?: Order }, userTax: string): Said {
  const { book, whims } = sandbox;
  if (!order?.orderNo || !order.buyerName || !order.clerk || !order.invoiceDetail?.length)
    return no('E9101', '必填项不能为空');
  if (order.salerTaxNum !== userTax) return no('E9104', '销方税号与授权税号不一致');
  if (book.paper(order.orderNo)) return no('E9106', '订单编号不能重复');
  const mood = MOODS[(order.buyerTaxNum ?? '').slice(2, 8)] ?? whims.issue;
  if (mood === 'refuse') return no('E9301', '购方名称与税号不匹配，请核对后重新提交');
  const sums = sumOf(order.invoiceDetail);
  if (!sums) return no('E9102', '金额、税额与价税合计不一致');
  const amountFen = sums.netFen + sums.vatFen;
  const lacks = whims.quotaFen !== undefined && amountFen > whims.quotaFen;
  if (whims.quotaFen !== undefined && !lacks) whims.quotaFen -= amountFen;
  const readyMs = mood === 'hold' && whims.issue !== 'hold' ? LONG_MS : whims.readyMs;
  const paper = addPaper(sandbox, readyMs, {
    orderNo: order.orderNo,
    special: order.invoiceLine === 'bs',
    takesBack: '',
    buyerName: order.buyerName,
    buyerTaxNum: order.buyerTaxNum ?? '',
    sellerTaxNum: order.salerTaxNum,
    ...sums,
    why: lacks ? '可用授信额度不足，无法开具发票' : mood === 'fail' ? '税局返回：开票员未通过实人认证' : '',
    callbackUrl: order.callBackUrl ?? '',
  });
  return done({ invoiceSerialNum: paper.id });
}

function sumOf(details: NonNullable<Order['invoiceDetail']>): { netFen: number; vatFen: number } | undefined {
  const lines = details.map((one) => ({
    netFen: fenOf(one.taxExcludedAmount ?? ''),
    vatFen: fenOf(one.tax ?? ''),
    amountFen: fenOf(one.taxIncludedAmount ?? ''),
  }));
  let [netFen, vatFen] = [0, 0];
  for (const line of lines) {
    if (line.netFen === undefined || line.vatFen === undefined || line.netFen + line.vatFen !== line.amountFen)
      return undefined;
    netFen += line.netFen;
    vatFen += line.vatFen;
  }
  return { netFen, vatFen };
}

type NewPaper = Omit<SandboxPaper, 'kind' | 'id' | 'number' | 'readyAt' | 'wrongByFen' | 'told'>;

function addPaper({ book, whims, callbacks }: ProviderSandbox, readyMs: number, paper: NewPaper): SandboxPaper {
  const made: SandboxPaper = {
    ...paper,
    kind: 'paper',
    id: randomBytes(16).toString('hex'),
    number: newNumber(),
    readyAt: Date.now() + readyMs,
    wrongByFen: whims.wrongAmount ? 100 : 0,
    told: false,
  };
  book.save(made);
  callbacks.tellPaper(made);
  return made;
}

/** The red invoice of a form; the one there is when it was issued by itself. */
export function addRed(sandbox: ProviderSandbox, form: SandboxForm, orderNo: string): SandboxPaper | undefined {
  const blue = sandbox.book.paperBy(({ number }) => number === form.blueNumber);
  if (!blue) return undefined;
  const { netFen, vatFen, blueNumber: takesBack, callbackUrl } = form;
  const { special, buyerName, buyerTaxNum, sellerTaxNum } = blue;
  const why = sandbox.whims.issue === 'fail' ? '税局返回：红字发票开具失败' : '';
  const parties = { special, buyerName, buyerTaxNum, sellerTaxNum };
  const sums = { netFen: -netFen, vatFen: -vatFen };
  return addPaper(sandbox, sandbox.whims.readyMs, { ...parties, ...sums, orderNo, takesBack, why, callbackUrl });
}

export function describePapers(sandbox: ProviderSandbox, { orderNos = [] }: { orderNos?: string[] }): Said {
  const papers = orderNos.flatMap((orderNo) => sandbox.book.paper(orderNo) ?? []);
  return papers.length === 0 ? no('E9500', '未查询到发票信息') : done(papers.map((paper) => describe(sandbox, paper)));
}

const STATUS = { pending: '20', issued: '2', failed: '22' } as const;

function describe(sandbox: ProviderSandbox, paper: SandboxPaper): object {
  const state = stateOf(sandbox, paper);
  const known = { serialNo: paper.id, orderNo: paper.orderNo, status: STATUS[state] };
  if (state !== 'issued') return { ...known, failCause: state === 'failed' ? paper.why : null };
  const fileUrl = (kind: string) => `${sandbox.whims.fileOrigin ?? sandbox.url}/fapiao/${paper.id}.${kind}`;
  return {
    ...known,
    statusMsg: '开票完成',
    allElectronicInvoiceNumber: paper.number,
    invoiceTime: paper.readyAt,
    exTaxAmount: yuanOf(paper.netFen),
    taxAmount: yuanOf(paper.vatFen),
    pdfUrl: fileUrl('pdf'),
    ofdUrl: fileUrl('ofd'),
    xmlUrl: fileUrl('xml'),
  };
}
