import { AssumeRoleCommand, STSClient } from '@aws-sdk/client-sts';
import { issueSession } from '../object-store/session-token.ts';
import { assumeAlibabaRole } from './alibaba.ts';
import type { IssueUploadCredentials } from './objects.ts';
import { type AccessKey, isAlibaba, type ObjectsSettings } from './settings.ts';
import { SOON, speak } from './speak.ts';

const LONGEST = 3600;
/** What STS gives at least. */
const SHORTEST = 900;
const ACTIONS = ['s3:PutObject', 's3:AbortMultipartUpload', 's3:ListMultipartUploadParts'];

/** How browsers get their temporary credentials depends on whose store it is. */
export function credentialIssuer(settings: ObjectsSettings, key: AccessKey): IssueUploadCredentials {
  const issue = settings.own
    ? ownIssuer(settings, key)
    : isAlibaba(settings)
      ? alibabaIssuer(settings, key)
      : stsIssuer(settings, key);
  return async ({ prefix, seconds }) => {
    if (seconds > LONGEST) throw new RangeError(`upload credentials live at most ${LONGEST} seconds`);
    // The prefix becomes part of a policy, where other characters could mean more.
    if (!/^[\w./-]+$/.test(prefix)) throw new RangeError('this prefix cannot be part of a policy');
    return await issue({ prefix, seconds });
  };
}

function ownIssuer({ buckets }: ObjectsSettings, { secretAccessKey }: AccessKey): IssueUploadCredentials {
  return async ({ prefix, seconds }) => {
    const expiresAt = new Date(Date.now() + seconds * 1000);
    const session = issueSession(secretAccessKey, { actions: ACTIONS, bucket: buckets.uploads, prefix }, expiresAt);
    return {
      accessKeyId: session.accessKeyId,
      accessKeySecret: session.secretAccessKey,
      securityToken: session.token,
      expiresAt,
    };
  };
}

/** AWS, and whoever speaks its STS: Ceph, MinIO. */
function stsIssuer(settings: ObjectsSettings, key: AccessKey): IssueUploadCredentials {
  const client = new STSClient({
    endpoint: settings.stsEndpoint ?? settings.endpoint,
    region: settings.region,
    credentials: key,
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 5000, socketTimeout: 10_000 },
  });
  return async ({ prefix, seconds }) => {
    const command = new AssumeRoleCommand({
      RoleArn: settings.stsRoleArn,
      RoleSessionName: 'framehall-upload',
      DurationSeconds: Math.max(SHORTEST, seconds),
      Policy: JSON.stringify({
        Version: '2012-10-17',
        Statement: [
          { Effect: 'Allow', Action: ACTIONS, Resource: `arn:aws:s3:::${settings.buckets.uploads}/${prefix}*` },
        ],
      }),
    });
    const { Credentials } = await speak((options) => client.send(command, options), SOON);
    if (
      !Credentials?.AccessKeyId ||
      !Credentials.SecretAccessKey ||
      !Credentials.SessionToken ||
      !Credentials.Expiration
    )
      throw new Error('STS replied without credentials');
    return {
      accessKeyId: Credentials.AccessKeyId,
      accessKeySecret: Credentials.SecretAccessKey,
      securityToken: Credentials.SessionToken,
      expiresAt: Credentials.Expiration,
    };
  };
}

function alibabaIssuer(settings: ObjectsSettings, key: AccessKey): IssueUploadCredentials {
  const resource = (prefix: string) => `acs:oss:*:*:${settings.buckets.uploads}/${prefix}*`;
  return async ({ prefix, seconds }) =>
    await assumeAlibabaRole(settings.stsEndpoint ?? `https://sts.${settings.region}.aliyuncs.com`, key, {
      RoleArn: settings.stsRoleArn ?? '',
      RoleSessionName: 'framehall-upload',
      DurationSeconds: String(Math.max(SHORTEST, seconds)),
      Policy: JSON.stringify({
        Version: '1',
        Statement: [
          {
            Effect: 'Allow',
            Action: ['oss:PutObject', 'oss:AbortMultipartUpload', 'oss:ListParts'],
            Resource: [resource(prefix)],
          },
        ],
      }),
    });
}
