import { isEntryEditable, type EntryLacking, lackingInEntry } from '#contract/domain/entry.ts';
import { type MemberContext, transaction } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { removeFiles } from '../media/media.ts';
import { openContact } from './contact.ts';
import { changeAndRead } from './entries.ts';
import { type EntryRow, lockOwn } from './entries.queries.ts';
import { deleteFiles, type FileRow, listFiles } from './files.queries.ts';
import { tellSubmitted, tellWithdrawn } from './mails.ts';
import { moveEntry } from './move.ts';

/** Submits a whole entry. Whoever repeats the call because its answer was lost gets that answer. */
export async function submitEntry(ctx: MemberContext, { id, version }: { id: number; version: number }) {
  return await change(ctx, id, async (tx, entry) => {
    if (entry.state === 'submitted' && entry.version === version + 1) return undefined;
    if (!isEntryEditable(entry.state)) return problem('submitted-already');
    if (!entry.taken) return problem('entries-closed');
    const files = await listFiles(tx.db, id);
    const lacking = lackingInEntry({ ...entry, ...openContact(tx, entry.sealedContact), files });
    if (lacking.length > 0) return problem('entry-not-complete', { fields: fieldsOf(lacking) });
    const moved = await moveEntry(tx, { id, from: entry.state, to: 'submitted', by: 'entrant', version });
    if (moved) return moved;
    await tellSubmitted(tx, entry);
    return undefined;
  });
}

function fieldsOf(lacking: readonly EntryLacking[]) {
  return Object.fromEntries(lacking.map((name) => [name, 'required' as const]));
}

/** Takes a submitted entry back before the deadline, to change it. */
export async function takeBack(ctx: MemberContext, { id }: { id: number }) {
  return await change(ctx, id, async (tx, entry) => {
    if (!entry.open) return problem('entries-closed');
    return await moveEntry(tx, { id, from: entry.state, to: 'draft', by: 'entrant' });
  });
}

/** Withdraws an entry with its files; a draft that was never submitted at any time. */
export async function withdrawEntry(ctx: MemberContext, { id }: { id: number }) {
  const refused = await transaction(ctx, async (tx) => {
    const entry = await lockOwn(tx.db, id, tx.actor.userId);
    if (!entry) return problem('not-found');
    if (entry.state !== 'draft' && !entry.open) return problem('entries-closed');
    const moved = await moveEntry(tx, { id, from: entry.state, to: 'withdrawn', by: 'entrant' });
    if (moved) return moved;
    await removeFiles(tx, keysOf(await deleteFiles(tx.db, id)));
    if (entry.state !== 'draft') await tellWithdrawn(tx, entry);
    return undefined;
  });
  return refused ?? {};
}

async function change(
  ctx: MemberContext,
  id: number,
  act: (tx: MemberContext, entry: EntryRow) => Promise<Problem | undefined>,
) {
  return await changeAndRead(ctx, id, async (tx) => {
    const entry = await lockOwn(tx.db, id, tx.actor.userId);
    return entry ? await act(tx, entry) : problem('not-found');
  });
}

/** Everything in the store that belongs to these files. */
export function keysOf(files: readonly FileRow[]) {
  return files.flatMap(({ originalKey, shownKey, thumbnailKey, markedKey, cardKey }) => [
    ...inBucket('originals', [originalKey, shownKey, thumbnailKey]),
    ...inBucket('previews', [markedKey, cardKey]),
  ]);
}

function inBucket(bucket: 'originals' | 'previews', keys: readonly (string | null)[]) {
  return keys.filter((key) => key !== null).map((key) => ({ bucket, key }));
}
