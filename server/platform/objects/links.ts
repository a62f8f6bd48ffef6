import type { Objects } from './objects.ts';
import { encodeStrictly, presign } from './presign.ts';
import { type AccessKey, bucketUrl, type ObjectsSettings } from './settings.ts';

const LONGEST = 600;

/** Addresses of objects for browsers. */
export function links(settings: ObjectsSettings, accessKey: AccessKey): Pick<Objects, 'publicUrl' | 'signedUrl'> {
  const previews = bucketUrl(settings, 'previews');
  const { region } = settings;
  return {
    publicUrl: (key) => `${previews}/${encodeKey(key)}`,
    async signedUrl(bucket, key, { seconds, fileName }) {
      if (seconds > LONGEST) throw new RangeError(`links live at most ${LONGEST} seconds`);
      // Signed for the host that the browser will ask.
      const url = `${bucketUrl(settings, bucket)}/${key.split('/').map(encodeStrictly).join('/')}`;
      const answer = fileName === undefined ? {} : { 'response-content-disposition': attachment(fileName) };
      return presign({ url, region, accessKey, seconds, answer });
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
