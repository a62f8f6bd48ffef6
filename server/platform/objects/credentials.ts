import { AssumeRoleCommand, STSClient } from '@aws-sdk/client-sts';
import { issueSession, type SessionPolicy } from '../object-store/session-token.ts';
import { assumeAlibabaRole } from './alibaba.ts';
import type { IssueReadCredentials, IssueUploadCredentials, TemporaryCredentials } from './objects.ts';
import { type AccessKey, isAlibaba, type ObjectsSettings } from './settings.ts';
import { SOON, speak } from './speak.ts';

const LONGEST = 3600;
/** The shortest validity that STS issues, in seconds. */
const SHORTEST = 900;
/** The longest policy that STS accepts, in characters. */
const POLICY_SIGNS = 2048;

const UPLOADING = {
  name: 'framehall-upload',
  s3: ['s3:PutObject', 's3:AbortMultipartUpload', 's3:ListMultipartUploadParts'],
  oss: ['oss:PutObject', 'oss:AbortMultipartUpload', 'oss:ListParts'],
};
const READING = { name: 'framehall-download', s3: ['s3:GetObject'], oss: ['oss:GetObject'] };

interface Wish {
  doing: typeof UPLOADING;
  bucket: string;
  keys: readonly string[];
  seconds: number;
  /** Only our own store counts. */
  quota?: NonNullable<SessionPolicy['quota']>;
}

interface Issuer {
  issue(wish: Wish): Promise<TemporaryCredentials>;
  /** Whether the store accepts a policy of this size. */
  takes(wish: Wish): boolean;
}

export function uploadCredentialIssuer(settings: ObjectsSettings, key: AccessKey): IssueUploadCredentials {
  const issuer = issuerOf(settings, key);
  return async ({ keys, folder, seconds }) => {
    const quota = { prefix: folder, bytes: settings.uploadQuotaBytes };
    return await issueFor(issuer, { doing: UPLOADING, bucket: settings.buckets.uploads, keys, seconds, quota });
  };
}

export function readCredentialIssuer(settings: ObjectsSettings, key: AccessKey): IssueReadCredentials {
  const issuer = issuerOf(settings, key);
  return async ({ keys, seconds }) =>
    await issueFor(issuer, { doing: READING, bucket: settings.buckets.originals, keys, seconds });
}

/** Issues credentials for as many of the keys, from the first on, as the store accepts in one policy. */
async function issueFor(issuer: Issuer, wish: Wish) {
  if (wish.seconds > LONGEST) throw new RangeError(`credentials live at most ${LONGEST} seconds`);
  // Keys become part of a policy, where other characters could have a meaning.
  if (wish.keys.length === 0 || !wish.keys.every((one) => /^[\w/.-]+$/.test(one)))
    throw new RangeError('credentials name plain keys');
  const keys = [...wish.keys];
  while (keys.length > 1 && !issuer.takes({ ...wish, keys })) keys.pop();
  return { ...(await issuer.issue({ ...wish, keys })), keys };
}

/** The issuer of temporary credentials depends on the kind of store. */
function issuerOf(settings: ObjectsSettings, key: AccessKey): Issuer {
  if (settings.own) return ownIssuer(key);
  return isAlibaba(settings) ? alibabaIssuer(settings, key) : stsIssuer(settings, key);
}

function ownIssuer({ secretAccessKey }: AccessKey): Issuer {
  return {
    takes: () => true,
    async issue({ doing, bucket, keys, seconds, quota }) {
      const expiresAt = new Date(Date.now() + seconds * 1000);
      const policy: SessionPolicy = { actions: doing.s3, bucket, keys, ...(quota ? { quota } : {}) };
      const session = issueSession(secretAccessKey, policy, expiresAt);
      return {
        accessKeyId: session.accessKeyId,
        accessKeySecret: session.secretAccessKey,
        securityToken: session.token,
        expiresAt,
      };
    },
  };
}

/** AWS, and stores with a compatible STS: Ceph, MinIO. */
function stsIssuer(settings: ObjectsSettings, key: AccessKey): Issuer {
  const client = new STSClient({
    endpoint: settings.stsEndpoint ?? settings.endpoint,
    region: settings.region,
    credentials: key,
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 5000, socketTimeout: 10_000 },
  });
  const policyOf = ({ doing, bucket, keys }: Wish) => {
    const Resource = keys.map((one) => `arn:aws:s3:::${bucket}/${one}`);
    return JSON.stringify({ Version: '2012-10-17', Statement: [{ Effect: 'Allow', Action: doing.s3, Resource }] });
  };
  return {
    takes: (wish) => policyOf(wish).length <= POLICY_SIGNS,
    async issue(wish) {
      const command = new AssumeRoleCommand({
        RoleArn: settings.stsRoleArn,
        RoleSessionName: wish.doing.name,
        DurationSeconds: Math.max(SHORTEST, wish.seconds),
        Policy: policyOf(wish),
      });
      const { Credentials: told } = await speak((options) => client.send(command, options), SOON);
      if (!told?.AccessKeyId || !told.SecretAccessKey || !told.SessionToken || !told.Expiration)
        throw new Error('STS replied without credentials');
      return {
        accessKeyId: told.AccessKeyId,
        accessKeySecret: told.SecretAccessKey,
        securityToken: told.SessionToken,
        expiresAt: told.Expiration,
      };
    },
  };
}

function alibabaIssuer(settings: ObjectsSettings, key: AccessKey): Issuer {
  const policyOf = ({ doing, bucket, keys }: Wish) => {
    const Resource = keys.map((one) => `acs:oss:*:*:${bucket}/${one}`);
    return JSON.stringify({ Version: '1', Statement: [{ Effect: 'Allow', Action: doing.oss, Resource }] });
  };
  return {
    takes: (wish) => policyOf(wish).length <= POLICY_SIGNS,
    issue: async (wish) =>
      await assumeAlibabaRole(settings.stsEndpoint ?? `https://sts.${settings.region}.aliyuncs.com`, key, {
        RoleArn: settings.stsRoleArn ?? '',
        RoleSessionName: wish.doing.name,
        DurationSeconds: String(Math.max(SHORTEST, wish.seconds)),
        Policy: policyOf(wish),
      }),
  };
}
