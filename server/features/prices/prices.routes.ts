import type { priceCalls } from '#contract/calls/prices.ts';
import type { Handlers } from '../../handler.ts';
import { classes } from './price-classes.ts';
import { previewVip } from './vip-preview.ts';
import { priceFrom, pricesOf, tree } from './price-tree.ts';

export const priceHandlers: Handlers<typeof priceCalls> = {
  tree,
  of: pricesOf,
  from: priceFrom,
  classes,
  vip: previewVip,
};
