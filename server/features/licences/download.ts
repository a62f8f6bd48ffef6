import type { MemberContext } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { ASK_AGAIN, readyCopies } from './copies/copies.ts';
import { nameOf } from './delivered-name.ts';
import { insertDownloads, isThere, listDelivered } from './downloads.queries.ts';
import { findOwned } from './list.queries.ts';

const LINK_SECONDS = 600;
const CREDENTIAL_SECONDS = 3600;
const MOST_KEYS = 50;

/**
 * Signs a link to the licensed copy of one of a licence's files, any number of times and even after the last day; only
 * a licence that is no longer valid gets none.
 */
export async function downloadLink(
  ctx: MemberContext,
  { licenceId, fileId }: { licenceId: number; fileId?: number | undefined },
): Promise<{ url: string } | Problem> {
  const row = await findOwned(ctx.db, ctx.actor.userId, licenceId);
  if (!row) return problem('not-found');
  const file = fileId === undefined ? row.files[0] : row.files.find(({ id }) => id === fileId);
  if (!file) return problem('not-found');
  if (row.state !== 'valid') return problem('licence-ended');
  if (!(await isThere(ctx.db, file.materialId))) return problem('not-found');
  const copy = (await readyCopies(ctx, [file.id])).get(file.id);
  if (!copy) return problem('copy-not-ready', { retryAfter: ASK_AGAIN });
  await insertDownloads(ctx.db, [row.id], { userId: ctx.actor.userId, how: 'file' });
  const fileName = nameOf(file);
  return { url: await ctx.objects.signedUrl('originals', copy.key, { seconds: LINK_SECONDS, fileName }) };
}

/** Credentials for exactly the licensed copies that the caller holds licences for and that are ready. */
export async function downloadCredentials(ctx: MemberContext) {
  const files = await listDelivered(ctx.db, ctx.actor.userId, MOST_KEYS);
  if (files.length === 0) return problem('not-found');
  const copies = await readyCopies(
    ctx,
    files.map((file) => file.id),
  );
  const ready = files.flatMap((file) => {
    const key = copies.get(file.id)?.key;
    return key === undefined ? [] : [{ file, key }];
  });
  if (ready.length === 0) return problem('copy-not-ready', { retryAfter: ASK_AGAIN });
  const wanted = ready.map(({ key }) => key);
  const issued = await ctx.objects.issueReadCredentials({ keys: wanted, seconds: CREDENTIAL_SECONDS });
  const opened = ready.filter(({ key }) => issued.keys.includes(key));
  const licenceIds = [...new Set(opened.map(({ file }) => file.licenceId))];
  await insertDownloads(ctx.db, licenceIds, { userId: ctx.actor.userId, how: 'credentials' });
  const { bucket, region, endpoint } = ctx.objects.originalsTarget;
  return {
    region,
    accessKeyId: issued.accessKeyId,
    accessKeySecret: issued.accessKeySecret,
    securityToken: issued.securityToken,
    bucketName: bucket,
    endpoint,
    expiresAt: issued.expiresAt.toISOString(),
    objects: opened.map(({ file, key }) => ({
      licenceId: file.licenceId,
      materialCode: file.materialCode,
      key,
      fileName: nameOf(file),
    })),
    preparing: files.length - ready.length,
  };
}
