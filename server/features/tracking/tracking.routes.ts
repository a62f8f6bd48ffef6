import type { trackingCalls } from '#contract/calls/tracking.ts';
import type { Handlers } from '../../handler.ts';
import { problem } from '../../platform/problem.ts';

export const trackingHandlers: Handlers<typeof trackingCalls> = {
  click: () => problem('not-found'),
  clicks: () => problem('not-found'),
};
