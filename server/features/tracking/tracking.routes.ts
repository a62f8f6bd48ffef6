import type { trackingCalls } from '#contract/calls/tracking.ts';
import type { Handlers } from '../../handler.ts';
import { noteEvents } from './tracking.ts';

export const trackingHandlers: Handlers<typeof trackingCalls> = {
  async click(ctx, { ruleId, title, referer, navigator }) {
    await noteEvents(ctx, { events: [{ ruleId, title }], referer, navigator });
    return {};
  },
  async clicks(ctx, told) {
    await noteEvents(ctx, told);
    return {};
  },
};
