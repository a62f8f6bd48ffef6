import { queryOptions } from '@tanstack/react-query';
import { agreementCalls } from '#contract/calls/agreements.ts';
import { client } from './api.ts';
import { queryClient } from './query-client.ts';
import { openFile } from './save-file.ts';
import { reloadSession } from './session.ts';

const agreements = client(agreementCalls);

export const agreementQuery = queryOptions({
  queryKey: ['agreement'],
  queryFn: ({ signal }) => agreements.read({}, { signal }),
  staleTime: 60_000,
});

/** Agrees to the version that was read, downloads it and reloads the session. */
export async function agree(version: number): Promise<void> {
  await agreements.agree({ version });
  await settle();
  await downloadSigned(version);
}

/** Acknowledges a notice; nothing is downloaded. */
export async function acknowledge(version: number): Promise<void> {
  await agreements.agree({ version });
  await settle();
}

export async function reject(version: number): Promise<void> {
  await agreements.reject({ version });
  await settle();
}

export async function downloadSigned(version: number): Promise<void> {
  const { url } = await agreements.paper({ version });
  openFile(url);
}

async function settle(): Promise<void> {
  await Promise.all([reloadSession(), queryClient.invalidateQueries({ queryKey: agreementQuery.queryKey })]);
}
