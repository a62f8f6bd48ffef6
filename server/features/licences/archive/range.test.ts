import { expect, test } from 'vitest';
import { rangeOf } from './archive.routes.ts';

test.each([
  [{}, undefined],
  [{ range: 'bytes=0-' }, { first: 0, last: 99 }],
  [{ range: 'bytes=10-19' }, { first: 10, last: 19 }],
  [{ range: 'bytes=10-1000' }, { first: 10, last: 99 }],
  [{ range: 'bytes=-10' }, { first: 90, last: 99 }],
  [{ range: 'bytes=-1000' }, { first: 0, last: 99 }],
  [{ range: 'bytes=-0' }, 'none'],
  [{ range: 'bytes=100-' }, 'none'],
  [{ range: 'bytes=20-10' }, undefined],
  [{ range: 'bytes=0-1,3-4' }, undefined],
  [{ range: 'lines=0-1' }, undefined],
  [{ range: 'bytes=-' }, undefined],
  [
    { range: 'bytes=10-', 'if-range': '"a"' },
    { first: 10, last: 99 },
  ],
  [{ range: 'bytes=10-', 'if-range': '"b"' }, undefined],
])('of a hundred bytes %j asks for %j', (headers, expected) => {
  expect(rangeOf(headers, { size: 100, etag: '"a"' })).toEqual(expected);
});
