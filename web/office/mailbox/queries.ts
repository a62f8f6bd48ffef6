import { queryOptions } from '@tanstack/react-query';
import type { InputOf, OutputOf } from '#contract/call.ts';
import { mailboxCalls } from '#contract/calls/mailbox.ts';
import { client } from '../../lib/api.ts';
import { fresh, KEYS } from '../keys.ts';

const messages = client(mailboxCalls);

export const messagesQuery = (filter: InputOf<typeof mailboxCalls.list>) =>
  queryOptions({
    queryKey: [...KEYS.messages, filter],
    queryFn: ({ signal }) => messages.list(filter, { signal }),
    ...fresh,
  });

export type Message = OutputOf<typeof mailboxCalls.list>['infos'][number];
export type Channel = Message['channel'];

export const CHANNELS = ['mail', 'sms'] as const satisfies Channel[];
