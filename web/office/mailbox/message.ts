import type { OutputOf } from '#contract/call.ts';
import type { mailboxCalls } from '#contract/calls/mailbox.ts';

export type Message = OutputOf<typeof mailboxCalls.list>['infos'][number];
export type Channel = Message['channel'];

export const CHANNELS = ['mail', 'sms'] as const satisfies Channel[];
