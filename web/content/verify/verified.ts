import type { OutputOf } from '#contract/call.ts';
import type { licenceCalls } from '#contract/calls/licences.ts';

export type Verified = OutputOf<typeof licenceCalls.verify>['licence'];
