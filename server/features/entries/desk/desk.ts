import type { DeskFile, EntryDetail, EntryRow } from '#contract/calls/entries-desk.ts';
import { inLanguage } from '#contract/domain/language.ts';
import { type Context, type MemberContext, transaction } from '../../../context.ts';
import { presentClaim } from '../../../platform/database/claims.ts';
import { problem, type Problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { openContact } from '../contact.ts';
import { linkTo } from '../links.ts';
import { countEntries, type DeskDetail, type DeskRow, findContact, findForDesk, listEntries } from './desk.queries.ts';
import { type AlikeRow, listAlike, listForDesk } from './files.queries.ts';
import { tellingWords } from './telling.ts';

export async function readSummary(ctx: MemberContext) {
  return await countEntries(ctx.db, ctx.actor.userId);
}

export async function readList(ctx: MemberContext, filter: Parameters<typeof listEntries>[1]) {
  const { total, rows } = await listEntries(ctx.db, filter, ctx.actor.userId);
  return { total, infos: await Promise.all(rows.map((row) => presentRow(ctx, row))) };
}

async function presentRow(ctx: MemberContext, row: DeskRow): Promise<EntryRow> {
  const { id, version, state, title, kind, showsCar, files, again, decidedBy } = row;
  return {
    id,
    version,
    state,
    title,
    kind,
    showsCar,
    files,
    again,
    decidedBy,
    contest: inLanguage(ctx.language, row.contestZh, row.contestEn),
    track: inLanguage(ctx.language, row.trackZh, row.trackEn),
    thumbnail: row.thumbnailKey === null ? null : await linkTo(ctx, row.thumbnailKey),
    submittedAt: row.submittedAt.toISOString(),
    claim: presentClaim(row, ctx.actor.userId),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}

/** One entry, without who made it. */
export async function readDetail(
  ctx: MemberContext,
  { id }: { id: number },
): Promise<{ entry: EntryDetail } | Problem> {
  const row = await findForDesk(ctx.db, id);
  if (!row) return problem('not-found');
  return {
    entry: {
      ...(await presentRow(ctx, row)),
      ...saidIn(row),
      carSeen: row.carSeen,
      open: row.open,
      own: row.entrantId === ctx.actor.userId,
      closesAt: row.closesAt.toISOString(),
      telling: tellingIn(ctx, row),
      rejection: row.rejectCode === null ? null : { code: row.rejectCode, words: row.rejectWords },
      files: await readFiles(ctx, id),
    },
  };
}

function saidIn({ story, place, takenOn, gear, editing, aiUsed, peopleShown, declaresCar }: DeskDetail) {
  return { story, place, takenOn, gear, editing, aiUsed, peopleShown, declaresCar };
}

function tellingIn(ctx: Context, { title, story, sealedContact, accountNames }: DeskDetail): string[] {
  const { author, phone, email } = openContact(ctx, sealedContact);
  return tellingWords(`${title}\n${story}`, [author, phone, email, ...accountNames]);
}

async function readFiles(ctx: Context, id: number): Promise<DeskFile[]> {
  const [files, alike] = await Promise.all([listForDesk(ctx.db, id), listAlike(ctx.db, id)]);
  return await Promise.all(
    files.map(async ({ shownKey, thumbnailKey, ...file }) => ({
      ...file,
      view: await linkTo(ctx, shownKey),
      thumbnail: await linkTo(ctx, thumbnailKey),
      alike: await Promise.all(
        alike.filter(({ fileId }) => fileId === file.id).map((other) => presentAlike(ctx, other)),
      ),
    })),
  );
}

async function presentAlike(ctx: Context, { entryId, title, state, trackZh, trackEn, same, thumbnailKey }: AlikeRow) {
  const track = inLanguage(ctx.language, trackZh, trackEn);
  return { entryId, title, state, track, same, thumbnail: await linkTo(ctx, thumbnailKey) };
}

/** Opens who made an entry and how to reach them; the audit trail knows who did. */
export async function readContact(ctx: MemberContext, { id }: { id: number }) {
  return await transaction(ctx, async (tx) => {
    const found = await findContact(tx.db, id);
    if (!found) return problem('not-found');
    await recordChange(tx, { action: 'entry.contact-opened', subject: `entry:${id}` });
    return { ...openContact(tx, found.sealedContact), account: found.account };
  });
}
