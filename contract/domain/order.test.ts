import { describe, expect, test } from 'vitest';
import {
  isCreditCode,
  mayMoveOrder,
  namesOneParty,
  nextStepOf,
  ORDER_STATES,
  type OrderActor,
  REFUND_STATES,
} from './order.ts';
import { ORDER_PAGES, orderKindOf, orderKindsWith } from './order-kind.ts';

const ACTORS: OrderActor[] = ['buyer', 'sales', 'finance', 'system'];

test('[D1] an order moves in these ways and by these people, and in no other', () => {
  const ways = ORDER_STATES.flatMap((from) =>
    ORDER_STATES.flatMap((to) =>
      ACTORS.filter((by) => mayMoveOrder(from, to, by)).map((by) => `${from} → ${to} by ${by}`),
    ),
  );
  expect(ways).toEqual([
    'submitted → quoted by sales',
    'submitted → quoted by system',
    'submitted → closed by buyer',
    'submitted → closed by sales',
    'submitted → closed by system',
    'quoted → submitted by buyer',
    'quoted → quoted by sales',
    'quoted → paid by buyer',
    'quoted → paid by system',
    'quoted → closed by buyer',
    'quoted → closed by sales',
    'quoted → closed by system',
    'paid → quoted by finance',
    'paid → confirmed by finance',
    'paid → confirmed by system',
    'paid → closed by finance',
    'confirmed → closed by finance',
  ]);
});

test('[D1] what happens next with an order, and whose turn it is', () => {
  expect(ORDER_STATES.map((state) => [state, nextStepOf(state, 'none')])).toEqual([
    ['submitted', 'sales-quotes'],
    ['quoted', 'buyer-pays'],
    ['paid', 'finance-confirms'],
    ['confirmed', 'finished'],
    ['closed', 'nothing'],
  ]);
  expect(REFUND_STATES.map((refund) => [refund, nextStepOf('confirmed', refund)])).toEqual([
    ['none', 'finished'],
    ['requested', 'finance-decides-refund'],
    ['refused', 'finished'],
    ['refunded', 'finished'],
  ]);
});

describe('[D2] a licensee', () => {
  test.each([
    '北京山海文化有限公司',
    'Nine Films, Ltd.',
    'Nine Films ,co',
    'Nine Films，LLC',
    'Nine Films Co., Ltd.',
    'Nine Films,  Inc',
    'Alpha, S.A.',
    'Alpha, SA',
    'Alpha, B.V',
    'Alpha, BV',
    'Alpha, GmbH',
  ])('%j is one party', (name) => expect(namesOneParty(name)).toBe(true));

  test.each([
    '甲公司、乙公司',
    '甲公司，乙公司',
    'Alpha, Beta',
    'Alpha, Coast',
    'Alpha; Beta',
    '甲；乙',
    'Alpha|Beta',
    'Alpha/Beta',
    '甲／乙',
    'Alpha\\Beta',
    'Alpha\nBeta',
    'Alpha\rBeta',
    'Alpha\tBeta',
    'Alpha, Ltd, Beta',
    'Alpha, B-V',
    'Alpha, SxA',
  ])('%j names several', (name) => expect(namesOneParty(name)).toBe(false));
});

describe('[D2] a unified social credit code', () => {
  // The example of GB 32100, three that companies publish, and one whose check digit is 0.
  test.each([
    '91350100M000100Y43',
    '91110000802100433B',
    '91440300708461136T',
    '914403001922038216',
    '911100001000000020',
  ])('%s is one', (code) => expect(isCreditCode(code)).toBe(true));

  test.each([
    '91350100M000100Y44',
    '19350100M000100Y43',
    '91350100m000100y43',
    '91350100M000100Y4',
    '91350100M000100Y433',
    ' 91350100M000100Y43',
    '91350100M000I00Y43',
    '',
  ])('%j is none', (code) => expect(isCreditCode(code)).toBe(false));
});

test('[C31] an order is of the kind of its lines, and of video and photos when it holds both', () => {
  expect([orderKindOf(['video']), orderKindOf(['photo', 'photo']), orderKindOf(['music'])]).toEqual([
    'video',
    'photo',
    'music',
  ]);
  expect([orderKindOf(['photo', 'video', 'photo']), orderKindOf(['video', 'photo'])]).toEqual(['mixed', 'mixed']);
  expect([orderKindsWith('video'), orderKindsWith('photo'), orderKindsWith('music')]).toEqual([
    ['video', 'mixed'],
    ['photo', 'mixed'],
    ['music'],
  ]);
  expect(ORDER_PAGES).toEqual({ video: 'order', photo: 'order2', mixed: 'order', music: 'orderMusic' });
});
