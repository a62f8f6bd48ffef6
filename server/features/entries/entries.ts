import type { Entry, EntryContest, EntryFile, EntryListed, EntryTrack } from '#contract/calls/entries.ts';
import { type EntryForm, isEntryEditable, stateForEntrant } from '#contract/domain/entry.ts';
import { inLanguage } from '#contract/domain/language.ts';
import { type Context, type MemberContext, transaction } from '../../context.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { once } from '../idempotency/idempotency.ts';
import { type Contact, openContact, sealContact } from './contact.ts';
import * as queries from './entries.queries.ts';
import type { EntryRow, TrackRow } from './entries.queries.ts';
import { type FileRow, listFiles } from './files.queries.ts';
import { linkTo } from './links.ts';

function presentContest({ language }: Context, row: TrackRow): EntryContest {
  return {
    id: row.contestId,
    slug: row.slug,
    title: inLanguage(language, row.contestZh, row.contestEn),
    opensAt: row.opensAt.toISOString(),
    closesAt: row.closesAt.toISOString(),
    open: row.open,
  };
}

function presentTrack({ language }: Context, row: TrackRow): EntryTrack {
  return {
    id: row.trackId,
    name: inLanguage(language, row.trackZh, row.trackEn),
    brief: inLanguage(language, row.briefZh, row.briefEn),
    kind: row.kind,
    showsCar: row.showsCar,
    limits: row.limits,
  };
}

async function presentListed(ctx: Context, row: EntryRow): Promise<EntryListed> {
  const { id, state, title, files, rejectCode, rejectWords } = row;
  return {
    id,
    state: stateForEntrant(state, row.resultsShown),
    title,
    files,
    contest: presentContest(ctx, row),
    track: presentTrack(ctx, row),
    thumbnail: row.thumbnailKey === null ? null : await linkTo(ctx, row.thumbnailKey),
    rejection: state !== 'rejected' || rejectCode === null ? null : { code: rejectCode, words: rejectWords },
    award: presentAward(ctx, row),
    submittedAt: row.submittedAt?.toISOString() ?? null,
    changedAt: row.changedAt.toISOString(),
    changeable: row.taken,
    changeableUntil: row.takenUntil.toISOString(),
  };
}

/** Its entrant learns of a prize with everybody else. */
function presentAward({ language }: Context, row: EntryRow): EntryListed['award'] {
  if (!row.resultsShown || row.awardNumber === null) return null;
  return {
    prize: inLanguage(language, row.prizeZh ?? '', row.prizeEn ?? ''),
    words: inLanguage(language, row.wordsZh ?? '', row.wordsEn ?? ''),
    number: row.awardNumber,
  };
}

async function presentFile(ctx: Context, file: FileRow): Promise<EntryFile> {
  const { id, part, name, bytes, state, refusedCode, width, height, durationMs, thumbnailKey } = file;
  const same = { id, part, name, bytes, state, width, height, durationMs };
  return { ...same, refusal: refusedCode, thumbnail: thumbnailKey === null ? null : await linkTo(ctx, thumbnailKey) };
}

interface Own {
  row: EntryRow;
  files: FileRow[];
}

async function findWhole(ctx: MemberContext, id: number): Promise<Own | Problem> {
  const row = await queries.findOwn(ctx.db, id, ctx.actor.userId);
  return row ? { row, files: await listFiles(ctx.db, id) } : problem('not-found');
}

/** The caller's entry as it is now. */
export async function readOwn(ctx: MemberContext, { id }: { id: number }): Promise<{ entry: Entry } | Problem> {
  const own = await findWhole(ctx, id);
  return isProblem(own) ? own : await presentOwn(ctx, own);
}

/**
 * Changes an entry of the caller's and answers with what it is then. That is read in the same transaction, so that nobody
 * waits for another connection while many others do; links are signed when the connection is free again.
 */
export async function changeAndRead(
  ctx: MemberContext,
  id: number,
  act: (tx: MemberContext) => Promise<Problem | undefined>,
): Promise<{ entry: Entry } | Problem> {
  const own = await transaction(ctx, async (tx) => (await act(tx)) ?? (await findWhole(tx, id)));
  return isProblem(own) ? own : await presentOwn(ctx, own);
}

async function presentOwn(ctx: MemberContext, { row, files }: Own): Promise<{ entry: Entry }> {
  return {
    entry: {
      ...(await presentListed(ctx, row)),
      ...wordsOf(row),
      version: row.version,
      ...openContact(ctx, row.sealedContact),
      files: await Promise.all(files.map((file) => presentFile(ctx, file))),
    },
  };
}

function wordsOf({ story, place, takenOn, gear, ownWork, editing, aiUsed, ...row }: EntryRow) {
  const { peopleShown, declaresCar, offersStock } = row;
  return { story, place, takenOn, gear, ownWork, editing, aiUsed, peopleShown, declaresCar, offersStock };
}

export async function readContest(ctx: MemberContext, { slug }: { slug: string }) {
  const rows = await queries.listTracks(ctx.db, slug, ctx.actor.userId);
  const [first] = rows;
  if (!first) return problem('not-found');
  return {
    contest: presentContest(ctx, first),
    rules: inLanguage(ctx.language, first.rulesZh, first.rulesEn),
    tracks: rows.map((row) => ({ ...presentTrack(ctx, row), own: row.own })),
  };
}

export async function listEntries(ctx: MemberContext, asked: Parameters<typeof queries.listOwn>[2]) {
  const { total, rows } = await queries.listOwn(ctx.db, ctx.actor.userId, asked);
  return { total, infos: await Promise.all(rows.map((row) => presentListed(ctx, row))) };
}

/** Begins a draft with what the entrant wrote last time about themselves. */
export async function beginEntry(ctx: MemberContext, asked: { trackId: number; key: string }) {
  const entrantId = ctx.actor.userId;
  return await once(ctx, { call: 'entry.begin', body: asked }, async (tx) => {
    const track = await queries.findTrack(tx.db, asked.trackId);
    if (!track) return problem('not-found');
    if (!track.open) return problem('entries-closed');
    await queries.lockEntrant(tx.db, entrantId);
    const habits = await queries.readHabits(tx.db, entrantId);
    const known: Contact = { author: '', phone: habits?.mobile ?? '', email: habits?.email ?? '' };
    const entryId = await queries.insertEntry(tx.db, {
      trackId: asked.trackId,
      contestId: track.contestId,
      entrantId,
      gear: habits?.gear ?? '',
      sealedContact: habits?.sealedContact ?? sealContact(tx, known),
      most: track.limits.entries,
    });
    if (entryId === undefined) return problem('entries-full');
    const after = { state: 'draft', trackId: asked.trackId };
    await recordChange(tx, { action: 'entry.begun', subject: `entry:${entryId}`, after });
    return { entryId };
  });
}

/** Changes an entry that its entrant may change now. */
export async function changeOwn(
  ctx: MemberContext,
  id: number,
  act: (tx: MemberContext, entry: EntryRow) => Promise<Problem | undefined>,
): Promise<{ entry: Entry } | Problem> {
  return await changeAndRead(ctx, id, async (tx) => {
    const entry = await lockEditable(tx, id);
    return isProblem(entry) ? entry : await act(tx, entry);
  });
}

/** Reads an entry of the caller's that may be changed now, and locks it. */
export async function lockEditable(tx: MemberContext, id: number): Promise<EntryRow | Problem> {
  const entry = await queries.lockOwn(tx.db, id, tx.actor.userId);
  if (!entry) return problem('not-found');
  if (!isEntryEditable(entry.state)) return problem('not-editable');
  return entry.taken ? entry : problem('entries-closed');
}

export async function saveEntry(
  ctx: MemberContext,
  { id, version, author, phone, email, ...words }: EntryForm & { id: number; version: number },
) {
  if (words.takenOn !== null && (await queries.isFuture(ctx.db, words.takenOn)))
    return problem('bad-input', { fields: { takenOn: 'invalid' } });
  return await changeOwn(ctx, id, async (tx) => {
    const sealedContact = sealContact(tx, { author, phone, email });
    const saved = await queries.updateForm(tx.db, { id, version }, { ...words, sealedContact });
    return saved ? undefined : problem('changed-meanwhile');
  });
}

export { authorsOf } from './contact.ts';
export { bringEntries, type BroughtEntry, type BroughtFile } from './bring-entries.ts';
export { checkFile } from './check.ts';
export { listUnchecked } from './bring-entries.queries.ts';
export { refuseIncomplete } from './complete.ts';
export { enqueueMark } from './mark.ts';
export { resealContacts } from './entries.queries.ts';
export { linkTo } from './links.ts';
export { moveJudged } from './move.ts';
export { listStockFiles, readFileNames, saveOffered, type StockFile } from './stock.queries.ts';
export { waitingEntries } from './waiting.queries.ts';
