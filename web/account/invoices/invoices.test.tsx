import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Invoiceable, InvoiceDetail, InvoiceTitle } from '#contract/calls/invoices.ts';
import { queryClient } from '../../lib/query-client.ts';
import { member } from '../../testing/answers.ts';
import { type Answers, failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { UserCenter } from '../user-center/user-center.tsx';

const company: InvoiceTitle = {
  id: 3,
  kind: 'company',
  title: '远山科技有限公司',
  taxNumber: '91310115MA1FHDEM0F',
  address: '',
  phone: '021',
  bank: '演示银行',
  accountEnd: '3456',
  email: 'a@example.com',
  mobile: '',
};
const person: InvoiceTitle = { ...company, id: 4, kind: 'person', title: '李雷', taxNumber: '' };
const order: Invoiceable = {
  orderId: 11,
  productOrderId: null,
  orderNumber: 'FH00000011',
  projectName: 'New Year',
  licensees: ['海川传媒'],
  way: 'alipay',
  paidAt: '2026-11-10T08:00:00.000Z',
  amountFen: 128_000,
  netFen: 120_755,
  vatFen: 7_245,
};
const other: Invoiceable = { ...order, orderId: 12, orderNumber: 'FH00000012', way: 'transfer' };
const invoice: InvoiceDetail = {
  id: 9,
  number: 'FP00000009',
  state: 'applied',
  type: 'normal',
  kind: 'company',
  title: '远山科技有限公司',
  amountFen: 128_000,
  netFen: 120_755,
  vatFen: 7_245,
  orderNumbers: ['FH00000011'],
  appliedAt: '2026-11-10T08:00:00.000Z',
  dueAt: '2026-11-19T10:30:00.000Z',
  overdue: true,
  invoiceNumber: null,
  issuedAt: null,
  reason: null,
  words: '',
  taxNumber: '91310115MA1FHDEM0F',
  address: '',
  phone: '',
  bank: '',
  accountEnd: '3456',
  email: 'a@example.com',
  mobile: '',
  remark: '',
  lines: [
    {
      orderId: 11,
      productOrderId: null,
      orderNumber: 'FH00000011',
      projectName: 'New Year',
      licensees: ['海川传媒'],
      amountFen: 128_000,
      netFen: 120_755,
      vatFen: 7_245,
      live: true,
    },
  ],
  files: [],
  reds: [],
  mine: true,
  otherLicensees: ['海川传媒'],
};

async function open(tab: string, answers: Answers = {}) {
  const server = standIn({
    '/session': fine({ data: member }),
    '/invoice/list': fine({ infos: [], total: 0 }),
    '/invoice/orders': fine({ infos: [order, other], total: 2 }),
    '/invoice/titles': fine({ titles: [company, person] }),
    ...answers,
  });
  await show(<UserCenter />, { at: `/UserCenter?tab=${tab}` });
  return (path: string) => server.seen.filter((seen) => seen.path === path).map(({ input }) => input);
}

beforeEach(() => localStorage.setItem('access_token', 'token'));
afterEach(() => {
  cleanup();
  queryClient.clear();
});

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('asking for an invoice', () => {
  const begin = async (answers: Answers = {}) => {
    const sent = await open('invoices', answers);
    await press('Request invoice');
    await screen.findByText('FH00000011');
    return sent;
  };

  test('adds up what the server split, says by when, and points out another licensee', async () => {
    const sent = await begin({ '/invoice/apply': fine({ id: 9 }) });
    fireEvent.click(screen.getByRole('checkbox', { name: /FH00000011/ }));
    expect(screen.getByText('We issue it within 7 working days.')).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: /FH00000012/ }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('¥2,560.00')).toBeTruthy();
    expect(dialog.getByText('¥144.90')).toBeTruthy();
    expect(dialog.getByText('We issue it within 10 working days.')).toBeTruthy();
    expect(dialog.getByText(/differs from the licensee \(海川传媒\)/)).toBeTruthy();
    await press('Send request');
    await waitFor(() =>
      expect(sent('/invoice/apply')).toMatchObject([
        { orderIds: [11, 12], productOrderIds: [], titleId: 3, type: 'normal', remark: '' },
      ]),
    );
  });

  test('takes VIP orders too, for which there is no licensee', async () => {
    const vip = { ...order, orderId: null, productOrderId: 7, orderNumber: 'FHP00000007', licensees: [] };
    const sent = await begin({
      '/invoice/orders': fine({ infos: [order, vip], total: 2 }),
      '/invoice/apply': fine({ id: 9 }),
    });
    fireEvent.click(screen.getByRole('checkbox', { name: /FHP00000007/ }));
    expect(screen.queryByText(/differs from the licensee/)).toBeNull();
    await press('Send request');
    await waitFor(() => expect(sent('/invoice/apply')).toMatchObject([{ orderIds: [], productOrderIds: [7] }]));
  });

  test('names every field that is missing, and lets it be filled in', async () => {
    const sent = await begin();
    await press('Send request');
    expect(screen.getByText('Please choose an order')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Special VAT e-invoice' }));
    expect(screen.getByText('Please fill in the address')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: '4' } });
    expect(screen.getByText('Special VAT invoices are for companies only.')).toBeTruthy();
    expect(sent('/invoice/apply')).toEqual([]);
  });

  test('keeps the form and its key when it is refused', async () => {
    const sent = await begin({ '/invoice/apply': failed('invoiced-already', 'Already invoiced') });
    fireEvent.click(screen.getByRole('checkbox', { name: /FH00000011/ }));
    await press('Send request');
    expect(await screen.findByText('Already invoiced')).toBeTruthy();
    await press('Send request');
    await waitFor(() => expect(sent('/invoice/apply')).toHaveLength(2));
    const keys = (sent('/invoice/apply') as { key: string }[]).map(({ key }) => key);
    expect(keys[0]).toBe(keys[1]);
  });
});

describe('a title', () => {
  test('says what to fill in, and sends nothing before', async () => {
    const sent = await open('titles');
    await press('Add title');
    fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
    for (const words of ['Please fill in the title', 'Please fill in the tax number', 'Please fill in the email'])
      expect(screen.getByText(words)).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Tax number'), { target: { value: '91310115MA1FHDEM0' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('A tax number has 15, 18 or 20 letters and digits')).toBeTruthy();
    expect(sent('/invoice/title/save')).toEqual([]);
  });

  test('of a person has no tax number, and an account that is kept stays masked', async () => {
    const sent = await open('titles', { '/invoice/title/save': fine({ title: company }) });
    await press('Edit 远山科技有限公司');
    expect(await screen.findByText('Ends in 3456; leave empty to keep it')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Person' }));
    expect(screen.queryByLabelText('Tax number')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent('/invoice/title/save')).toMatchObject([{ id: 3, kind: 'person', account: '' }]));
  });
});

describe('an invoice', () => {
  test('[R190] shows that it was asked for, is red when late, and can be withdrawn', async () => {
    await open('invoices&invoice=9', { '/invoice/detail': fine({ invoice }) });
    expect(await screen.findByText('Requested', { selector: '[data-tone]' })).toBeTruthy();
    expect(document.querySelector('[data-overdue]')?.textContent).toContain('Overdue');
    expect(screen.getByText('•••• 3456')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Withdraw request' })).toBeTruthy();
  });

  test('offers its files once it is issued', async () => {
    const issued = { ...invoice, state: 'issued', overdue: false, files: ['pdf', 'xml'] } as const;
    await open('invoices&invoice=9', {
      '/invoice/detail': fine({ invoice: { ...issued, files: ['pdf', 'xml'], invoiceNumber: '26310000000000000001' } }),
    });
    expect(await screen.findByRole('button', { name: 'Download PDF' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Download OFD' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Withdraw request' })).toBeNull();
  });

  test('of somebody else does not exist', async () => {
    await open('invoices&invoice=9', { '/invoice/detail': failed('not-found', 'No') });
    expect(await screen.findByText('Invoice not found')).toBeTruthy();
  });
});

test('an invoice with a wrong title is reissued under another one, unless the buyer chooses otherwise', async () => {
  const issued = { ...invoice, state: 'issued', invoiceNumber: '1'.repeat(20), issuedAt: invoice.dueAt } as const;
  const sent = await open('invoices&invoice=9', {
    '/invoice/detail': fine({ invoice: issued }),
    '/invoice/correct': fine({ id: 10 }),
  });
  await press('Wrong title: reverse and reissue');
  await press('Reverse and reissue');
  const wish = { key: expect.any(String), id: 9, titleId: 4, type: 'normal', remark: '' };
  await waitFor(() => expect(sent('/invoice/correct')).toEqual([wish]));
});
