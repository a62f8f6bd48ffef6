import type { Entry } from '#contract/calls/entries.ts';
import type { EntryForm } from '#contract/domain/entry.ts';
import { createSaver, type Saver } from '../../lib/saver.ts';
import { entries, keepEntry } from './queries.ts';

export type EntrySaver = Saver<EntryForm, number>;

function formOf(entry: Entry): EntryForm {
  const { title, story, place, takenOn, gear, author, phone, email, ...rest } = entry;
  const { ownWork, editing, aiUsed, peopleShown, declaresCar, offersStock } = rest;
  const said = { title, story, place, takenOn, gear, author, phone, email };
  return { ...said, ownWork, editing, aiUsed, peopleShown, declaresCar, offersStock };
}

const keptOf = (entry: Entry) => ({ edit: formOf(entry), version: entry.version });

/** Holds what is typed about an entry and saves it by itself. */
export function entrySaver(entry: Entry): EntrySaver {
  const { id } = entry;
  return createSaver<EntryForm, number>({
    start: keptOf(entry),
    send: async (version, _changes, values) => {
      const saved = (await entries.save({ id, version, ...values })).entry;
      keepEntry(saved);
      // What was typed is kept as typed; the server only trims it.
      return { edit: values, version: saved.version };
    },
    read: async () => keptOf((await entries.detail({ id })).entry),
    onSaved: () => {},
    pauseMs: 800,
  });
}
