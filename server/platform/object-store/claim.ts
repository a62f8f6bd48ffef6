import { S3Error } from './errors.ts';
import type { S3Request } from './request.ts';

/** The signature of a request, from its headers or its address. */
export interface Claim {
  accessKeyId: string;
  /** `20260131T120000Z` */
  date: string;
  /** `20260131/region/s3/aws4_request` */
  scope: string;
  signedHeaders: string[];
  signature: string;
  token: string | undefined;
  /** Hash of the body, or the constant that replaces it. */
  payload: string;
  /** Seconds that a signed address is valid; undefined for signed headers. */
  expires: number | undefined;
}

export const ALGORITHM = 'AWS4-HMAC-SHA256';
const SKEW_MS = 15 * 60 * 1000;
const LONGEST_SECONDS = 7 * 24 * 3600;
const DATE = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;
const HEX = /^[0-9a-f]{64}$/;

/** The claim of a signed request; undefined when it is not signed. */
export function readClaim(request: S3Request): Claim | undefined {
  const inHeaders = request.header('authorization');
  const inAddress = request.pairs.some(([name]) => /^X-Amz-(Algorithm|Signature|Credential)$/i.test(name));
  if (inHeaders !== undefined && inAddress)
    throw new S3Error('InvalidArgument', 'Only one auth mechanism is allowed: headers or query.');
  if (inHeaders !== undefined) return readHeaders(request, inHeaders);
  return inAddress ? readAddress(request) : undefined;
}

function readHeaders(request: S3Request, authorization: string): Claim {
  const [algorithm, ...rest] = authorization.trim().split(/\s+/);
  if (algorithm !== ALGORITHM) throw new S3Error('InvalidArgument', 'Unsupported authorization type.');
  const fields = Object.fromEntries(
    rest
      .join('')
      .split(',')
      .map((field) => field.split(/=(.*)/s)),
  );
  const { Credential, SignedHeaders, Signature } = fields as Record<string, string | undefined>;
  const malformed = () => new S3Error('AuthorizationHeaderMalformed');
  if (!Credential || !SignedHeaders || !Signature) throw malformed();
  requireHex(Signature);
  const date = request.header('x-amz-date') ?? fromHttpDate(request.header('date'));
  const payload = request.header('x-amz-content-sha256');
  if (payload === undefined)
    throw new S3Error('InvalidRequest', 'Missing required header for this request: x-amz-content-sha256');
  return {
    ...readCredential(Credential, date, malformed),
    signedHeaders: SignedHeaders.split(';'),
    signature: Signature,
    token: request.header('x-amz-security-token'),
    payload,
    expires: undefined,
  };
}

/** A real signature is always hexadecimal. */
function requireHex(signature: string): void {
  if (!HEX.test(signature)) throw new S3Error('SignatureDoesNotMatch');
}

function readAddress(request: S3Request): Claim {
  const wrong = (why?: string) => new S3Error('AuthorizationQueryParametersError', why);
  const need = (name: string): string => {
    const found = request.pairs.filter(([own]) => own === name);
    if (found.length !== 1 || !found[0]?.[1]) throw wrong(`The query must contain ${name} once.`);
    return found[0][1];
  };
  if (need('X-Amz-Algorithm') !== ALGORITHM) throw wrong(`X-Amz-Algorithm must be ${ALGORITHM}.`);
  const seconds = need('X-Amz-Expires');
  if (!/^\d{1,7}$/.test(seconds) || Number(seconds) < 1 || Number(seconds) > LONGEST_SECONDS)
    throw wrong('X-Amz-Expires must be between 1 and 604800 seconds.');
  const signature = need('X-Amz-Signature');
  requireHex(signature);
  return {
    ...readCredential(need('X-Amz-Credential'), need('X-Amz-Date'), wrong),
    signedHeaders: need('X-Amz-SignedHeaders').split(';'),
    signature,
    token: request.query('X-Amz-Security-Token') ?? request.header('x-amz-security-token'),
    payload: request.query('X-Amz-Content-Sha256') ?? request.header('x-amz-content-sha256') ?? 'UNSIGNED-PAYLOAD',
    expires: Number(seconds),
  };
}

function readCredential(text: string, date: string, malformed: () => S3Error) {
  const [terminator, service, region, day, ...key] = text.split('/').toReversed();
  const accessKeyId = key.toReversed().join('/');
  if (terminator !== 'aws4_request' || service !== 's3' || !region || !accessKeyId) throw malformed();
  if (!DATE.test(date) || day !== date.slice(0, 8)) throw malformed();
  return { accessKeyId, date, scope: `${day}/${region}/s3/aws4_request` };
}

function fromHttpDate(text: string | undefined): string {
  const time = Date.parse(text ?? '');
  if (Number.isNaN(time)) throw new S3Error('AccessDenied', 'A signed request needs a Date or x-amz-date header.');
  return new Date(time).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

/** Refuses a claim that has expired or is not from about now. */
export function checkTime({ date, expires }: Claim): void {
  const began = Date.parse(date.replace(DATE, '$1-$2-$3T$4:$5:$6Z'));
  if (Number.isNaN(began)) throw new S3Error('AuthorizationHeaderMalformed');
  const age = Date.now() - began;
  if (expires === undefined) {
    if (Math.abs(age) > SKEW_MS) throw new S3Error('RequestTimeTooSkewed');
  } else if (age < -SKEW_MS) throw new S3Error('AccessDenied', 'Request is not yet valid');
  else if (age > expires * 1000) throw new S3Error('AccessDenied', 'Request has expired');
}
