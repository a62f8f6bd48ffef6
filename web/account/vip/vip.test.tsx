import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Plan, ProductOrder } from '#contract/calls/membership.ts';
import type { Package } from '#contract/calls/packages.ts';
import type { AwaitedRed } from '#contract/calls/payments.ts';
import { queryClient } from '../../lib/query-client.ts';
import { member } from '../../testing/answers.ts';
import { type Answers, failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { ProductDetail } from './product-detail.tsx';
import { VipOrder } from './vip-order.tsx';
import { Vip } from './vip.tsx';

const plan: Plan = {
  planId: 3,
  version: 1,
  name: 'Quarterly VIP',
  days: 90,
  percent: 15,
  kinds: ['video', 'photo'],
  priceFen: 49_900,
};
const order: ProductOrder = {
  productOrderId: 7,
  number: 'FHP00000007',
  planId: 3,
  pool: null,
  requestWords: '',
  quoteDueAt: null,
  answerWords: '',
  name: 'Quarterly VIP',
  days: 90,
  percent: 15,
  kinds: ['video', 'photo'],
  totalFen: 49_900,
  state: 'awaiting',
  closeReason: null,
  refund: 'none',
  refundWords: '',
  refundAnswer: '',
  payBy: '2026-11-20T08:00:00.000Z',
  createdAt: '2026-11-17T08:00:00.000Z',
  paidAt: null,
  forCompany: false,
  startsOn: '2026-11-17',
  endsOn: '2027-02-14',
  standing: null,
  may: { pay: true, cancel: true, askRefund: false },
};

const offer: Package = {
  packageId: 9,
  version: 2,
  name: '10 photos',
  kind: 'photo',
  terms: { scene: 'social', channel: 'internet', period: 'year', area: 'mainland' },
  count: 10,
  days: 365,
  priceFen: 159_900,
};
const byQuote: Package = { ...offer, packageId: 10, name: '100 photos', count: 100, priceFen: null };

const closed: Partial<ProductOrder> = { state: 'closed', closeReason: 'payment-expired', endsOn: null, startsOn: null };

const asMember = (more: Answers = {}) =>
  standIn({
    '/session': fine({ data: member }),
    '/vip/plans': fine({ infos: [plan] }),
    '/package/list': fine({ infos: [offer, byQuote] }),
    '/package/mine': fine({ infos: [], mayTake: true, company: null }),
    '/vip/mine': fine({ membership: null }),
    '/vip/savings': fine({ lines: 2, paidFen: 160_800, infos: [{ planId: 3, savedFen: 24_120 }] }),
    '/vip/orders': fine({
      infos: [
        { ...order, productOrderId: 8, number: 'FHP00000008', ...closed },
        order,
        { ...order, productOrderId: 6, number: 'FHP00000006', state: 'confirmed', standing: 'active' },
      ],
    }),
    ...more,
  });

beforeEach(() => localStorage.setItem('access_token', 'token'));
afterEach(() => {
  cleanup();
  queryClient.clear();
});

describe('the plans', () => {
  test('tell a buyer what each would have saved', async () => {
    asMember();
    await show(<Vip />, { at: '/Vip' });
    expect(await screen.findByText('Would have saved you ¥241.20 on your orders of the last 12 months')).toBeTruthy();
    expect(screen.getByText(/^Based on the 2 licences you paid for in the last 12 months/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Choose plan' }).getAttribute('href')).toBe('/VipOrder?plan=3');
  });

  test('lead a buyer back to each of their orders, with how it stands', async () => {
    asMember();
    await show(<Vip />, { at: '/Vip' });
    const orders = await screen.findByRole('region', { name: 'VIP and package orders' });
    const rows = within(orders).getAllByRole('listitem');
    expect(rows.map((row) => [within(row).getByRole('link').getAttribute('href'), row.textContent])).toEqual([
      ['/VipOrder?id=8', expect.stringContaining('Not paid in time')],
      ['/VipOrder?id=7', expect.stringContaining('Awaiting payment')],
      ['/VipOrder?id=6', expect.stringContaining('Active')],
    ]);
  });

  test('are shown to visitors, who are asked nothing', async () => {
    localStorage.clear();
    const server = standIn({
      '/session': fine({ data: { verity: false } }),
      '/vip/plans': fine({ infos: [plan] }),
      '/package/list': fine({ infos: [] }),
    });
    await show(<Vip />, { at: '/Vip' });
    expect(await screen.findByText('Log in to see what each plan would have saved on your orders')).toBeTruthy();
    expect(server.seen.map(({ path }) => path)).toEqual(['/vip/plans', '/package/list']);
  });

  test('lead to sales when there are none, and can be asked for again when they did not come', async () => {
    asMember({ '/vip/plans': fine({ infos: [] }), '/vip/orders': fine({ infos: [] }) });
    await show(<Vip />, { at: '/Vip' });
    expect(await screen.findByRole('button', { name: 'Contact sales' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'VIP and package orders' })).toBeNull();
    cleanup();
    queryClient.clear();
    asMember({ '/vip/plans': failed('unavailable', 'Please try again') });
    await show(<Vip />, { at: '/Vip' });
    expect(await screen.findByText('Please try again')).toBeTruthy();
  });
});

describe('a VIP order', () => {
  const paid: ProductOrder = {
    ...order,
    state: 'confirmed',
    standing: 'active',
    paidAt: '2026-11-17T09:00:00.000Z',
    may: { pay: false, cancel: false, askRefund: true },
  };
  const open = async (shown: ProductOrder, redFlush: AwaitedRed | null = null) => {
    const server = asMember({
      '/vip/orderDetail': fine({ order: shown }),
      '/payment/ofOrder': fine({
        ways: [],
        insideWechat: false,
        bankAccount: null,
        payments: [],
        trouble: false,
        redFlush,
        underWay: null,
      }),
      '/invoice/ofOrder': fine({ may: true, invoices: [] }),
      '/invoice/titles': fine({ titles: [] }),
      '/invoice/orders': fine({
        infos: [
          {
            orderId: null,
            productOrderId: 7,
            orderNumber: 'FHP00000007',
            projectName: 'Quarterly VIP',
            licensees: [],
            way: 'alipay',
            paidAt: '2026-11-17T09:00:00.000Z',
            amountFen: 49_900,
            netFen: 47_075,
            vatFen: 2_825,
          },
        ],
        total: 1,
      }),
    });
    await show(<VipOrder />, { at: '/VipOrder?id=7' });
    return server;
  };

  test('can be invoiced once it is paid, and is chosen in the form', async () => {
    await open(paid);
    fireEvent.click(await screen.findByRole('button', { name: 'Request invoice' }));
    const box = await screen.findByRole('checkbox', { name: /FHP00000007/ });
    expect((box as HTMLInputElement).checked).toBe(true);
    expect(screen.getByText('¥28.25')).toBeTruthy();
  });

  test('asks for no invoice before it is paid', async () => {
    const server = await open(order);
    await screen.findByRole('heading', { name: 'Quarterly VIP' });
    expect(server.seen.map(({ path }) => path)).not.toContain('/invoice/ofOrder');
  });

  test('says that its refund waits for the invoice', async () => {
    const refunded = { ...paid, refund: 'refunded', refundWords: 'Bought twice' } as const;
    await open(refunded, { invoiceId: 9, state: 'confirming', confirmBy: '2026-11-20T09:00:00.000Z' });
    const link = await screen.findByRole('link', { name: /^The refund waits for the invoice to be reversed/ });
    expect(link.getAttribute('href')).toBe('/UserCenter?tab=invoices&invoice=9');
  });
});

describe('packages', () => {
  const own = {
    poolId: 4,
    productOrderId: 7,
    name: '10 photos',
    kind: 'photo',
    terms: offer.terms,
    quota: 10,
    used: 3,
    endsOn: '2027-11-16',
  } as const;
  const bought: ProductOrder = {
    ...order,
    name: '10 photos',
    planId: null,
    percent: null,
    kinds: ['photo'],
    pool: { poolId: 4, kind: 'photo', terms: offer.terms, quota: 10, used: 3 },
    state: 'confirmed',
    standing: 'active',
    paidAt: '2026-11-17T09:00:00.000Z',
    may: { pay: false, cancel: false, askRefund: false },
  };
  const orderPage = (shown: ProductOrder) =>
    asMember({
      '/vip/orderDetail': fine({ order: shown }),
      '/package/takings': fine({
        total: 1,
        infos: [
          {
            orderId: 31,
            number: 'FH00000031',
            kind: 'photo',
            by: 'Wei',
            takenAt: '2026-11-17T10:00:00.000Z',
            code: 'P00000012',
            title: 'Harbour',
          },
        ],
      }),
      '/payment/ofOrder': fine({
        ways: [],
        insideWechat: false,
        bankAccount: null,
        payments: [],
        trouble: false,
        redFlush: null,
        underWay: null,
      }),
      '/invoice/ofOrder': fine({ may: true, invoices: [] }),
    });

  test('are shown with their price for each licence, or on request, and what is left of one’s own', async () => {
    asMember({ '/package/mine': fine({ infos: [own], mayTake: true, company: null }) });
    await show(<Vip />, { at: '/Vip' });
    expect(await screen.findByText('¥159.90 per licence')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Buy package' }).getAttribute('href')).toBe('/VipOrder?package=9');
    expect(screen.getByRole('link', { name: 'Request a quote' }).getAttribute('href')).toBe('/VipOrder?package=10');
    expect(await screen.findByText('7 of 10 left until 16 Nov 2027')).toBeTruthy();
  });

  test('have a page of their own under the number of a product, as plans have', async () => {
    asMember();
    await show(<ProductDetail />, { at: '/ProductDetail?id=9' });
    expect(await screen.findByRole('heading', { level: 1, name: '10 photos' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'How packages work' })).toBeTruthy();
    cleanup();
    await show(<ProductDetail />, { at: '/ProductDetail?id=3' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Quarterly VIP' })).toBeTruthy();
    cleanup();
    await show(<ProductDetail />, { at: '/ProductDetail?id=77' });
    expect(await screen.findByText('This plan isn’t on sale')).toBeTruthy();
  });

  test('are ordered as they were seen, without a price', async () => {
    const server = asMember({
      '/package/preview': fine({ offer, endsOn: '2027-11-16', company: null, mayBuy: true }),
      '/package/order': failed('package-changed', 'This package has changed'),
    });
    await show(<VipOrder />, { at: '/VipOrder?package=9' });
    fireEvent.click(await screen.findByRole('button', { name: 'Place order and pay ¥1,599.00' }));
    await waitFor(() =>
      expect(server.seen.find(({ path }) => path === '/package/order')?.input).toEqual({
        key: expect.any(String),
        packageId: 9,
        version: 2,
        words: '',
      }),
    );
    expect(await screen.findByText('This package has changed')).toBeTruthy();
  });

  test('are asked for on request, with words for sales', async () => {
    const server = asMember({
      '/package/preview': fine({ offer: byQuote, endsOn: '2027-11-16', company: null, mayBuy: true }),
      '/package/order': failed('package-changed', 'This package has changed'),
    });
    await show(<VipOrder />, { at: '/VipOrder?package=10' });
    fireEvent.change(await screen.findByLabelText('What do you need it for?'), { target: { value: 'Ten a month' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send request' }));
    await waitFor(() =>
      expect(server.seen.find(({ path }) => path === '/package/order')?.input).toMatchObject({ words: 'Ten a month' }),
    );
  });

  test('in a company are bought by administrators only', async () => {
    asMember({ '/package/preview': fine({ offer, endsOn: '2027-11-16', company: 'Far Hills', mayBuy: false }) });
    await show(<VipOrder />, { at: '/VipOrder?package=9' });
    expect(await screen.findByText('Only administrators of your company can buy a package.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Place order/ })).toBeNull();
  });

  test('say what is left and what was taken', async () => {
    orderPage(bought);
    await show(<VipOrder />, { at: '/VipOrder?id=7' });
    expect(await screen.findByText('7 of 10')).toBeTruthy();
    expect((await screen.findByRole('link', { name: 'P00000012 Harbour' })).getAttribute('href')).toBe(
      '/Order2?orderId=31',
    );
    cleanup();
    queryClient.clear();
    orderPage({ ...bought, pool: { ...bought.pool!, used: 10 } });
    await show(<VipOrder />, { at: '/VipOrder?id=7' });
    expect(await screen.findByText('You’ve used every licence in this package.')).toBeTruthy();
  });

  test('that wait for a quote cannot be paid', async () => {
    orderPage({
      ...bought,
      pool: { ...bought.pool!, used: 0 },
      state: 'requested',
      standing: null,
      totalFen: null,
      payBy: null,
      paidAt: null,
      requestWords: 'Ten a month',
      quoteDueAt: '2026-11-18T09:00:00.000Z',
      may: { pay: false, cancel: true, askRefund: false },
    });
    await show(<VipOrder />, { at: '/VipOrder?id=7' });
    expect(await screen.findByText('We’re preparing your quote and will email you.')).toBeTruthy();
    expect(screen.getByText('Ten a month')).toBeTruthy();
    expect(screen.getByText('Price on request')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Payment' })).toBeNull();
  });
});
