import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Plan, ProductOrder } from '#contract/calls/membership.ts';
import type { AwaitedRed } from '#contract/calls/payments.ts';
import { queryClient } from '../../lib/query-client.ts';
import { member } from '../../testing/answers.ts';
import { type Answers, failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
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

const closed: Partial<ProductOrder> = { state: 'closed', closeReason: 'payment-expired', endsOn: null, startsOn: null };

const asMember = (more: Answers = {}) =>
  standIn({
    '/session': fine({ data: member }),
    '/vip/plans': fine({ infos: [plan] }),
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
    const orders = await screen.findByRole('region', { name: 'VIP orders' });
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
    });
    await show(<Vip />, { at: '/Vip' });
    expect(await screen.findByText('Log in to see what each plan would have saved on your orders')).toBeTruthy();
    expect(server.seen.map(({ path }) => path)).toEqual(['/vip/plans']);
  });

  test('lead to sales when there are none, and can be asked for again when they did not come', async () => {
    asMember({ '/vip/plans': fine({ infos: [] }), '/vip/orders': fine({ infos: [] }) });
    await show(<Vip />, { at: '/Vip' });
    expect(await screen.findByRole('button', { name: 'Contact sales' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'VIP orders' })).toBeNull();
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
            licensee: '',
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
