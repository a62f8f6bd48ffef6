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
  /** Keys of the bucket; a `*` at the end matches everything that begins so. */
  things: readonly string[];
  seconds: number;
}

interface Issuer {
  issue(wish: Wish): Promise<TemporaryCredentials>;
  /** Whether the store accepts a policy of this size. */
  takes(wish: Wish): boolean;
}

export function uploadCredentialIssuer(settings: ObjectsSettings, key: AccessKey): IssueUploadCredentials {
  const issuer = issuerOf(settings, key);
  return async ({ prefix, seconds }) => {
    checkSeconds(seconds);
    // The prefix becomes part of a policy, where other characters could have a meaning.
    if (!/^[\w./-]+$/.test(prefix)) throw new RangeError('this prefix cannot be part of a policy');
    return await issuer.issue({ doing: UPLOADING, bucket: settings.buckets.uploads, things: [`${prefix}*`], seconds });
  };
}

export function readCredentialIssuer(settings: ObjectsSettings, key: AccessKey): IssueReadCredentials {
  const issuer = issuerOf(settings, key);
  return async ({ keys, seconds }) => {
    checkSeconds(seconds);
    if (keys.length === 0 || !keys.every((one) => /^[\w/.-]+$/.test(one)))
      throw new RangeError('credentials for reading name plain keys');
    const wish = { doing: READING, bucket: settings.buckets.originals, seconds };
    const things = [...keys];
    while (things.length > 1 && !issuer.takes({ ...wish, things })) things.pop();
    return { ...(await issuer.issue({ ...wish, things })), keys: things };
  };
}

function checkSeconds(seconds: number): void {
  if (seconds > LONGEST) throw new RangeError(`credentials live at most ${LONGEST} seconds`);
}

/** The issuer of temporary credentials depends on the kind of store. */
function issuerOf(settings: ObjectsSettings, key: AccessKey): Issuer {
  if (settings.own) return ownIssuer(key);
  return isAlibaba(settings) ? alibabaIssuer(settings, key) : stsIssuer(settings, key);
}

function ownIssuer({ secretAccessKey }: AccessKey): Issuer {
  return {
    takes: () => true,
    async issue({ doing, bucket, things, seconds }) {
      const expiresAt = new Date(Date.now() + seconds * 1000);
      const [first = ''] = things;
      const allowed = first.endsWith('*') ? { prefix: first.slice(0, -1) } : { keys: things };
      const policy: SessionPolicy = { actions: doing.s3, bucket, ...allowed };
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
  const policyOf = ({ doing, bucket, things }: Wish) => {
    const Resource = things.map((thing) => `arn:aws:s3:::${bucket}/${thing}`);
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
  const policyOf = ({ doing, bucket, things }: Wish) => {
    const Resource = things.map((thing) => `acs:oss:*:*:${bucket}/${thing}`);
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
