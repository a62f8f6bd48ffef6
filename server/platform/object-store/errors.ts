/** Status of each S3 error, and its default message. */
const ERRORS = {
  AccessDenied: [403, 'Access Denied'],
  AuthorizationHeaderMalformed: [400, 'The authorization header you provided is invalid.'],
  AuthorizationQueryParametersError: [400, 'The query parameters of the signature are invalid.'],
  BadDigest: [400, 'A checksum you specified did not match what we received.'],
  BucketAlreadyOwnedByYou: [409, 'You already own this bucket.'],
  BucketNotEmpty: [409, 'The bucket you tried to delete is not empty.'],
  EntityTooLarge: [400, 'Your proposed upload exceeds the maximum allowed size.'],
  EntityTooSmall: [400, 'A part other than the last is smaller than the minimum allowed size.'],
  ExpiredToken: [400, 'The provided token has expired.'],
  IncompleteBody: [400, 'The body ended before the announced number of bytes.'],
  InternalError: [500, 'We encountered an internal error. Please try again.'],
  InvalidAccessKeyId: [403, 'The access key id you provided does not exist.'],
  InvalidArgument: [400, 'Invalid argument.'],
  InvalidBucketName: [400, 'The specified bucket is not valid.'],
  InvalidDigest: [400, 'The Content-MD5 you specified is not valid.'],
  InvalidPart: [400, 'A part was not found, or its ETag or checksum is another.'],
  InvalidPartOrder: [400, 'The list of parts was not in ascending order.'],
  InvalidRange: [416, 'The requested range is not satisfiable.'],
  InvalidRequest: [400, 'Invalid request.'],
  InvalidToken: [400, 'The provided token is malformed or otherwise invalid.'],
  InvalidURI: [400, 'The address could not be read.'],
  KeyTooLongError: [400, 'Your key is too long.'],
  MalformedXML: [400, 'The XML you provided was not well-formed or is not what was expected.'],
  MetadataTooLarge: [400, 'Your metadata headers exceed the maximum allowed size.'],
  MethodNotAllowed: [405, 'The method is not allowed on this resource.'],
  MissingContentLength: [411, 'You must provide the Content-Length header.'],
  NoSuchBucket: [404, 'The specified bucket does not exist.'],
  NoSuchKey: [404, 'The specified key does not exist.'],
  NoSuchUpload: [404, 'The upload does not exist; it was aborted or completed.'],
  NotImplemented: [501, 'This is not implemented here.'],
  PreconditionFailed: [412, 'A precondition you specified did not hold.'],
  QuotaExceeded: [403, 'Unfinished uploads use all the space that you have.'],
  RequestTimeTooSkewed: [403, 'The difference between the request time and the current time is too large.'],
  SignatureDoesNotMatch: [403, 'The signature does not match the request; check your secret key and how you sign.'],
  SlowDown: [503, 'Please reduce your request rate.'],
  XAmzContentSHA256Mismatch: [400, 'The x-amz-content-sha256 header does not match what was received.'],
} as const satisfies Record<string, readonly [number, string]>;

export type ErrorCode = keyof typeof ERRORS;

/** An S3 error reply, for everything that a client did wrong. */
export class S3Error extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly headers: Record<string, string>;
  constructor(code: ErrorCode, message?: string, options: { status?: number; headers?: Record<string, string> } = {}) {
    super(message ?? ERRORS[code][1]);
    this.code = code;
    this.status = options.status ?? ERRORS[code][0];
    this.headers = options.headers ?? {};
  }
}

/** Turns any thrown error into the reply for the client. */
export function asS3Error(error: unknown): S3Error {
  if (error instanceof S3Error) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT') return new S3Error('InternalError', 'The disk is full.', { status: 507 });
  if (code === 'EMFILE' || code === 'ENFILE') return new S3Error('SlowDown');
  if (code === 'ECONNRESET') return new S3Error('IncompleteBody');
  return new S3Error('InternalError');
}
