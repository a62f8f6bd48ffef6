import { describe, expect, test } from 'vitest';
import {
  INVOICE_STATES,
  isTaxNumber,
  lackingFields,
  mayHaveType,
  mayMoveInvoice,
  mayMoveRed,
  RED_STATES,
  neededFields,
  plainTaxNumber,
  sameParty,
} from './invoice.ts';

const ALLOWED = [
  'awaiting → applied: finance system',
  'awaiting → rejected: finance system',
  'applied → issuing: finance system',
  'applied → rejected: buyer finance system',
  'issuing → applied: finance',
  'issuing → issued: finance system',
  'issuing → rejected: finance',
  'issued → red-requested: buyer finance system',
  'red-requested → issued: finance system',
  'red-requested → red-flushed: finance system',
];

test('an invoice changes its state only so, and by these', () => {
  const found = INVOICE_STATES.flatMap((from) =>
    INVOICE_STATES.flatMap((to) => {
      const who = (['buyer', 'finance', 'system'] as const).filter((by) => mayMoveInvoice(from, to, by));
      return who.length === 0 ? [] : [`${from} → ${to}: ${who.join(' ')}`];
    }),
  );
  expect(found.toSorted()).toEqual(ALLOWED.toSorted());
});

test('a red-flush changes its state only so, and by these', () => {
  const found = RED_STATES.flatMap((from) =>
    RED_STATES.flatMap((to) => {
      const who = (['buyer', 'finance', 'system'] as const).filter((by) => mayMoveRed(from, to, by));
      return who.length === 0 ? [] : [`${from} → ${to}: ${who.join(' ')}`];
    }),
  );
  expect(found).toEqual([
    'requested → confirming: finance system',
    'requested → confirmed: finance system',
    'requested → lapsed: system',
    'requested → cancelled: finance system',
    'confirming → confirmed: finance system',
    'confirming → lapsed: system',
    'confirmed → flushed: finance system',
  ]);
});

describe('a taxpayer number', () => {
  test.each([
    ['91310115MA1FHDEM0F', true],
    ['310115123456789', true],
    ['31011519800101123400', true],
    ['91310115MA1FHDEM0', false],
    ['91310115MA1FHDEM0F1', false],
    ['91310115ma1fhdem0f', false],
    ['91310115MA1FHDEM0一', false],
    ['', false],
  ])('%s: %s', (number, right) => expect(isTaxNumber(number)).toBe(right));

  test('is read whatever was typed between its signs', () =>
    expect(plainTaxNumber(' 9131 0115-ma1f ＨＤＥＭ０f ')).toBe('91310115MA1FHDEM0F'));
});

describe('a title needs', () => {
  const company = {
    kind: 'company',
    title: '远山科技有限公司',
    taxNumber: '',
    address: '',
    phone: ' ',
    bank: '',
    account: '1',
    email: '',
  } as const;
  test('a number unless it is a person', () => {
    expect(neededFields('person', 'normal')).toEqual(['title', 'email']);
    expect(neededFields('institution', 'normal')).toEqual(['title', 'taxNumber', 'email']);
    expect(lackingFields(company, 'normal')).toEqual(['taxNumber', 'email']);
  });
  test('address, phone, bank and account for a special invoice', () =>
    expect(lackingFields(company, 'special')).toEqual(['taxNumber', 'address', 'phone', 'bank', 'email']));
  test('to be a company’s for a special invoice', () => {
    const may = (['company', 'institution', 'person'] as const).filter((kind) => mayHaveType(kind, 'special'));
    expect(may).toEqual(['company']);
    expect(mayHaveType('person', 'normal')).toBe(true);
  });
});

test.each([
  ['远山科技（上海）有限公司', '远山科技(上海)有限公司', true],
  ['Yuanshan Ltd', ' yuanshan  LTD', true],
  ['远山科技有限公司', '远山传媒有限公司', false],
])('%s and %s are the same: %s', (title, licensee, same) => {
  expect(sameParty(title, licensee)).toBe(same);
});
