import { describe, expect, test } from 'vitest';
import { reasonsFor, REVIEW_DAYS } from './review.ts';

describe('[D11] the reasons that may be given', () => {
  test('for a return are those that an owner can put right', () => {
    const fixable = [
      'rights-trademark',
      'rights-artwork',
      'release-model',
      'release-property',
      'metadata-title',
      'metadata-keywords',
      'metadata-category',
      'metadata-editorial',
      'content-symbols',
    ];
    for (const kind of ['video', 'photo'] as const) expect(reasonsFor('return', kind)).toEqual(fixable);
    for (const kind of ['music', 'effect'] as const)
      expect(reasonsFor('return', kind)).toEqual([
        'rights-samples',
        'rights-writers',
        'metadata-title',
        'metadata-keywords',
        'metadata-tags',
        'metadata-category',
        'content-symbols',
      ]);
  });

  test('for a rejection depend on the kind', () => {
    const of = (kind: 'video' | 'photo' | 'music') =>
      reasonsFor('reject', kind).filter((code) => code.startsWith('technical-'));
    expect(of('video')).toEqual([
      'technical-noise',
      'technical-focus',
      'technical-shake',
      'technical-exposure',
      'technical-compression',
      'technical-borders',
      'technical-music',
      'technical-watermark',
    ]);
    expect(of('photo')).toEqual([
      'technical-noise',
      'technical-focus',
      'technical-exposure',
      'technical-compression',
      'technical-borders',
      'technical-watermark',
    ]);
    expect(of('music')).toEqual([]);
    expect(reasonsFor('reject', 'effect')).toEqual([
      'sound-clipping',
      'sound-noise',
      'sound-compression',
      'sound-mix',
      'sound-loop',
      'sound-ends',
      'rights-samples',
      'rights-writers',
      'rights-not-yours',
      'duplicate-own',
      'duplicate-other',
      'duplicate-series',
      'content-symbols',
      'content-private',
      'content-forbidden',
      'value-common',
    ]);
    expect(reasonsFor('reject', 'photo').filter((code) => !code.startsWith('technical-'))).toEqual([
      'rights-trademark',
      'rights-artwork',
      'rights-not-yours',
      'release-model',
      'release-property',
      'duplicate-own',
      'duplicate-other',
      'duplicate-series',
      'content-symbols',
      'content-private',
      'content-forbidden',
      'value-common',
      'value-composition',
    ]);
  });

  test('for an approval are none', () => expect(reasonsFor('approve', 'video')).toEqual([]));
});

test('[D11] a decision is promised within so many working days', () => {
  expect(REVIEW_DAYS).toEqual({ first: 3, again: 3, appeal: 5, second: 5 });
});
