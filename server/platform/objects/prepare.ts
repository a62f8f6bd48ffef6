import {
  CreateBucketCommand,
  HeadBucketCommand,
  PutBucketAclCommand,
  PutBucketCorsCommand,
  PutBucketPolicyCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { StartProblem } from '../start-problem.ts';
import { isStoreGone, ObjectMissing } from './failures.ts';
import { type AccessKey, isAlibaba, type ObjectsSettings } from './settings.ts';
import { createClient, SOON, speak } from './speak.ts';

/**
 * Makes the buckets; in an external store also sets who may read and write. The built-in store needs no such settings.
 */
export async function prepareBuckets(
  client: S3Client,
  settings: ObjectsSettings,
  { accessKey, pageOrigin }: { accessKey: AccessKey; pageOrigin: string },
): Promise<void> {
  try {
    for (const name of Object.values(settings.buckets))
      if (!(await exists(client, name))) await makeBucket(client, settings, accessKey, name);
    if (settings.own) return;
    await allowReading(client, settings);
    if (!isAlibaba(settings)) await allowPages(client, settings, pageOrigin);
  } catch (error) {
    const why = isStoreGone(error) ? 'does not answer' : 'refuses what Framehall needs';
    throw new StartProblem(
      `The object store at ${settings.endpoint} ${why} (${(error as Error).message}); see docs/objects.md.`,
    );
  }
}

async function exists(client: S3Client, Bucket: string): Promise<boolean> {
  try {
    await speak((options) => client.send(new HeadBucketCommand({ Bucket }), options), SOON);
    return true;
  } catch (error) {
    if (error instanceof ObjectMissing) return false;
    throw error;
  }
}

async function makeBucket(
  client: S3Client,
  settings: ObjectsSettings,
  accessKey: AccessKey,
  Bucket: string,
): Promise<void> {
  const make = (by: S3Client) => speak((options) => by.send(new CreateBucketCommand({ Bucket }), options), SOON);
  try {
    await make(client);
  } catch (error) {
    const { name } = error as Error;
    // Two processes that start at once may both make the bucket.
    if (name === 'BucketAlreadyOwnedByYou') return;
    if (name !== 'InvalidLocationConstraint') throw error;
    // The client sends the region as the bucket's location, except for us-east-1; some stores do not know other names.
    const placeless = createClient({ ...settings, region: 'us-east-1' }, accessKey, settings.endpoint);
    await make(placeless);
    placeless.destroy();
  }
}

async function allowReading(client: S3Client, settings: ObjectsSettings): Promise<void> {
  const Bucket = settings.buckets.previews;
  const Policy = JSON.stringify({
    Version: '2012-10-17',
    Statement: [{ Effect: 'Allow', Principal: '*', Action: 's3:GetObject', Resource: `arn:aws:s3:::${Bucket}/*` }],
  });
  await speak(async (options) => {
    if (isAlibaba(settings)) await client.send(new PutBucketAclCommand({ Bucket, ACL: 'public-read' }), options);
    else await client.send(new PutBucketPolicyCommand({ Bucket, Policy }), options);
  }, SOON);
}

/** Lets browsers send parts, fetch previews, and read the ETag of what they sent. */
async function allowPages(client: S3Client, { buckets }: ObjectsSettings, pageOrigin: string): Promise<void> {
  for (const Bucket of [buckets.uploads, buckets.previews]) {
    const command = new PutBucketCorsCommand({
      Bucket,
      CORSConfiguration: {
        CORSRules: [
          {
            AllowedOrigins: [pageOrigin],
            AllowedMethods: ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'],
            AllowedHeaders: ['*'],
            ExposeHeaders: ['ETag', 'Content-Range'],
            MaxAgeSeconds: 3600,
          },
        ],
      },
    });
    await speak((options) => client.send(command, options), SOON);
  }
}
