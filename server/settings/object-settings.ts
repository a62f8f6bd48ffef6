import type { AccessKey, ObjectsSettings } from '../platform/objects/settings.ts';
import { StartProblem } from '../platform/start-problem.ts';
import type { Settings } from './settings.ts';

export interface ObjectSettings {
  objects: ObjectsSettings;
  /** Undefined until the built-in store's key is known. */
  objectsKey: AccessKey | undefined;
  /** Whether our own store runs somewhere else. */
  objectsElsewhere: boolean;
}

export function objectSettings(s: Settings, { host, publicUrl }: { host: string; publicUrl: string }): ObjectSettings {
  const beside = new URL(publicUrl);
  beside.port = String(s.OBJECTS_PORT);
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = s;
  const keys = { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey };
  if (endpoint !== undefined && s.OBJECTS_URL !== undefined)
    throw new StartProblem('OBJECTS_URL is for our own store, S3_ENDPOINT for another one: set one of the two.');
  if (s.OBJECTS_URL !== undefined) requireWith('OBJECTS_URL', keys);
  if (endpoint !== undefined && s.ROLE !== 'worker')
    requireWith('S3_ENDPOINT', { ...keys, S3_STS_ROLE_ARN: s.S3_STS_ROLE_ARN });
  return {
    objects: {
      own: endpoint === undefined,
      endpoint: endpoint ?? s.OBJECTS_URL ?? `http://${host}:${s.OBJECTS_PORT}`,
      publicUrl: s.S3_PUBLIC_URL ?? endpoint ?? beside.origin,
      region: s.S3_REGION,
      buckets: { uploads: s.S3_UPLOADS_BUCKET, originals: s.S3_ORIGINALS_BUCKET, previews: s.S3_PREVIEWS_BUCKET },
      partBytes: s.UPLOAD_PART_BYTES,
      uploadQuotaBytes: s.UPLOAD_QUOTA_GB * 1024 ** 3,
      stsRoleArn: s.S3_STS_ROLE_ARN,
      stsEndpoint: s.S3_STS_ENDPOINT,
    },
    objectsKey: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    objectsElsewhere: s.OBJECTS_URL !== undefined,
  };
}

function requireWith(setting: string, needed: Record<string, string | undefined>): void {
  const missing = Object.entries(needed).find(([, value]) => value === undefined);
  if (missing) throw new StartProblem(`${setting} needs the setting ${missing[0]} too. See docs/configuration.md.`);
}
