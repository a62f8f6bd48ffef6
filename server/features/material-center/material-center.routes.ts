import type { materialCenterCalls } from '#contract/calls/material-center.ts';
import type { Handlers } from '../../handler.ts';
import { appeal, submit, withdraw } from './submit.ts';
import { discard, takeOffline } from './take-off-sale.ts';
import { list, progress } from './list.ts';
import { readShop, saveShop, saveShopPicture } from './shop/shop.ts';
import { summary } from './summary.ts';

export const materialCenterHandlers: Handlers<typeof materialCenterCalls> = {
  summary,
  list,
  progress,
  submit,
  withdraw,
  appeal,
  takeOffline,
  discard,
  shop: readShop,
  saveShop,
  saveShopPicture,
};
