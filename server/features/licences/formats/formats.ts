import { formatsOf, type LicenceFormat } from '#contract/domain/licence-formats.ts';
import type { OfferedFormat } from '#contract/calls/licences.ts';
import { type MemberContext, transaction } from '../../../context.ts';
import { isProblem, problem, type Problem } from '../../../platform/problem.ts';
import { ASK_AGAIN } from '../copies/copies.ts';
import { plainName } from '../delivered-name.ts';
import { insertDownloads, isThere } from '../downloads.queries.ts';
import type { LicenceFile } from '../files.queries.ts';
import { findOwned } from '../list.queries.ts';
import { listFormats, measureMaterial, wantFormat } from './formats.queries.ts';

const LINK_SECONDS = 600;

/** Ends of the names under which they are delivered. */
const ENDINGS: Record<LicenceFormat, string> = {
  'jpeg-4000': '4000px.jpg',
  'jpeg-2000': '2000px.jpg',
  'mp4-1080': '1080p.mp4',
  'prores-proxy': 'proxy.mov',
};

interface Wish {
  licenceId: number;
  format: LicenceFormat;
}

/** Other formats of one of the caller's licences, and how far each of them is. */
export async function formatsOfLicence(
  ctx: MemberContext,
  { licenceId }: { licenceId: number },
): Promise<{ infos: OfferedFormat[] } | Problem> {
  const found = await findFile(ctx, licenceId);
  if (isProblem(found)) return found;
  const rows = await listFormats(ctx.db, found.file.id);
  const infos = found.formats.map((format) => {
    const row = rows.find((one) => one.format === format);
    if (!row) return { format, state: 'none' as const, percent: 0, sizeBytes: null, keptUntil: null };
    const { state, percent, sizeBytes, keptUntil } = row;
    return { format, state, percent, sizeBytes, keptUntil: keptUntil?.toISOString() ?? null };
  });
  return { infos };
}

/** Has a format made, unless it is there or being made. */
export async function askForFormat(
  ctx: MemberContext,
  { licenceId, format }: Wish,
): Promise<Record<string, never> | Problem> {
  const found = await findFile(ctx, licenceId);
  if (isProblem(found)) return found;
  if (!found.formats.includes(format)) return problem('bad-input', { fields: { format: 'invalid' } });
  const fileId = found.file.id;
  const key = `licensed/${crypto.randomUUID()}.${ENDINGS[format].split('.')[1]}`;
  await transaction(ctx, async (tx) => {
    if (await wantFormat(tx.db, fileId, format, key))
      await tx.jobs.enqueue(tx.db, 'licences.format', { fileId, format }, { priority: 1 });
  });
  return {};
}

/** Signs a link to a format that is there. */
export async function formatLink(ctx: MemberContext, { licenceId, format }: Wish): Promise<{ url: string } | Problem> {
  const found = await findFile(ctx, licenceId);
  if (isProblem(found)) return found;
  const made = (await listFormats(ctx.db, found.file.id)).find((one) => one.format === format);
  if (!made || made.state === 'failed') return problem('not-found');
  if (made.state === 'making') return problem('copy-not-ready', { retryAfter: ASK_AGAIN });
  await insertDownloads(ctx.db, [licenceId], { userId: ctx.actor.userId, how: 'file' });
  const fileName = `${plainName(found.file)}-${ENDINGS[format]}`;
  return { url: await ctx.objects.signedUrl('originals', made.key, { seconds: LINK_SECONDS, fileName }) };
}

interface Found {
  file: LicenceFile;
  formats: LicenceFormat[];
}

/** Whoever may download the original may have it in other formats, and nobody else. */
async function findFile(ctx: MemberContext, licenceId: number): Promise<Found | Problem> {
  const row = await findOwned(ctx.db, ctx.actor.userId, licenceId);
  const file = row?.files[0];
  if (!row || !file) return problem('not-found');
  if (row.state !== 'valid') return problem('licence-ended');
  const [there, measured] = await Promise.all([
    isThere(ctx.db, file.materialId),
    measureMaterial(ctx.db, file.materialId),
  ]);
  return there && measured ? { file, formats: formatsOf({ kind: row.kind, ...measured }) } : problem('not-found');
}
