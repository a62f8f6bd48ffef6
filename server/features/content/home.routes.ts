import type { homeContentCalls } from '#contract/calls/home-content.ts';
import type { Handlers } from '../../handler.ts';
import { countBanners } from './banner-counts.ts';
import { readHome } from './home.ts';

export const homeContentHandlers: Handlers<typeof homeContentCalls> = {
  read: readHome,
  count(ctx, told) {
    countBanners(ctx, told);
    return {};
  },
};
