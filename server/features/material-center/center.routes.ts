import type { materialCenterCalls } from '#contract/calls/material-center.ts';
import { forContributors } from './access.ts';
import { appeal, submit, withdraw } from './hand-in.ts';
import { discard, takeOffline } from './leave.ts';
import { list, progress } from './list.ts';
import { readShop, saveShop, saveShopPicture } from './shop/shop.ts';
import { summary } from './summary.ts';

export const materialCenterHandlers = forContributors<typeof materialCenterCalls>({
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
});
