import { expect, test } from 'vitest';
import { isStoreGone, translate } from './failures.ts';

test.each([
  [{ name: 'InternalError', $metadata: { httpStatusCode: 507 } }, 'the disk of the object store is full'],
  [{ name: 'InternalError', $metadata: { httpStatusCode: 500 } }, 'the object store does not answer (InternalError)'],
  [{ code: 'ECONNREFUSED' }, 'the object store does not answer (ECONNREFUSED)'],
])('%j is told as: %s', (thrown, said) => {
  const error = translate(thrown, false);
  expect(isStoreGone(error)).toBe(true);
  expect((error as Error).message).toBe(said);
});
