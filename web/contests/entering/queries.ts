import { queryOptions } from '@tanstack/react-query';
import { type Entry, entryCalls } from '#contract/calls/entries.ts';
import { client } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { originals } from './send-original.ts';

export const entries = client(entryCalls);

/** Below this, everything about entries; the list in the account uses it too. */
const KEY = ['entries'];
const CHECK_MS = 2000;

export const contestQuery = (slug: string) =>
  queryOptions({
    queryKey: [...KEY, 'contest', slug],
    queryFn: ({ signal }) => entries.contest({ slug }, { signal }),
  });

/** Looks again while a file is being checked. */
export const entryQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEY, 'one', id],
    queryFn: async ({ signal }) => (await entries.detail({ id }, { signal })).entry,
    refetchInterval: ({ state }) => (state.data?.files.some((file) => file.state === 'checking') ? CHECK_MS : false),
  });

export const originalsQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEY, 'originals', id],
    queryFn: async ({ signal }) => (await originals.list({ ids: [id] }, { signal })).infos[0] ?? null,
  });

/** Shows at once what the server has just replied. */
export function keepEntry(entry: Entry): void {
  queryClient.setQueryData(entryQuery(entry.id).queryKey, entry);
}

export async function reloadEntries(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: KEY });
}
