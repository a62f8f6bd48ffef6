import { inLanguage } from '#contract/domain/language.ts';
import type { MemberContext } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { findOriginal, insertDownloads, listOwnedOriginals } from './downloads.queries.ts';
import { findOwned, type LicenceRow } from './list.queries.ts';

/** Characters that file systems refuse or treat specially. */
const REFUSED = /[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu;
const LONGEST = 80;

/** Name of a delivered file: code, title, and the extension of the upload. */
function deliveredName(code: string, title: string, uploadedName: string): string {
  const plain = title.toWellFormed().replaceAll(REFUSED, ' ').replaceAll(/\s+/g, ' ').trim();
  const short = Array.from(plain)
    .slice(0, LONGEST)
    .join('')
    .replace(/[. ]+$/, '');
  const ending = /\.([A-Za-z0-9]{1,8})$/.exec(uploadedName)?.[1]?.toLowerCase();
  return `${[code, short].filter((part) => part !== '').join('-')}${ending === undefined ? '' : `.${ending}`}`;
}

const LINK_SECONDS = 600;
const CREDENTIAL_SECONDS = 3600;
const MOST_KEYS = 50;

export function nameOf(ctx: Pick<MemberContext, 'language'>, row: LicenceRow): string {
  return deliveredName(row.materialCode, inLanguage(ctx.language, row.titleZh, row.titleEn), row.fileName);
}

/**
 * Signs a link to the original, any number of times and even after the last day; only a licence that is no longer valid
 * gets none.
 */
export async function downloadLink(
  ctx: MemberContext,
  { licenceId }: { licenceId: number },
): Promise<{ url: string } | Problem> {
  const row = await findOwned(ctx.db, ctx.actor.userId, licenceId);
  if (!row) return problem('not-found');
  if (row.state !== 'valid') return problem('licence-ended');
  const original = await findOriginal(ctx.db, row.materialId);
  if (!original) return problem('not-found');
  await insertDownloads(ctx.db, [row.id], { userId: ctx.actor.userId, how: 'file' });
  const fileName = nameOf(ctx, row);
  return { url: await ctx.objects.signedUrl('originals', original.key, { seconds: LINK_SECONDS, fileName }) };
}

/** Credentials for exactly the originals that the caller holds licences for. */
export async function downloadCredentials(ctx: MemberContext) {
  const rows = await listOwnedOriginals(ctx.db, ctx.actor.userId, MOST_KEYS);
  if (rows.length === 0) return problem('not-found');
  const wanted = [...new Set(rows.map((row) => row.key))];
  const issued = await ctx.objects.issueReadCredentials({ keys: wanted, seconds: CREDENTIAL_SECONDS });
  const opened = rows.filter((row) => issued.keys.includes(row.key));
  const ids = opened.map((row) => row.id);
  await insertDownloads(ctx.db, ids, { userId: ctx.actor.userId, how: 'credentials' });
  const { bucket, region, endpoint } = ctx.objects.originalsTarget;
  return {
    region,
    accessKeyId: issued.accessKeyId,
    accessKeySecret: issued.accessKeySecret,
    securityToken: issued.securityToken,
    bucketName: bucket,
    endpoint,
    expiresAt: issued.expiresAt.toISOString(),
    objects: opened.map((row) => ({
      licenceId: row.id,
      materialCode: row.materialCode,
      key: row.key,
      fileName: nameOf(ctx, row),
    })),
  };
}
