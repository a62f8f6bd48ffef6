import { expect, test } from 'vitest';
import { BATCH_STATES, lineNumber, mayMoveBatch, mayMovePayout, PAYOUT_STATES } from './payout.ts';
import { fileRows, FIRST_TEMPLATE, hasNeededColumns, type PayoutTemplate } from './payout-file.ts';

test('a batch is released or cancelled, and closes once it was released', () => {
  const moves = BATCH_STATES.flatMap((from) =>
    BATCH_STATES.filter((to) => mayMoveBatch(from, to)).map((to) => `${from} ${to}`),
  );
  expect(moves).toEqual(['prepared released', 'prepared cancelled', 'released closed']);
});

test('a payment is made, sent back or given up; also what was made may be sent back', () => {
  const moves = PAYOUT_STATES.flatMap((from) =>
    PAYOUT_STATES.filter((to) => mayMovePayout(from, to)).map((to) => `${from} ${to}`),
  );
  expect(moves).toEqual(['waiting paid', 'waiting bounced', 'waiting cancelled', 'paid bounced']);
});

test('a line is named by its batch and its place', () => {
  expect(lineNumber('FB00000012', 7)).toBe('FB00000012-007');
  expect(lineNumber('FB00000012', 500)).toBe('FB00000012-500');
});

const LINE = {
  place: 1,
  line: 'FB00000001-001',
  holder: '沈星河',
  account: '4111111111111111',
  bank: '招商银行',
  branch: '成都天府大道支行',
  province: '四川',
  city: '成都',
  company: true,
  amountFen: 5,
  statement: 'FS00000001',
};

test.each<[PayoutTemplate['totals']['at'], string[][]]>([
  [
    'none',
    [
      ['A', 'B'],
      ['0.05', '对公'],
      ['12800.00', '对公'],
    ],
  ],
  [
    'first',
    [
      ['Σ', '2', '12800.05'],
      ['A', 'B'],
      ['0.05', '对公'],
      ['12800.00', '对公'],
    ],
  ],
  [
    'last',
    [
      ['A', 'B'],
      ['0.05', '对公'],
      ['12800.00', '对公'],
      ['Σ', '2', '12800.05'],
    ],
  ],
])('columns stand in their order, totals %s', (at, rows) => {
  const columns: PayoutTemplate['columns'] = [
    { title: 'A', value: 'amount' },
    { title: 'B', value: 'kind' },
  ];
  const lines = [LINE, { ...LINE, amountFen: 1_280_000 }];
  expect(fileRows({ ...FIRST_TEMPLATE, columns, totals: { at, title: 'Σ' } }, lines)).toEqual(rows);
});

test('a template has what a bank needs, once', () => {
  const { columns } = FIRST_TEMPLATE;
  expect(hasNeededColumns(columns)).toBe(true);
  for (const needed of ['line', 'holder', 'account', 'amount'])
    expect(hasNeededColumns(columns.filter(({ value }) => value !== needed))).toBe(false);
  expect(hasNeededColumns([...columns, { value: 'bank' }])).toBe(false);
});
