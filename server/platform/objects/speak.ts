import { S3Client } from '@aws-sdk/client-s3';
import { StoreGone, translate } from './failures.ts';
import { recordRequests } from './request-spans.ts';
import { type AccessKey, isAlibaba, type ObjectsSettings } from './settings.ts';

/** Time limit for calls that a person waits for. */
export const SOON = 15_000;

export function createClient(settings: ObjectsSettings, key: AccessKey, endpoint: string): S3Client {
  const client = new S3Client({
    endpoint,
    region: settings.region,
    credentials: key,
    forcePathStyle: !isAlibaba(settings),
    maxAttempts: 3,
    // Leaves out checksums that not every store supports; the signature covers bodies.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: 5000,
      socketTimeout: 120_000,
      httpAgent: { keepAlive: true, maxSockets: 64 },
      httpsAgent: { keepAlive: true, maxSockets: 64 },
    },
  });
  recordRequests(client);
  return client;
}

/** Fewer than a web process serves at once, so that those who need no file are served however long others wait. */
const MOST_AT_ONCE = 250;
let underWay = 0;

/** Makes one call within a time limit, and throws the errors of failures.ts. */
export async function speak<T>(
  call: (options: { abortSignal: AbortSignal }) => Promise<T>,
  limitMs: number,
  signal?: AbortSignal,
): Promise<T> {
  if (underWay >= MOST_AT_ONCE) throw new StoreGone('too many wait for the object store');
  underWay += 1;
  const limit = AbortSignal.timeout(limitMs);
  try {
    return await call({ abortSignal: signal ? AbortSignal.any([limit, signal]) : limit });
  } catch (error) {
    throw signal?.aborted ? error : translate(error, limit.aborted);
  } finally {
    underWay -= 1;
  }
}
