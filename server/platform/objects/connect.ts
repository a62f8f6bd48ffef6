import { HeadBucketCommand } from '@aws-sdk/client-s3';
import { contents } from './contents.ts';
import { readCredentialIssuer, uploadCredentialIssuer } from './credentials.ts';
import { fetchTo, openObject, putContent, putFile } from './files.ts';
import { links } from './links.ts';
import type { Objects } from './objects.ts';
import { prepareBuckets } from './prepare.ts';
import { type AccessKey, bucketUrl, type ObjectsSettings } from './settings.ts';
import { createClient, speak } from './speak.ts';
import { endAbandonedUploads } from './uploads.ts';

/** Connects to the object store. Sends nothing before the first call. */
export function connectObjects(settings: ObjectsSettings, accessKey: AccessKey, pageOrigin: string): Objects {
  const client = createClient(settings, accessKey, settings.endpoint);
  const names = settings.buckets;
  const origins = [bucketUrl(settings, 'uploads'), bucketUrl(settings, 'originals'), bucketUrl(settings, 'previews')];
  return {
    ...contents(client, names),
    ...links(settings, accessKey),
    putFile: (bucket, key, file, options) => putFile(client, { Bucket: names[bucket], Key: key }, file, options),
    putContent: (bucket, key, content, options, signal) =>
      putContent(client, { Bucket: names[bucket], Key: key }, content, options, signal),
    fetchTo: (bucket, key, file, signal) => fetchTo(client, { Bucket: names[bucket], Key: key }, file, signal),
    open: (bucket, key, range, signal) => openObject(client, { Bucket: names[bucket], Key: key }, range, signal),
    endAbandonedUploads: (bucket, startedBefore) => endAbandonedUploads(client, names[bucket], startedBefore),
    issueUploadCredentials: uploadCredentialIssuer(settings, accessKey),
    issueReadCredentials: readCredentialIssuer(settings, accessKey),
    uploadTarget: {
      url: bucketUrl(settings, 'uploads'),
      bucket: names.uploads,
      region: settings.region,
      partBytes: settings.partBytes,
    },
    originalsTarget: { endpoint: settings.publicUrl, bucket: names.originals, region: settings.region },
    browserOrigins: [...new Set(origins.map((url) => new URL(url).origin))],
    prepare: () => prepareBuckets(client, settings, { accessKey, pageOrigin }),
    isReady: () =>
      speak((options) => client.send(new HeadBucketCommand({ Bucket: names.originals }), options), 3000).then(
        () => true,
        () => false,
      ),
    close: () => client.destroy(),
  };
}
