import type { Bucket } from './objects.ts';

export interface AccessKey {
  accessKeyId: string;
  secretAccessKey: string;
}

/** Where the store is and how to speak to it. */
export interface ObjectsSettings {
  /** It is our own, beside the product, and not somebody else's S3. */
  own: boolean;
  /** As the product's processes reach it. */
  endpoint: string;
  /** As browsers reach it. */
  publicUrl: string;
  region: string;
  buckets: Record<Bucket, string>;
  /** How large the parts of uploads are. */
  partBytes: number;
  /** The role that browsers' credentials are made of; somebody else's S3 needs one. */
  stsRoleArn: string | undefined;
  /** Where credentials are made, when that is not where the objects are. */
  stsEndpoint: string | undefined;
}

/** Alibaba's object storage wants the bucket in the host name, and credentials in its own way. */
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
