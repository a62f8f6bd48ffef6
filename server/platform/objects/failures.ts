/** The store, or the connection to it, is down at the moment or too slow. */
export class StoreGone extends Error {
  override name = 'StoreGone';
}

/** An object that was asked for does not exist. */
export class ObjectMissing extends Error {
  override name = 'ObjectMissing';
}

export function isStoreGone(error: unknown): boolean {
  return error instanceof StoreGone;
}

const GONE = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ERR_STREAM_PREMATURE_CLOSE)/;
const GONE_NAMES = ['TimeoutError', 'SlowDown', 'ServiceUnavailable', 'InternalError', 'RequestTimeout'];

interface Told {
  code?: string;
  name?: string;
  message?: string;
  $metadata?: { httpStatusCode?: number };
}

/** Translates errors that callers know into the classes of this module. */
export function translate(error: unknown, timedOut: boolean): unknown {
  const { code, name = '', message = '', $metadata } = error as Told;
  if (name === 'NoSuchKey' || name === 'NotFound') return new ObjectMissing('no such object', { cause: error });
  if ($metadata?.httpStatusCode === 507) return new StoreGone('the disk of the object store is full', { cause: error });
  const gone = timedOut || GONE.test(code ?? '') || GONE_NAMES.includes(name) || message === 'aborted';
  if (gone || ($metadata?.httpStatusCode ?? 0) >= 500)
    return new StoreGone(`the object store does not answer (${timedOut ? 'too slow' : (code ?? name)})`, {
      cause: error,
    });
  return error;
}
