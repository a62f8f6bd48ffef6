import type { demoCalls } from '#contract/calls/demo.ts';
import type { Handlers } from '../../handler.ts';
import { countItems } from './demo-items.queries.ts';

export const demoHandlers: Handlers<typeof demoCalls> = {
  async progress(ctx) {
    const items = await countItems(ctx.db);
    return { demo: items.total === 0 ? null : items };
  },
};
