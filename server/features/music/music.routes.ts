import type { musicCalls } from '#contract/calls/music.ts';
import type { Handlers } from '../../handler.ts';
import { orderMusic, otherVersions, previewOf } from './music.ts';
import { pricingTemplate } from './pricing-template.ts';

export const musicHandlers: Handlers<typeof musicCalls> = {
  download: previewOf,
  versions: otherVersions,
  skuList: pricingTemplate,
  createOrder: orderMusic,
};
