import { randomUUID } from 'node:crypto';
import { orderCalls } from '#contract/calls/orders.ts';
import { paymentCalls } from '#contract/calls/payments.ts';
import { GATEWAYS } from '#contract/domain/payment.ts';
import { pick } from '#studio/random.ts';
import { type Day, personOf } from '../day.ts';
import { type Errand, take } from '../errand.ts';
import { Fault, wrongContent } from '../fault.ts';
import { exchange } from '../site.ts';
import { order } from './order.ts';

/** How often a buyer looks whether the payment has arrived. */
const LOOKS = 5;

/** Whether an address is on this machine, as the sandbox always is; a real gateway is never told to pay. */
export const isHere = (url: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

/** A buyer orders and pays in the sandbox. */
export function* payments(day: Day): Errand {
  const buyer = personOf(day, 'buyer');
  const { orderId } = (yield* order(day)).created;
  const { quote } = (yield* take('An order', () => buyer(orderCalls.detail, { orderId }))).order;
  if (!quote) return;
  const wish = { key: randomUUID(), orderId, quoteId: quote.quoteId, gateway: pick(day.random, GATEWAYS) };
  const { target } = yield* take('Begin to pay', () => buyer(paymentCalls.start, wish));
  if (target.kind === 'inside') return;
  const place = target.kind === 'page' ? target.url : target.codeUrl;
  if (!isHere(place)) return;
  const page = yield* take('Page of the sandbox', async () => checked(await exchange(place, {})));
  yield* take('Pay in the sandbox', async () => {
    const body = new URLSearchParams({ choice: 'pay' });
    checked(await exchange(page.url, { method: 'POST', body, redirect: 'manual' }));
    day.left.paid += 1;
  });
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const { state } = yield* take('Has the payment arrived?', () => buyer(paymentCalls.check, { orderId }));
    if (state === 'confirmed') return;
  }
  throw wrongContent();
}

function checked<Page extends { status: number }>(page: Page): Page {
  if (page.status >= 400) throw new Fault(`sandbox ${page.status}`, page.status);
  return page;
}
