import type { AccessKey, ObjectsSettings } from '../platform/objects/settings.ts';
import { StartProblem } from '../platform/start-problem.ts';
import type { Settings } from './settings.ts';

export interface ObjectSettings {
  objects: ObjectsSettings;
  /** Undefined until the built-in store's key is known. */
  objectsKey: AccessKey | undefined;
}

export function objectSettings(s: Settings, { host, publicUrl }: { host: string; publicUrl: string }): ObjectSettings {
  const beside = new URL(publicUrl);
  beside.port = String(s.OBJECTS_PORT);
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = s;
  if (endpoint !== undefined && s.ROLE !== 'worker') {
    const needed = {
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      S3_STS_ROLE_ARN: s.S3_STS_ROLE_ARN,
    };
    const missing = Object.entries(needed).find(([, value]) => value === undefined);
    if (missing) throw new StartProblem(`S3_ENDPOINT needs the setting ${missing[0]} too. See docs/configuration.md.`);
  }
  return {
    objects: {
      own: endpoint === undefined,
      endpoint: endpoint ?? `http://${host}:${s.OBJECTS_PORT}`,
      publicUrl: s.S3_PUBLIC_URL ?? endpoint ?? beside.origin,
      region: s.S3_REGION,
      buckets: { uploads: s.S3_UPLOADS_BUCKET, originals: s.S3_ORIGINALS_BUCKET, previews: s.S3_PREVIEWS_BUCKET },
      partBytes: s.UPLOAD_PART_BYTES,
      uploadQuotaBytes: s.UPLOAD_QUOTA_GB * 1024 ** 3,
      stsRoleArn: s.S3_STS_ROLE_ARN,
      stsEndpoint: s.S3_STS_ENDPOINT,
    },
    objectsKey: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  };
}
