import { GetObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { Objects } from './objects.ts';
import { type AccessKey, bucketUrl, type ObjectsSettings } from './settings.ts';
import { createClient } from './speak.ts';

const LONGEST = 600;

/** Addresses of objects for browsers. */
export function links(settings: ObjectsSettings, accessKey: AccessKey): Pick<Objects, 'publicUrl' | 'signedUrl'> {
  // Signs for the host that the browser will ask.
  const signer = createClient(settings, accessKey, settings.publicUrl);
  const previews = bucketUrl(settings, 'previews');
  return {
    publicUrl: (key) => `${previews}/${encodeKey(key)}`,
    async signedUrl(bucket, key, { seconds, fileName }) {
      if (seconds > LONGEST) throw new RangeError(`links live at most ${LONGEST} seconds`);
      const command = new GetObjectCommand({
        Bucket: settings.buckets[bucket],
        Key: key,
        ...(fileName === undefined ? {} : { ResponseContentDisposition: attachment(fileName) }),
      });
      return await getSignedUrl(signer, command, { expiresIn: seconds });
    },
  };
}

export function encodeKey(key: string): string {
  return key.split('/').map(encodeURIComponent).join('/');
}

/** A Content-Disposition with an ASCII name for old browsers and the real name for all others. */
function attachment(fileName: string): string {
  const plain = fileName.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const real = encodeURIComponent(fileName.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${real}`;
}
