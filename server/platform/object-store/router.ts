import type { Action } from './caller.ts';
import { S3Error } from './errors.ts';
import type { Exchange } from './exchange.ts';
import {
  createBucket,
  deleteBucket,
  deleteObjects,
  getBucketLocation,
  getBucketVersioning,
  headBucket,
  listBuckets,
} from './operations/buckets.ts';
import { completeUpload } from './operations/complete.ts';
import { copyObject } from './operations/copy.ts';
import { listParts, listUploads } from './operations/list-uploads.ts';
import { listObjects } from './operations/list.ts';
import { deleteObject, getObject, putObject } from './operations/objects.ts';
import { uploadPart, uploadPartCopy } from './operations/parts.ts';
import { abortUpload, createUpload } from './operations/uploads.ts';
import type { S3Request } from './request.ts';

export interface Route {
  action: Action;
  run: (exchange: Exchange) => Promise<void> | void;
}

/** Parameters that ask for something other than the object or the list of objects. */
const SUBRESOURCES = new Set(
  `accelerate acl analytics attributes cors delete encryption intelligent-tiering inventory legal-hold lifecycle location
  logging metadataTable metrics notification object-lock ownershipControls policy policyStatus publicAccessBlock
  renameObject replication requestPayment restore retention select session tagging torrent uploadId uploads versionId
  versioning versions website partNumber`.split(/\s+/),
);

/** Operations by method, kind of resource and subresource. */
const ROUTES: Record<string, Route> = {
  'GET service': { action: 's3:ListAllMyBuckets', run: listBuckets },
  'PUT bucket': { action: 's3:CreateBucket', run: createBucket },
  'DELETE bucket': { action: 's3:DeleteBucket', run: deleteBucket },
  'HEAD bucket': { action: 's3:ListBucket', run: headBucket },
  'GET bucket': { action: 's3:ListBucket', run: listObjects },
  'GET bucket location': { action: 's3:ListBucket', run: getBucketLocation },
  'GET bucket versioning': { action: 's3:ListBucket', run: getBucketVersioning },
  'GET bucket uploads': { action: 's3:ListBucket', run: listUploads },
  'POST bucket delete': { action: 's3:DeleteObject', run: deleteObjects },
  'GET object': { action: 's3:GetObject', run: getObject },
  'HEAD object': { action: 's3:GetObject', run: getObject },
  'PUT object': { action: 's3:PutObject', run: putObject },
  'PUT object copy': { action: 's3:PutObject', run: copyObject },
  'DELETE object': { action: 's3:DeleteObject', run: deleteObject },
  'POST object uploads': { action: 's3:PutObject', run: createUpload },
  'PUT object partNumber uploadId': { action: 's3:PutObject', run: uploadPart },
  'PUT object partNumber uploadId copy': { action: 's3:PutObject', run: uploadPartCopy },
  'GET object uploadId': { action: 's3:ListMultipartUploadParts', run: listParts },
  'POST object uploadId': { action: 's3:PutObject', run: completeUpload },
  'DELETE object uploadId': { action: 's3:AbortMultipartUpload', run: abortUpload },
};

/** Undefined for a request that nobody can make here. */
export function routeOf(request: S3Request): Route | undefined {
  const kind = request.bucket === '' ? 'service' : request.key === '' ? 'bucket' : 'object';
  const asked = request.pairs.map(([name]) => name).filter((name) => SUBRESOURCES.has(name));
  const copies = request.method === 'PUT' && request.header('x-amz-copy-source') !== undefined;
  return ROUTES[[request.method, kind, ...asked.toSorted(), ...(copies ? ['copy'] : [])].join(' ')];
}

export function notRouted({ method, bucket }: S3Request): S3Error {
  const known = ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'].includes(method) && bucket !== '';
  return new S3Error(known ? 'NotImplemented' : 'MethodNotAllowed');
}
