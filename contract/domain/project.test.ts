import { describe, expect, test } from 'vitest';
import { isLow, skuStateOf } from './project.ts';

describe('a SKU', () => {
  test.each([
    ['open', { quota: 10, used: 9, endsOn: '2026-11-17' }],
    ['used-up', { quota: 10, used: 10, endsOn: '2026-11-17' }],
    ['ended', { quota: 10, used: 0, endsOn: '2026-11-16' }],
    ['ended', { quota: 10, used: 10, endsOn: '2026-11-16' }],
  ])('is %s', (state, sku) => expect(skuStateOf(sku, '2026-11-17')).toBe(state));

  test.each([
    [100, 79, false],
    [100, 80, true],
    [3, 2, false],
    [3, 3, true],
    [5, 4, true],
  ])('of %i with %i used is low: %s', (quota, used, low) => expect(isLow({ quota, used })).toBe(low));
});
