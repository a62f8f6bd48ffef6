import { readPayload } from './announced.ts';
import { checkTime, type Claim, readClaim } from './claim.ts';
import { S3Error } from './errors.ts';
import type { S3Request } from './request.ts';
import { isSessionKey, openSession, type SessionPolicy } from './session-token.ts';
import { checkSignature } from './signature.ts';

export interface OwnerKey {
  accessKeyId: string;
  secretAccessKey: string;
}

/** The caller of a request, which decides what it may do. */
export type Caller = { kind: 'owner' } | { kind: 'session'; policy: SessionPolicy } | { kind: 'anybody' };

export interface Identified {
  caller: Caller;
  /** Undefined when the request is not signed. */
  claim: Claim | undefined;
  /** Key to check the signatures of a body in signed chunks. */
  signingKey: Buffer | undefined;
}

export function identify(request: S3Request, owner: OwnerKey): Identified {
  const claim = readClaim(request);
  if (!claim) return { caller: { kind: 'anybody' }, claim, signingKey: undefined };
  const { caller, secret } = lookUp(claim, owner);
  // Checks the signature first, so that a caller who cannot sign learns nothing else.
  const signingKey = checkSignature(request, claim, secret);
  checkTime(claim);
  readPayload(claim.payload);
  return { caller, claim, signingKey };
}

function lookUp({ accessKeyId, token }: Claim, owner: OwnerKey): { caller: Caller; secret: string } {
  if (accessKeyId === owner.accessKeyId && token === undefined)
    return { caller: { kind: 'owner' }, secret: owner.secretAccessKey };
  if (!isSessionKey(accessKeyId)) throw new S3Error(token === undefined ? 'InvalidAccessKeyId' : 'InvalidToken');
  if (token === undefined) throw new S3Error('InvalidAccessKeyId');
  const { policy, secret } = openSession(owner.secretAccessKey, { accessKeyId, token });
  return { caller: { kind: 'session', policy }, secret };
}

export type Action =
  | 's3:GetObject'
  | 's3:PutObject'
  | 's3:DeleteObject'
  | 's3:AbortMultipartUpload'
  | 's3:ListMultipartUploadParts'
  | 's3:ListBucket'
  | 's3:CreateBucket'
  | 's3:DeleteBucket'
  | 's3:ListAllMyBuckets';

export interface Place {
  bucket: string;
  key: string;
}

/**
 * The owner may do everything, temporary credentials what their policy says, and anybody may read public objects. An
 * undefined action is a request that nobody can make here.
 */
export function allow(
  caller: Caller,
  action: Action | undefined,
  { bucket, key }: Place,
  isPublic: (bucket: string) => boolean,
): void {
  if (caller.kind === 'owner') return;
  if (action === 's3:GetObject' && isPublic(bucket)) return;
  if (caller.kind === 'session') {
    const { policy } = caller;
    if (
      action !== undefined &&
      policy.actions.includes(action) &&
      policy.bucket === bucket &&
      policy.keys.includes(key)
    )
      return;
  }
  throw new S3Error('AccessDenied');
}
