import type { OriginalsWork } from '#contract/calls/originals-desk.ts';
import { inLanguage } from '#contract/domain/language.ts';
import { pages } from '#contract/domain/pages.ts';
import { type MemberContext, transaction } from '../../../context.ts';
import { problem, type Problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { linkTo } from '../../entries/entries.ts';
import { tellUser, whenInChina } from '../../messages/messages.ts';
import { presentFiles } from '../originals.ts';
import { type Asked, findOriginal, isOver, listWorks, saveRequests, type WorkRow } from './desk.queries.ts';

const SECONDS = 300;

export async function readWorks(ctx: MemberContext, { contestId }: { contestId: number }) {
  const rows = await listWorks(ctx.db, contestId);
  return { infos: await Promise.all(rows.map((row) => presentWork(ctx, row))) };
}

async function presentWork(ctx: MemberContext, row: WorkRow): Promise<OriginalsWork> {
  const { entryId, title, kind, thumbnailKey, dueAt, askedAt, askedBy, overdue, files } = row;
  const complete = files.every(({ sent }) => sent !== null);
  return {
    entryId,
    title,
    track: inLanguage(ctx.language, row.trackZh, row.trackEn),
    kind,
    thumbnail: thumbnailKey === null ? null : await linkTo(ctx, thumbnailKey),
    request:
      dueAt && askedAt ? { dueAt: dueAt.toISOString(), askedAt: askedAt.toISOString(), askedBy: askedBy ?? '' } : null,
    complete,
    late: (overdue && !complete) || files.some(({ sent }) => sent?.late),
    files: await presentFiles(ctx, files),
  };
}

interface Wanted {
  contestId: number;
  entryIds: number[];
  dueOn: string;
}

/** Asks winners for their originals and tells them, all of them or none. */
export async function askForOriginals(ctx: MemberContext, wanted: Wanted) {
  if (await isOver(ctx.db, wanted.dueOn)) return problem('bad-input', { fields: { dueOn: 'invalid' } });
  const refused = await transaction(ctx, async (tx): Promise<Problem | undefined> => {
    const asked = await saveRequests(tx.db, { ...wanted, askedBy: tx.actor.userId });
    if (asked.length < new Set(wanted.entryIds).size) return problem('changed-meanwhile');
    for (const one of asked) {
      await recordChange(tx, {
        action: 'entry.originals-asked',
        subject: `entry:${one.entryId}`,
        before: { dueAt: one.before },
        after: { dueAt: one.dueAt },
      });
      await tell(tx, one);
    }
    return undefined;
  });
  return refused ?? (await readWorks(ctx, wanted));
}

async function tell(tx: MemberContext, { entrantId, title, contestZh, contestEn, dueAt }: Asked): Promise<void> {
  await tellUser(tx, entrantId, 'originalsWanted', (language) => ({
    title,
    contest: inLanguage(language, contestZh, contestEn),
    until: whenInChina(language, dueAt),
    url: new URL(`${pages.userCenter.paths[0]}?tab=entries`, tx.config.publicUrl).href,
  }));
}

/** A link to an original that was asked for; the audit trail records who took it. */
export async function linkToOriginal(ctx: MemberContext, { fileId }: { fileId: number }) {
  const original = await findOriginal(ctx.db, fileId);
  if (!original) return problem('not-found');
  const { key, name, entryId } = original;
  await recordChange(ctx, { action: 'entry.original-seen', subject: `entry:${entryId}`, after: { file: name } });
  const url = await ctx.objects.signedUrl('originals', key, { seconds: SECONDS, fileName: name });
  return { url, seconds: SECONDS };
}
