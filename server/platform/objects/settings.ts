import type { Bucket } from './objects.ts';

export interface AccessKey {
  accessKeyId: string;
  secretAccessKey: string;
}

/** How to reach the store and which one it is. */
export interface ObjectsSettings {
  /** Whether it is the built-in store instead of an external S3. */
  own: boolean;
  /** Address for the product's processes. */
  endpoint: string;
  /** Address for browsers. */
  publicUrl: string;
  region: string;
  buckets: Record<Bucket, string>;
  /** Size of the parts of uploads. */
  partBytes: number;
  /** How many bytes of unreported uploads one person may have in our own store. */
  uploadQuotaBytes: number;
  /** The role for browsers' credentials; required by an external S3. */
  stsRoleArn: string | undefined;
  /** Address that issues credentials, if it differs from the store's. */
  stsEndpoint: string | undefined;
}

/** Alibaba's object storage needs the bucket in the host name, and issues credentials in its own way. */
export function isAlibaba({ endpoint }: Pick<ObjectsSettings, 'endpoint'>): boolean {
  return new URL(endpoint).hostname.endsWith('.aliyuncs.com');
}

/** The address of a bucket for browsers. */
export function bucketUrl(settings: ObjectsSettings, bucket: Bucket): string {
  const name = settings.buckets[bucket];
  const url = new URL(settings.publicUrl);
  if (!isAlibaba(settings)) return `${url.origin}/${name}`;
  return `${url.protocol}//${name}.${url.host}`;
}
