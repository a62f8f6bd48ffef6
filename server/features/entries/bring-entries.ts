import type { EntryPart } from '#contract/domain/entry.ts';
import type { Context } from '../../context.ts';
import { recordChanges } from '../audit/audit.ts';
import { insertBrought, type NewEntry } from './bring-entries.queries.ts';
import { sealContact } from './contact.ts';
import { insertFile, markArrived } from './files.queries.ts';

/** A file in the store. */
export interface BroughtFile {
  part: EntryPart;
  key: string;
  name: string;
  bytes: number;
}

/** An entry that comes along with its contest, as one that coordinators have passed to the jury. */
export interface BroughtEntry extends Omit<NewEntry, 'sealedContact'> {
  author: string;
  /** Files in the store, those of a part in their order. */
  files: readonly BroughtFile[];
}

/** Adds entries whose files wait to be checked; returns their ids in the same order. Call it in a transaction. */
export async function bringEntries(tx: Context, entries: readonly BroughtEntry[]): Promise<number[]> {
  const ids: number[] = [];
  for (const { files, author, ...entry } of entries) {
    const sealedContact = sealContact(tx, { author, phone: '', email: '' });
    const entryId = await insertBrought(tx.db, { ...entry, sealedContact });
    for (const { key, ...file } of files) {
      const id = await insertFile(tx.db, { contestId: entry.contestId, entryId, ...file });
      await markArrived(tx.db, id, key);
    }
    ids.push(entryId);
  }
  await recordChanges(
    tx,
    ids.map((id) => ({ action: 'entry.judging', subject: `entry:${id}`, after: { state: 'judging' } })),
  );
  return ids;
}
