import type { musicCalls } from '#contract/calls/music.ts';
import { MUSIC_TYPES } from '#contract/domain/music.ts';
import type { Handlers } from '../../handler.ts';
import { changeKind } from '../catalogue/catalogue.ts';
import { orderMusic, otherVersions, previewOf } from './music.ts';
import { pricingTemplate } from './pricing-template.ts';

export const musicHandlers: Handlers<typeof musicCalls> = {
  download: previewOf,
  versions: otherVersions,
  changeType: (ctx, { musicId, musicType }) => changeKind(ctx, { id: musicId, kind: MUSIC_TYPES[musicType] }),
  skuList: pricingTemplate,
  createOrder: orderMusic,
};
