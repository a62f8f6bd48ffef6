import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { orderOf, payingOf, quoteOf } from '../testing.ts';
import { orderToPay } from './to-pay.ts';

// Read when the module loads.
vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) MicroMessenger/8.0.50');
const { Ways } = await import('./ways.tsx');

const toPay = orderToPay(orderOf(), quoteOf());
const elsewhere = 'To pay with Alipay, open this page in another browser.';

afterEach(cleanup);

test('inside WeChat, says where Alipay can be used, also when it is the only way', async () => {
  await show(<Ways toPay={toPay} paying={payingOf({ ways: ['alipay'] })} />, { at: '/Order?orderId=11' });
  expect(await screen.findByText(elsewhere)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  cleanup();
  await show(<Ways toPay={toPay} paying={payingOf({ ways: ['alipay', 'wechat'] })} />, { at: '/Order?orderId=11' });
  expect(await screen.findByText(elsewhere)).toBeTruthy();
  expect(screen.queryByRole('radio', { name: 'Alipay' })).toBeNull();
});
