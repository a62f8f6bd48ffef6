import { randomUUID } from 'node:crypto';
import type { InputOf, OutputOf } from '#contract/call.ts';
import { orderCalls } from '#contract/calls/orders.ts';
import { policyCalls } from '#contract/calls/policies.ts';
import { priceCalls } from '#contract/calls/prices.ts';
import { dayInChina } from '#contract/domain/china-time.ts';
import { USUAL_TERMS } from '#contract/domain/licence-terms.ts';
import { pick } from '#studio/random.ts';
import { type Day, personOf } from '../day.ts';
import { type Step, take } from '../errand.ts';
import { NAME } from '../left.ts';
import { ask } from '../site.ts';

type Wanted = InputOf<typeof orderCalls.create>;
type Created = OutputOf<typeof orderCalls.create>;

const LICENCE = {
  licenseeType: 'individual',
  licensee: NAME,
  projectName: NAME,
  brand: NAME,
  contactName: NAME,
  contact: '13800000000',
} as const;

/** Prices one thing and orders it. */
export function* order(day: Day): Generator<Step, { wanted: Wanted; created: Created }, unknown> {
  const buyer = personOf(day, 'buyer');
  const materialId = pick(day.random, day.stock.forOrders);
  const { infos } = yield* take('Price', () =>
    ask(day.url, priceCalls.of, { materialIds: [materialId], terms: USUAL_TERMS }),
  );
  const { version } = yield* take('Licence agreement', () => ask(day.url, policyCalls.read, { name: 'order' }));
  const wanted: Wanted = {
    key: randomUUID(),
    lines: infos.map(({ priceFen }) => ({ materialId, priceFen, terms: USUAL_TERMS })),
    licence: { ...LICENCE, startsOn: dayInChina(Date.now(), 1) },
    agreement: version,
  };
  const created = yield* take('Create an order', () => buyer(orderCalls.create, wanted));
  return { wanted, created };
}
