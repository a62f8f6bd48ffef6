import { dayInChina } from '#contract/domain/china-time.ts';
import type { OutputOf } from '#contract/call.ts';
import type { OrderDetail, Quote } from '#contract/calls/orders.ts';
import type { paymentCalls } from '#contract/calls/payments.ts';
import type { LicenceInfo } from '#contract/domain/order.ts';

export const terms = { scene: 'advertising', channel: 'internet', period: 'year', area: 'mainland' } as const;

export const licence: LicenceInfo = {
  licenseeType: 'company',
  licensee: 'Blue Sky Media Co., Ltd.',
  creditCode: '',
  projectName: 'Spring film',
  brand: 'Blue Sky',
  endClient: '',
  contactName: 'Lin',
  contact: 'lin@example.com',
  startsOn: dayInChina(Date.now(), 30),
};

export function quoteOf(more: Partial<Quote> = {}): Quote {
  return {
    quoteId: 31,
    version: 1,
    state: 'live',
    auto: true,
    note: '',
    lines: [
      {
        lineId: 21,
        priceFen: 128_000,
        discountFen: 0,
        vipFen: 0,
        amountFen: 128_000,
        terms: { scene: 'advertising', channel: 'internet', period: 'year', area: 'mainland' },
        special: { zh: '', en: '' },
      },
    ],
    totalFen: 128_000,
    discountFen: 0,
    vipFen: 0,
    netFen: 120_755,
    vatFen: 7245,
    validUntil: '2099-01-15T10:00:00.000Z',
    createdAt: '2026-11-15T02:00:00.000Z',
    ...more,
  };
}

/** An order that waits for payment by default. */
export function orderOf(more: Partial<OrderDetail> = {}): OrderDetail {
  const quote = quoteOf();
  return {
    orderId: 11,
    number: 'FH20261115001',
    kind: 'video',
    state: 'quoted',
    closeReason: null,
    refund: 'none',
    agreement: 1,
    next: 'buyer-pays',
    licensee: licence.licensee,
    projectName: licence.projectName,
    partCount: 1,
    totalFen: 128_000,
    lineCount: 1,
    thumbnails: [],
    createdAt: '2026-11-15T01:00:00.000Z',
    quoteDueAt: null,
    payBy: quote.validUntil,
    closeWords: '',
    specialRequest: '',
    licence,
    furtherParts: [],
    references: { poNumber: '', costCentre: '' },
    referenceRules: { poNumber: 'off', costCentre: 'off' },
    lines: [
      {
        lineId: 21,
        materialId: 1,
        code: 'V00000001',
        kind: 'video',
        title: 'Clip 1',
        thumbnail: '/1/thumb',
        online: true,
        terms,
        excerpt: null,
        listFen: 128_000,
        part: 0,
      },
    ],
    quote,
    quotes: [quote],
    approval: 'none',
    approvalBy: null,
    approvalWords: '',
    boughtBy: null,
    messages: [],
    paidAt: null,
    confirmedAt: null,
    closedAt: null,
    refundWords: '',
    refundAnswer: '',
    refundUntil: null,
    may: { say: true, close: true, askChange: true, pay: true, editLicence: true, askRefund: false, approve: false },
    ...more,
  };
}

type Paying = OutputOf<typeof paymentCalls.ofOrder>;

export function payingOf(more: Partial<Paying> = {}): Paying {
  return {
    ways: ['alipay', 'wechat', 'transfer'],
    insideWechat: false,
    bankAccount: { holder: 'Framehall Ltd', bank: 'Bank of Shanghai', account: '6222000011112222' },
    payments: [],
    trouble: false,
    redFlush: null,
    underWay: null,
    ...more,
  };
}
