import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OrderDetail } from '#contract/calls/orders.ts';
import { member } from '../../../testing/answers.ts';
import { type Answers, failed, fine, standIn } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { orderOf, payingOf, quoteOf } from '../testing.ts';
import { Order } from './order.tsx';

async function openOrder(order: OrderDetail, more: Answers = {}, at = '/Order?orderId=11') {
  const answers: Answers = {
    '/session': fine({ data: member }),
    '/order/detail': fine({ order }),
    '/payment/ofOrder': fine(payingOf()),
    '/invoice/ofOrder': fine({ may: false, invoices: [] }),
    '/payment/check': fine({ state: 'quoted', trouble: false }),
    '/licence/list': fine({ infos: [], total: 0 }),
    ...more,
  };
  const server = standIn(answers);
  const router = await show(<Order />, { at });
  return { server, router, answers };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const filled = () => [...document.querySelectorAll('[data-variant="filled"]')].map(({ textContent }) => textContent);
const may = {
  say: true,
  close: false,
  askChange: false,
  pay: false,
  editLicence: false,
  askRefund: false,
  approve: false,
};

beforeEach(() => localStorage.setItem('access_token', 'abc'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('[R42] an order', () => {
  test('says how it stands, what is next and what it costs, and offers one thing to do', async () => {
    await openOrder(orderOf());
    await screen.findByRole('heading', { level: 1, name: 'Order FH20261115001' });
    expect(screen.getByText(/Pay while your quote is valid/)).toBeTruthy();
    expect(screen.getByText('Advertising · Internet · 1 year · Mainland China')).toBeTruthy();
    expect(screen.getByText('¥1,207.55')).toBeTruthy();
    await button('Pay ¥1,280.00 with Alipay');
    expect(filled()).toEqual(['Pay ¥1,280.00 with Alipay']);
  });

  test('says to its buyer that colleagues were told, and to a colleague that it is theirs to approve', async () => {
    const waiting = { approval: 'waiting', next: 'colleague-approves' } as const;
    await openOrder(orderOf({ ...waiting, may }));
    expect(await screen.findByText(/We’ve emailed them/)).toBeTruthy();
    cleanup();
    await openOrder(orderOf({ ...waiting, may: { ...may, approve: true } }));
    expect(await screen.findByText(/awaits your approval/)).toBeTruthy();
    expect(screen.queryByText(/We’ve emailed them/)).toBeNull();
  });

  test('shows scope and price of the quote side by side, and that paying accepts both', async () => {
    const quote = quoteOf({ version: 2 });
    quote.lines[0] = {
      ...quote.lines[0]!,
      terms: { ...quote.lines[0]!.terms, channel: 'outdoor' },
      special: { zh: '外滩大屏', en: 'Billboard at the Bund' },
    };
    const before = quoteOf({ quoteId: 30, version: 1, state: 'superseded' });
    await openOrder(orderOf({ quote, quotes: [quote, before] }));
    const words = (await screen.findByText('Special terms: Billboard at the Bund')).closest('li');
    expect(words?.textContent).toContain('Advertising · Outdoor · 1 year · Mainland China');
    expect(words?.textContent).toContain('Ordered: Advertising · Internet · 1 year · Mainland China');
    expect(words?.textContent).toContain('¥1,280.00');
    expect(screen.getByText('By paying, you accept the scope and price of quote version 2.')).toBeTruthy();
    const earlier = screen.getByText('Previous quotes (1)').closest('details');
    expect(earlier?.textContent).toContain('Advertising · Internet · 1 year · Mainland China');
  });

  test('[R279] money that needs a person warns against paying twice', async () => {
    await openOrder(orderOf(), { '/payment/ofOrder': fine(payingOf({ trouble: true })) });
    const notice = await screen.findByRole('heading', { name: 'Please contact service, do not pay twice' });
    expect(notice.closest('[role="alert"]')).not.toBeNull();
  });

  test('[C27] leads to the address of its kind', async () => {
    const { router } = await openOrder(orderOf({ kind: 'photo' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/Order2'));
  });

  test.each(['/Order', '/Order?orderId=x', '/Order?orderId=11'])('at %s there may be no order', async (at) => {
    await openOrder(orderOf(), { '/order/detail': failed('not-found', 'Not found') }, at);
    expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeTruthy();
  });

  test.each([
    ['cancelled', 'Cancelled'],
    ['quote-rejected', 'Quote declined'],
    ['quote-expired', 'Quote expired'],
    ['material-unavailable', 'Material unavailable'],
    ['duplicate', 'Duplicate order'],
    ['refunded', 'Refunded'],
  ] as const)('[R189] a closed one says why: %s', async (closeReason, words) => {
    await openOrder(orderOf({ state: 'closed', next: 'nothing', closeReason, quote: null, payBy: null, may }));
    expect(await screen.findByText(new RegExp(`Reason: ${words}`))).toBeTruthy();
    expect(filled()).toEqual([]);
  });

  test('[D1] what sales said stands under their name, or their desk when they have left', async () => {
    const said = { side: 'staff', asksChange: false, at: '2026-11-15T08:00:00Z' } as const;
    const messages = [
      { ...said, id: 1, author: 'Chen He', words: 'This afternoon' },
      { ...said, id: 2, author: '', words: 'Done' },
    ];
    await openOrder(orderOf({ messages }));
    const who = async (words: string) =>
      (await screen.findByText(words)).closest('li')?.querySelector('strong')?.textContent;
    expect([await who('This afternoon'), await who('Done')]).toEqual(['Chen He', 'Sales']);
  });

  test('[D1] asking for a change needs words', async () => {
    const { server } = await openOrder(orderOf());
    fireEvent.click(await button('Request a new quote'));
    expect(await screen.findByText('Tell us what you’d like to change first')).toBeTruthy();
    expect(server.seen.filter(({ path }) => path === '/order/say')).toEqual([]);
  });

  test('[R301] a refund says what it means and is asked for once', async () => {
    const order = orderOf({
      state: 'confirmed',
      next: 'finished',
      payBy: null,
      may: { ...may, askRefund: true },
    });
    const { server } = await openOrder(order, { '/payment/askRefund': fine() });
    fireEvent.click(await button('Request a refund'));
    expect(await screen.findByText(/if you haven’t downloaded a file/)).toBeTruthy();
    fireEvent.change(screen.getByLabelText(/Reason for refund/), { target: { value: 'Project cancelled' } });
    fireEvent.click(screen.getAllByRole('button', { name: 'Request a refund' }).at(-1)!);
    await waitFor(() => expect(server.seen.some(({ path }) => path === '/payment/askRefund')).toBe(true));
    const sent = server.seen.filter(({ path }) => path === '/payment/askRefund');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.input).toMatchObject({ orderId: 11, words: 'Project cancelled' });
  });
});

describe('[R3] paying', () => {
  const target = { kind: 'qr', codeUrl: 'weixin://pay/1' } as const;

  test('by WeChat shows a code, waits and moves on by itself', async () => {
    const { server, answers } = await openOrder(orderOf(), {
      '/payment/start': fine({ target, expiresAt: new Date(Date.now() + 600_000).toISOString() }),
    });
    fireEvent.click(await screen.findByRole('radio', { name: /WeChat Pay/ }));
    fireEvent.click(await button('Show WeChat Pay code'));
    await screen.findByRole('img', { name: 'WeChat Pay code for ¥1,280.00' });
    expect(screen.queryByRole('link', { name: /payment page/ })).toBeNull();
    await waitFor(() => expect(server.seen.some(({ path }) => path === '/payment/check')).toBe(true));
    const paid = orderOf({ state: 'confirmed', next: 'finished', payBy: null, may });
    answers['/payment/check'] = fine({ state: 'confirmed', trouble: false });
    answers['/order/detail'] = fine({ order: paid });
    fireEvent.click(screen.getByRole('button', { name: 'I’ve paid, check now' }));
    expect(await screen.findByText(/Download your licence certificates and original files/)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Payment' })).toBeNull();
  });

  test('by the sandbox’s WeChat can be done in this browser', async () => {
    const codeUrl = 'http://127.0.0.1:4002/pay/1';
    await openOrder(orderOf(), {
      '/payment/start': fine({ target: { kind: 'qr', codeUrl }, expiresAt: '2099-01-01T00:00:00.000Z' }),
    });
    fireEvent.click(await screen.findByRole('radio', { name: /WeChat Pay/ }));
    fireEvent.click(await button('Show WeChat Pay code'));
    const link = await screen.findByRole('link', { name: 'Demo: open the payment page in this browser' });
    expect(link.getAttribute('href')).toBe(codeUrl);
  });

  test('without any way to pay says so and offers a person', async () => {
    await openOrder(orderOf(), { '/payment/ofOrder': fine(payingOf({ ways: [], bankAccount: null })) });
    expect(await screen.findByText(/No payment methods are available/)).toBeTruthy();
    expect(await button('Contact us')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('a code that has run out is replaced under another key', async () => {
    const expiresAt = new Date(Date.now() - 1000).toISOString();
    const { server } = await openOrder(orderOf(), { '/payment/start': fine({ target, expiresAt }) });
    fireEvent.click(await screen.findByRole('radio', { name: /WeChat Pay/ }));
    fireEvent.click(await button('Show WeChat Pay code'));
    await screen.findByText('Code expired');
    fireEvent.click(await button('Get a new code'));
    const starts = () => server.seen.filter(({ path }) => path === '/payment/start').map(({ input }) => input);
    await waitFor(() => expect(starts()).toHaveLength(2));
    const [first, second] = starts() as { key: string }[];
    expect(first?.key).not.toBe(second?.key);
  });

  test('by Alipay opens its page, and a failure closes the window and keeps the key', async () => {
    const tab = { location: { href: '' }, opener: {}, close: vi.fn<() => void>() };
    vi.spyOn(window, 'open').mockReturnValue(tab as never);
    const { server, answers } = await openOrder(orderOf(), {
      '/payment/start': failed('gateway-failed', 'The payment service does not answer'),
    });
    const pay = await button('Pay ¥1,280.00 with Alipay');
    fireEvent.click(pay);
    await waitFor(() => expect(tab.close).toHaveBeenCalled());
    expect(await screen.findByText('The payment service does not answer')).toBeTruthy();
    const page = { kind: 'page', url: 'https://pay.example/1' } as const;
    answers['/payment/start'] = fine({ target: page, expiresAt: new Date(Date.now() + 600_000).toISOString() });
    fireEvent.click(pay);
    await waitFor(() => expect(tab.location.href).toBe('https://pay.example/1'));
    const keys = server.seen
      .filter(({ path }) => path === '/payment/start')
      .map(({ input }) => (input as { key: string }).key);
    expect(new Set(keys).size).toBe(1);
  });

  test('a blocked window leaves a link', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const page = { kind: 'page', url: 'https://pay.example/1' } as const;
    await openOrder(orderOf(), { '/payment/start': fine({ target: page, expiresAt: '2099-01-01T00:00:00.000Z' }) });
    fireEvent.click(await button('Pay ¥1,280.00 with Alipay'));
    expect((await screen.findByRole('link', { name: 'Open Alipay' })).getAttribute('href')).toBe(page.url);
  });

  test('[R279] what was begun is remembered, and asked about at once', async () => {
    const underWay = { gateway: 'wechat' as const, expiresAt: '2099-01-01T00:00:00.000Z' };
    const { server } = await openOrder(orderOf(), { '/payment/ofOrder': fine(payingOf({ underWay })) });
    expect(await screen.findByText(/You’ve started a payment with WeChat Pay/)).toBeTruthy();
    await waitFor(() => expect(server.seen.some(({ path }) => path === '/payment/check')).toBe(true));
  });

  test('[D1] by transfer shows where to, and refuses another amount before sending', async () => {
    const { server } = await openOrder(orderOf({ quote: quoteOf() }));
    fireEvent.click(await screen.findByRole('radio', { name: /Bank transfer/ }));
    expect(screen.getByText('6222 0000 1111 2222')).toBeTruthy();
    fireEvent.change(screen.getByLabelText(/Amount \(CNY\)/), { target: { value: '1280.01' } });
    fireEvent.click(await button('Submit receipt'));
    expect(screen.getByText(/must match the quote: ¥1,280.00/)).toBeTruthy();
    expect(screen.getByText('Please choose the receipt')).toBeTruthy();
    expect(server.seen.filter(({ path }) => path === '/payment/voucher')).toEqual([]);
  });

  test('[D1] by transfer takes the receipt as a PDF, by its name, unless it is too large', async () => {
    const { server } = await openOrder(orderOf(), { '/payment/voucher': fine({ paymentId: 3 }) });
    fireEvent.click(await screen.findByRole('radio', { name: /Bank transfer/ }));
    const choose = (bytes: number) => {
      const file = new File([new Uint8Array(bytes).fill(65)], 'huidan.pdf', { type: 'application/pdf' });
      fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } });
    };
    choose(700_001);
    await screen.findByText('This file is too large. Please choose a smaller one');
    choose(3);
    await screen.findByText('huidan.pdf');
    fireEvent.click(await button('Submit receipt'));
    const sent = () => server.seen.find(({ path }) => path === '/payment/voucher')?.input;
    await waitFor(() => expect(sent()).toMatchObject({ picture: 'data:application/pdf;base64,QUFB' }));
  });
});

test('tells its buyer that an approved one is approved anew when its licence details change', async () => {
  const notice = async (more: Partial<OrderDetail>) => {
    cleanup();
    await openOrder(orderOf({ may: { ...may, editLicence: true }, ...more }));
    fireEvent.click(await button('Edit'));
    const cancel = await button('Cancel');
    const shown = screen.queryByText(/a colleague has to approve it again/) !== null;
    fireEvent.click(cancel);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return [shown, screen.queryByText('You can edit this until you pay') !== null];
  };
  expect(await notice({ approval: 'approved' })).toEqual([true, true]);
  expect(await notice({ approval: 'approved', boughtBy: 'Wei' })).toEqual([false, true]);
  expect(await notice({ approval: 'none' })).toEqual([false, false]);
});
