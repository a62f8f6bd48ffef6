import { describe, expect, test } from 'vitest';
import { StoreFailure, UploadFailure } from '../../uploader/failures.ts';
import { Fault, faultOf } from './fault.ts';
import { kindOfRefusal } from './site.ts';

describe('kinds of failure', () => {
  const wrapped = (code: string) => new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });

  test.each([
    [wrapped('ECONNREFUSED'), 'connection refused'],
    [wrapped('ECONNRESET'), 'connection reset'],
    [wrapped('UND_ERR_SOCKET'), 'connection reset'],
    [wrapped('UND_ERR_HEADERS_TIMEOUT'), 'time-out'],
    [new DOMException('The operation was aborted due to timeout', 'TimeoutError'), 'time-out'],
    [new Fault('503', 503), '503'],
    [new UploadFailure('transfer', new StoreFailure(503, 'SlowDown', 'slow down')), 'store 503'],
    [new UploadFailure('transfer', new StoreFailure(0, 'TooSlow', 'no answer')), 'time-out'],
    [
      new UploadFailure('merge', new StoreFailure(0, 'Unreachable', 'no answer', { cause: wrapped('EPIPE') })),
      'connection reset',
    ],
    [new UploadFailure('begin', new Fault('429', 429)), '429'],
    [new Error('a mistake of ours'), 'a mistake of ours'],
  ])('%s', (error, kind) => {
    expect(faultOf(error).kind).toBe(kind);
  });

  test('name the reason of a refusal, but not of overload or a broken product', () => {
    expect(kindOfRefusal(409, { problem: 'price-changed' })).toBe('409 price-changed');
    expect(kindOfRefusal(404, undefined)).toBe('404');
    expect(kindOfRefusal(429, { problem: 'too-many-requests' })).toBe('429');
    expect(kindOfRefusal(503, { problem: 'unavailable' })).toBe('503');
  });
});
