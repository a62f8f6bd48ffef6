import { expect, test } from 'vitest';
import { askedReferences, missingReferences } from './references.ts';

test('what is off is not asked for; only what is compulsory can be missing', () => {
  const rules = { poNumber: 'compulsory', costCentre: 'optional' } as const;
  expect(askedReferences(rules)).toEqual(['poNumber', 'costCentre']);
  expect(askedReferences({ poNumber: 'off', costCentre: 'optional' })).toEqual(['costCentre']);
  expect(missingReferences(rules, { poNumber: ' ', costCentre: '' })).toEqual(['poNumber']);
  expect(missingReferences(rules, { poNumber: 'PO-1', costCentre: '' })).toEqual([]);
  expect(missingReferences({ poNumber: 'off', costCentre: 'off' }, { poNumber: '', costCentre: '' })).toEqual([]);
});
