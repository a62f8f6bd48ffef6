import type { OutputOf } from '#contract/call.ts';
import type { messageCalls } from '#contract/calls/messages.ts';

export type Message = OutputOf<typeof messageCalls.list>['infos'][number];
export type Channel = Message['channel'];

export const CHANNELS = ['mail', 'sms'] as const satisfies Channel[];
