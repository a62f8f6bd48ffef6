import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FinanceRow, RefusedNotice } from '#contract/calls/finance-desk.ts';
import { member } from '../../testing/answers.ts';
import { type Answers, failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { Mantine } from '../../ui/mantine.tsx';
import { Finance } from './finance.tsx';
import type { PaymentDetail } from './payment-facts.tsx';

const payment: PaymentDetail['others'][number] = {
  paymentId: 3,
  way: 'transfer',
  tradeNo: null,
  amountFen: 128_050,
  state: 'claimed',
  reason: '',
  payer: 'Starlight Ltd',
  // Already 3 March in China.
  paidAt: '2026-03-02T16:00:00.000Z',
  createdAt: '2026-03-03T08:00:00.000Z',
  refund: null,
};

function row(more: Partial<FinanceRow> = {}): FinanceRow {
  return {
    ...payment,
    orderId: 5,
    productOrderId: null,
    orderNumber: 'FH00000005',
    orderState: 'paid',
    refundState: 'none',
    buyer: 'Wei',
    licensee: 'Starlight Ltd',
    totalFen: 128_050,
    ...more,
  };
}

function detail(payment: FinanceRow, more: Partial<PaymentDetail> = {}): PaymentDetail {
  return {
    payment,
    voucher: { url: '/voucher.jpg', kind: 'picture' },
    references: { poNumber: '', costCentre: '' },
    others: [],
    refundWords: '',
    refundRequestedAt: null,
    redFlush: null,
    invoiced: false,
    untouched: true,
    downloads: 0,
    certificates: 0,
    notices: [],
    ...more,
  };
}

async function open(shown: PaymentDetail, more: Answers = {}, at = '/office/finance?payment=3', locale = 'EN') {
  localStorage.setItem('access_token', 'abc');
  const server = standIn({
    '/session': fine({ data: { ...member, nickname: 'He', roles: ['finance'] } }),
    '/office/finance/list': fine({ infos: [shown.payment], total: 1 }),
    '/office/finance/counts': fine({ transfers: 1, requests: 0, refundDue: 0, failed: 0, notices: 12 }),
    '/office/finance/figures': fine({
      infos: [{ day: '2026-03-01', alipayFen: 100, wechatFen: 200, transferFen: 300, refundedFen: 50 }],
    }),
    '/office/finance/detail': fine(shown),
    ...more,
  });
  await show(
    <Mantine>
      <Finance />
    </Mantine>,
    { at, locale },
  );
  return (path: string) =>
    server.seen.filter((seen) => seen.path === `/office/finance/${path}`).map(({ input }) => input);
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const dialog = async (title: string) => within((await screen.findByText(title)).closest('section')!);

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('[R279] a transfer', () => {
  test('shows a receipt that is a PDF as a file to save, not inside the page', async () => {
    await open(detail(row(), { voucher: { url: '/receipt.pdf', kind: 'pdf' } }));
    const link = await screen.findByRole('link', { name: 'Download the receipt (PDF)' });
    expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual(['/receipt.pdf', true]);
    expect(screen.queryByAltText('Buyer’s receipt')).toBeNull();
  });

  test('begins with what the buyer claims, and is confirmed in fen with the bank’s number', async () => {
    const asked = await open(detail(row()), { '/office/finance/confirm': fine({ state: 'settled' }) });
    expect(await screen.findByText('Matches the order')).toBeTruthy();
    expect(screen.getByAltText('Buyer’s receipt').getAttribute('src')).toBe('/voucher.jpg');
    expect(screen.getByLabelText('Received on')).toMatchObject({ value: '3 Mar 2026' });
    fireEvent.click(screen.getByText('Confirm payment'));
    await screen.findByText('Please fill in this field');
    expect(asked('confirm')).toEqual([]);
    type(screen.getByLabelText('Bank reference'), 'B20260303');
    fireEvent.click(screen.getByText('Confirm payment'));
    await waitFor(() =>
      expect(asked('confirm')).toEqual([
        {
          key: expect.stringMatching(/^[0-9a-f-]{36}$/),
          paymentId: 3,
          tradeNo: 'B20260303',
          amountFen: 128_050,
          receivedOn: '2026-03-03',
        },
      ]),
    );
  });

  test('asked again after a lost answer is the same wish, and another amount is another', async () => {
    const asked = await open(detail(row()), { '/office/finance/confirm': failed('unavailable', 'Gone') });
    type(await screen.findByLabelText('Bank reference'), 'B20260303');
    for (const amount of ['1280.50', '1280.50', '1280.51']) {
      const before = asked('confirm').length;
      type(screen.getByLabelText('Received (¥)'), amount);
      fireEvent.click(screen.getByText('Confirm payment'));
      await waitFor(() => expect(asked('confirm')).toHaveLength(before + 1));
      await waitFor(() => expect(screen.getByText('Confirm payment').getAttribute('aria-busy')).toBeNull());
    }
    const keys = asked('confirm').map((input) => (input as { key: string }).key);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[1]);
  });

  test('warns when the amount is not what the order costs', async () => {
    await open(detail(row({ amountFen: 128_000 })));
    expect(await screen.findByText('¥0.50 less than the order')).toBeTruthy();
    expect(screen.getByText(/^The amount must be exactly ¥1,280.50/)).toBeTruthy();
    type(screen.getByLabelText('Received (¥)'), '1,280.50');
    expect(screen.getByText(/^This confirms the order/)).toBeTruthy();
  });

  test('that nobody finds is rejected with words for the buyer', async () => {
    const asked = await open(detail(row()), { '/office/finance/reject': fine() });
    fireEvent.click(await screen.findByText('Not found'));
    const box = await dialog('Transfer not found?');
    type(box.getByLabelText(/^Message to the buyer/), 'Not received in three days');
    fireEvent.click(box.getByText('Not found'));
    await waitFor(() => expect(asked('reject')).toEqual([{ paymentId: 3, reason: 'Not received in three days' }]));
  });
});

describe('the ledger', () => {
  const LEDGER = '/office/finance?view=ledger&payment=3';

  test('says of a transfer only the day, and of other money the minute too', async () => {
    await open(
      detail(row({ state: 'settled' }), { others: [{ ...payment, paymentId: 4, way: 'alipay' }] }),
      {},
      LEDGER,
    );
    // Once in the list and once in the panel.
    expect(await screen.findAllByText('3 Mar 2026')).toHaveLength(2);
    expect(screen.getByText('3 Mar 2026, 00:00').closest('li')?.textContent).toContain('Alipay');
  });

  test('names the licensee beside the payer only when they differ', async () => {
    await open(detail(row()), {}, '/office/finance?view=ledger');
    expect(await screen.findAllByText('Starlight Ltd')).toHaveLength(1);
    cleanup();
    await open(detail(row({ licensee: 'Moonrise Ltd' })), {}, '/office/finance?view=ledger');
    expect(await screen.findByTitle('Starlight Ltd · Moonrise Ltd')).toBeTruthy();
  });
});

describe('[R301] a wish for the money back', () => {
  const wished = row({ state: 'settled', orderState: 'confirmed', refundState: 'requested', tradeNo: 'B1' });

  test('says what was taken of the goods, and what approving does', async () => {
    const shown = detail(wished, { refundWords: 'Project cancelled', untouched: false, downloads: 2, certificates: 1 });
    const asked = await open(shown, { '/office/finance/approveRefund': fine() });
    expect(await screen.findByText(/^2 files downloaded, 1 licence certificate opened/)).toBeTruthy();
    fireEvent.click(screen.getByText('Approve refund'));
    const box = await dialog('Refund ¥1,280.50?');
    expect(box.getByText(/all its licences revoked/)).toBeTruthy();
    fireEvent.click(box.getByText('Approve refund'));
    await waitFor(() => expect(asked('approveRefund')).toMatchObject([{ orderId: 5, answer: '' }]));
  });

  test('is not declined without an answer', async () => {
    const asked = await open(detail(wished), { '/office/finance/refuseRefund': fine() });
    fireEvent.click(await screen.findByText('Decline'));
    const box = await dialog('Decline this refund?');
    fireEvent.click(box.getByText('Decline'));
    await box.findByText('Please fill in this field');
    type(box.getByLabelText(/^Reply to the buyer/), 'Files were used on air');
    fireEvent.click(box.getByText('Decline'));
    await waitFor(() => expect(asked('refuseRefund')).toEqual([{ orderId: 5, answer: 'Files were used on air' }]));
  });
});

describe('money that must go back', () => {
  const due = row({ state: 'refund_due', reason: 'paid-twice', orderState: 'confirmed' });

  test('after a transfer needs the bank’s number of the way back', async () => {
    const asked = await open(detail(due), { '/office/finance/sendBack': fine() });
    await screen.findByText('Transfer ¥1,280.50 back at your bank first, then enter the bank reference here.');
    fireEvent.click(screen.getByText('Mark as refunded'));
    await screen.findByText('Please fill in this field');
    type(screen.getByLabelText('Bank reference of the refund'), 'R1');
    fireEvent.click(screen.getByText('Mark as refunded'));
    await waitFor(() => expect(asked('sendBack')).toMatchObject([{ paymentId: 3, tradeNo: 'R1' }]));
  });

  test('tells why, and when it is on its way or failed', async () => {
    const refund = { state: 'failed', amountFen: 128_050, tradeNo: null, doneAt: null } as const;
    await open(detail(row({ ...due, way: 'alipay', refund })));
    expect(await screen.findByText('The last attempt failed. Try again.')).toBeTruthy();
    expect(screen.getByText('Refund ¥1,280.50')).toBeTruthy();
    expect(screen.getAllByText('Paid twice').length).toBeGreaterThan(0);
    cleanup();
    await open(detail(row({ ...due, way: 'alipay', refund: { ...refund, state: 'sending' } })));
    expect(await screen.findByText(/Refund in progress/)).toBeTruthy();
    expect(screen.queryByText('Refund ¥1,280.50')).toBeNull();
  });
});

test('the ledger reads its filter from the address and ignores days that do not exist', async () => {
  const asked = await open(
    detail(row()),
    {},
    '/office/finance?view=ledger&way=alipay&from=2026-02-30&to=2026-03-01&keyword=star',
  );
  await screen.findByText('FH00000005');
  expect(asked('list')[0]).toEqual({
    view: 'ledger',
    way: 'alipay',
    to: '2026-03-01',
    keyword: 'star',
    pageNo: 1,
    pageSize: 50,
  });
});

describe('[S4] refused notices', () => {
  const refused: RefusedNotice = {
    noticeId: 8,
    at: '2026-03-02T16:00:00.000Z',
    firstAt: '2026-02-27T16:00:00.000Z',
    times: 1204,
    address: '203.0.113.9',
    gateway: 'wechat',
    outcome: 'signature',
    outTradeNo: null,
    tradeNo: null,
    orderId: null,
    productOrderId: null,
    orderNumber: null,
    announcedFen: null,
    expectedFen: null,
  };
  const wrong: RefusedNotice = {
    ...refused,
    noticeId: 9,
    times: 1,
    address: '',
    gateway: 'alipay',
    outcome: 'amount',
    outTradeNo: 'FH00000005T1',
    tradeNo: '2026030222001',
    orderId: 5,
    orderNumber: 'FH00000005',
    announcedFen: 100,
    expectedFen: 128_050,
  };
  const strange: RefusedNotice = { ...refused, noticeId: 7, outcome: 'of-another-time' };
  const NOTICES = '/office/finance?view=notices';
  const answer = { '/office/finance/notices': fine({ infos: [wrong, refused, strange], total: 103 }) };
  const rowsShown = async () => {
    const table = await screen.findByRole('table');
    await within(table).findByText('FH00000005');
    const rows = within(table).getAllByRole('row').slice(1);
    return rows.map((shown) =>
      within(shown)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
  };

  test('are a tab with the number of the last days, and ask for nothing else', async () => {
    const asked = await open(detail(row()), answer, '/office/finance?keyword=star');
    const tab = await screen.findByRole('tab', { name: /^Rejected notices/ });
    await waitFor(() => expect(tab.textContent).toBe('Rejected notices12'));
    await waitFor(() => expect(asked('list')).toHaveLength(1));
    expect(asked('notices')).toEqual([]);
    fireEvent.click(tab);
    await screen.findByText('2026030222001');
    expect(asked('notices')).toEqual([{ pageNo: 1, pageSize: 50 }]);
    expect(asked('list')).toHaveLength(1);
  });

  test('say what was wrong, and lead to the order where it is known', async () => {
    await open(detail(row()), answer, NOTICES);
    const at = '3 Mar 2026, 00:00';
    const often = ['203.0.113.9', '1,204since 28 Feb 2026'];
    expect(await rowsShown()).toEqual([
      [
        at,
        'Alipay',
        '–',
        '1',
        'Amount doesn’t match',
        'FH00000005T12026030222001',
        'FH00000005',
        '¥1.00Expected ¥1,280.50',
      ],
      [at, 'WeChat Pay', ...often, 'Invalid signature: not from the gateway, or altered', '–', '–', '–'],
      [at, 'WeChat Pay', ...often, 'of-another-time', '–', '–', '–'],
    ]);
    expect(screen.getByText('FH00000005').getAttribute('href')).toBe('/office/sales?view=all&order=5');
  });

  test('say it in Chinese too', async () => {
    await open(detail(row()), answer, NOTICES, 'ZH');
    const [first, second] = await rowsShown();
    expect(first?.slice(1, 5)).toEqual(['支付宝', '–', '1', '金额与应付不一致']);
    expect(first?.at(-1)).toBe('¥1.00应付 ¥1,280.50');
    expect(second?.slice(2, 4)).toEqual(['203.0.113.9', '1,204自 2026/02/28 起']);
    expect(second?.[4]).toBe('签名不符：不是支付平台发的，或内容被改过');
    expect(screen.getByRole('tab', { name: /^未采信的通知/ })).toBeTruthy();
  });

  test('come in pages, and say so when there are none', async () => {
    const asked = await open(detail(row()), answer, `${NOTICES}&page=2`);
    await rowsShown();
    expect(asked('notices')).toEqual([{ pageNo: 2, pageSize: 50 }]);
    cleanup();
    await open(detail(row()), { '/office/finance/notices': fine({ infos: [], total: 0 }) }, NOTICES);
    expect(await screen.findByText('No rejected notices')).toBeTruthy();
  });
});
