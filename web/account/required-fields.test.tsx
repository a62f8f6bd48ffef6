import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Invoiceable, InvoiceTitle } from '#contract/calls/invoices.ts';
import { queryClient } from '../lib/query-client.ts';
import { member } from '../testing/answers.ts';
import { videoItem } from '../testing/items.ts';
import { policyOf } from '../testing/policies.ts';
import { fine, standIn } from '../testing/server.ts';
import { show } from '../testing/show.tsx';
import { PutOrder } from './orders/form/put-order.tsx';
import { terms } from './orders/testing.ts';
import { UserCenter } from './user-center/user-center.tsx';

const empty: InvoiceTitle = {
  id: 3,
  kind: 'company',
  title: '远山科技有限公司',
  taxNumber: '91310115MA1FHDEM0F',
  address: '',
  phone: '',
  bank: '',
  accountEnd: '',
  email: 'a@example.com',
  mobile: '',
};

const paid: Invoiceable = {
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

const clip = {
  cartId: 1,
  id: 101,
  code: 'V00000101',
  category: 0,
  thumbnail: '/thumb',
  title: 'Clip',
  userTitle: '',
  skuName: '',
  terms,
  excerpt: null,
  priceFen: 128_000,
  byQuote: false,
  obstacle: null,
  item: videoItem(101),
} as const;

/** Everything that the order form and the tabs of invoices ask for. */
function answer() {
  const server = standIn({
    '/session': fine({ data: member }),
    '/cart/list': fine({ infos: [clip], total: 1 }),
    '/cart/terms': fine({ infos: [] }),
    '/order/lastLicence': fine({ licence: null }),
    '/licensee/list': fine({ infos: [], shared: false, mayChange: true }),
    '/policy/order': fine(policyOf()),
    '/price/of': fine({ infos: [{ materialId: 101, priceFen: 128_000 }] }),
    '/invoice/list': fine({ infos: [], total: 0 }),
    '/invoice/orders': fine({ infos: [paid], total: 1 }),
    '/invoice/titles': fine({ titles: [empty] }),
  });
  return () => server.seen.map(({ path }) => path).filter((path) => /create|save|apply/.test(path));
}

const press = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
/** What asks to fill something in, each once: a summary above a form repeats it. */
const asked = (words: RegExp) => [...new Set(screen.queryAllByText(words).map(({ textContent }) => textContent))];

beforeEach(() => localStorage.setItem('access_token', 'token'));
afterEach(() => {
  cleanup();
  queryClient.clear();
});

describe('[R217] what an order and an invoice need', () => {
  test.each([
    {
      locale: 'EN',
      submit: /^(Submit order|Order and pay)/,
      add: /^Add title$/,
      save: /^Save$/,
      apply: /^Request invoice$/,
      special: 'Special VAT e-invoice',
      send: /^Send request$/,
      please: /^Please fill in/,
      order: [
        'Please fill in the licensee',
        'Please fill in the project name',
        'Please fill in the project brand',
        'Please fill in the contact person',
        'Please fill in a phone number or email',
      ],
      title: ['Please fill in the title', 'Please fill in the tax number', 'Please fill in the email'],
      more: [
        'Please fill in the address',
        'Please fill in the phone number',
        'Please fill in the bank',
        'Please fill in the account number',
      ],
    },
    {
      locale: 'ZH',
      submit: /^(提交订单|提交并付款)/,
      add: /^新增抬头$/,
      save: /^保存$/,
      apply: /^申请发票$/,
      special: '电子发票（增值税专用发票）',
      send: /^提交申请$/,
      please: /^请填写/,
      order: ['请填写被授权方', '请填写项目名称', '请填写项目品牌', '请填写联系人', '请填写联系方式'],
      title: ['请填写发票抬头', '请填写税号', '请填写接收邮箱'],
      more: ['请填写地址', '请填写电话', '请填写开户行', '请填写账号'],
    },
  ])('is asked for field by field, and nothing is sent without it: $locale', async (words) => {
    const sent = answer();
    await show(<PutOrder />, { at: '/Putorder?carts=1', locale: words.locale });
    await press(words.submit);
    expect(asked(words.please)).toEqual(words.order);
    cleanup();
    await show(<UserCenter />, { at: '/UserCenter?tab=titles', locale: words.locale });
    await press(words.add);
    await press(words.save);
    expect(asked(words.please)).toEqual(words.title);
    cleanup();
    await show(<UserCenter />, { at: '/UserCenter?tab=invoices', locale: words.locale });
    await press(words.apply);
    fireEvent.click(await screen.findByRole('radio', { name: words.special }));
    await press(words.send);
    await waitFor(() => expect(asked(words.please)).toEqual(words.more));
    expect(sent()).toEqual([]);
  });
});
