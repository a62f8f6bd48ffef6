import { inLanguage } from '#contract/domain/language.ts';
import type { MemberContext } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { ASK_AGAIN, readyCopies } from './copies/copies.ts';
import { hasFile, insertDownloads, listDelivered } from './downloads.queries.ts';
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

/** Name of the delivered file. It has the Chinese title for everybody, because the certificate prints it. */
export function nameOf(row: Pick<LicenceRow, 'materialCode' | 'titleZh' | 'titleEn' | 'fileName'>): string {
  return deliveredName(row.materialCode, inLanguage('zh', row.titleZh, row.titleEn), row.fileName);
}

/**
 * Signs a link to the licensed copy, any number of times and even after the last day; only a licence that is no longer
 * valid gets none.
 */
export async function downloadLink(
  ctx: MemberContext,
  { licenceId }: { licenceId: number },
): Promise<{ url: string } | Problem> {
  const row = await findOwned(ctx.db, ctx.actor.userId, licenceId);
  if (!row) return problem('not-found');
  if (row.state !== 'valid') return problem('licence-ended');
  if (!(await hasFile(ctx.db, row.id))) return problem('not-found');
  const copy = (await readyCopies(ctx, [row.id])).get(row.id);
  if (!copy) return problem('copy-not-ready', { retryAfter: ASK_AGAIN });
  await insertDownloads(ctx.db, [row.id], { userId: ctx.actor.userId, how: 'file' });
  const fileName = nameOf(row);
  return { url: await ctx.objects.signedUrl('originals', copy.key, { seconds: LINK_SECONDS, fileName }) };
}

/** Credentials for exactly the licensed copies that the caller holds licences for and that are ready. */
export async function downloadCredentials(ctx: MemberContext) {
  const rows = await listDelivered(ctx.db, ctx.actor.userId, MOST_KEYS);
  if (rows.length === 0) return problem('not-found');
  const copies = await readyCopies(
    ctx,
    rows.map((row) => row.id),
  );
  const ready = rows.flatMap((row) => {
    const key = copies.get(row.id)?.key;
    return key === undefined ? [] : [{ row, key }];
  });
  if (ready.length === 0) return problem('copy-not-ready', { retryAfter: ASK_AGAIN });
  const wanted = ready.map(({ key }) => key);
  const issued = await ctx.objects.issueReadCredentials({ keys: wanted, seconds: CREDENTIAL_SECONDS });
  const opened = ready.filter(({ key }) => issued.keys.includes(key));
  const ids = opened.map(({ row }) => row.id);
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
    objects: opened.map(({ row, key }) => ({
      licenceId: row.id,
      materialCode: row.materialCode,
      key,
      fileName: nameOf(row),
    })),
    preparing: rows.length - ready.length,
  };
}
