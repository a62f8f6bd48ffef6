import { expect, test } from 'vitest';
import { mayMovePayment, PAYMENT_STATES, type PaymentActor } from './payment.ts';

const ACTORS: PaymentActor[] = ['system', 'finance'];

test('[D12] an entry of the ledger changes in these ways and by these people, and in no other', () => {
  const ways = PAYMENT_STATES.flatMap((from) =>
    PAYMENT_STATES.flatMap((to) =>
      ACTORS.filter((by) => mayMovePayment(from, to, by)).map((by) => `${from} → ${to} by ${by}`),
    ),
  );
  expect(ways).toEqual([
    'claimed → rejected by finance',
    'claimed → settled by finance',
    'claimed → refund_due by finance',
    'settled → refund_due by finance',
    'refund_due → refunded by system',
    'refund_due → refunded by finance',
  ]);
});
