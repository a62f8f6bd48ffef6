import type { Licence } from '#contract/calls/licences.ts';
import type { OrderDetail, OrderRow, Quote } from '#contract/calls/orders.ts';
import { discountOf, splitVat } from '#contract/domain/money.ts';

const at = '2026-03-02T08:00:00.000Z';
const terms = { scene: 'advertising', channel: 'internet', period: 'year', area: 'mainland' } as const;

const LINES: OrderDetail['lines'] = [
  {
    lineId: 11,
    materialId: 1,
    code: 'V00000001',
    kind: 'video',
    title: 'Clip 1',
    thumbnail: null,
    online: true,
    terms,
    excerpt: null,
    listFen: 128_000,
    part: 0,
  },
  {
    lineId: 12,
    materialId: 2,
    code: 'V00000002',
    kind: 'video',
    title: 'Clip 2',
    thumbnail: null,
    online: false,
    terms: { ...terms, period: 'buyout' },
    excerpt: null,
    listFen: null,
    part: 0,
  },
];

/** An order of two clips, as a list shows it. */
export function makeOrderRow(more: Partial<OrderRow> = {}): OrderRow {
  return {
    orderId: 5,
    number: 'FH00000005',
    kind: 'video',
    state: 'submitted',
    closeReason: null,
    refund: 'none',
    next: 'sales-quotes',
    licensee: 'Starlight Ltd',
    projectName: 'Spring',
    totalFen: null,
    partCount: 1,
    lineCount: 2,
    thumbnails: [],
    createdAt: at,
    quoteDueAt: '2026-03-03T08:00:00.000Z',
    payBy: null,
    ...more,
  };
}

/** The same with all details; one of the clips is on request. */
export function makeOrder(more: Partial<OrderDetail> = {}): OrderDetail {
  return {
    ...makeOrderRow(),
    closeWords: '',
    agreement: 1,
    specialRequest: 'Also for our fair in Guangzhou',
    licence: {
      licenseeType: 'company',
      licensee: 'Starlight Ltd',
      creditCode: '',
      projectName: 'Spring',
      brand: 'Star',
      endClient: '',
      contactName: 'Lin',
      contact: '13800000000',
      startsOn: '2026-03-10',
    },
    furtherParts: [],
    references: { poNumber: '', costCentre: '' },
    referenceRules: { poNumber: 'off', costCentre: 'off' },
    lines: LINES,
    quote: null,
    quotes: [],
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
    may: { say: true, close: true, askChange: false, pay: false, editLicence: false, askRefund: false, approve: false },
    ...more,
  };
}

interface QuoteOptions extends Partial<Pick<Quote, 'version' | 'state' | 'auto' | 'note'>> {
  prices: [number, number];
  percent?: number;
}

export function makeQuote({ prices, percent = 0, version = 1, state = 'live', ...more }: QuoteOptions): Quote {
  const lines = prices.map((priceFen, index) => {
    const discountFen = discountOf(priceFen, percent);
    const scope = { terms: LINES[index]!.terms, special: { zh: '', en: '' } };
    return { lineId: 11 + index, priceFen, discountFen, vipFen: 0, amountFen: priceFen - discountFen, ...scope };
  });
  const totalFen = lines.reduce((sum, { amountFen }) => sum + amountFen, 0);
  return {
    quoteId: 100 + version,
    version,
    state,
    auto: false,
    note: '',
    lines,
    totalFen,
    discountFen: lines.reduce((sum, { discountFen }) => sum + discountFen, 0),
    vipFen: 0,
    ...splitVat(totalFen),
    validUntil: '2026-03-18T08:00:00.000Z',
    createdAt: at,
    ...more,
  };
}

/** A licence in force. */
export function makeLicence(more: Partial<Licence> = {}): Licence {
  return {
    licenceId: 1,
    number: 'FHL-AAAA-BBBB-CCCC',
    version: 1,
    standing: 'valid',
    orderId: 7,
    orderNumber: 'FH00000007',
    materialId: 12,
    materialCode: 'V00000012',
    kind: 'video',
    title: 'Mountain',
    thumbnail: null,
    files: [
      {
        fileId: 1,
        materialCode: 'V00000012',
        title: 'Mountain',
        fileName: 'V00000012-Mountain.mp4',
        sizeBytes: 5_000_000,
        sha256: 'ab',
      },
    ],
    outlets: [],
    terms,
    excerpt: null,
    specialTerms: '',
    licenseeType: 'company',
    licensee: 'Nine Films',
    creditCode: '',
    projectName: 'Spring',
    brand: 'Dawn',
    endClient: '',
    startsOn: '2026-11-15',
    endsOn: '2027-11-14',
    issuedAt: '2026-11-15T02:00:00.000Z',
    endReason: '',
    correction: null,
    downloads: 0,
    ...more,
  };
}
