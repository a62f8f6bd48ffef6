import type { followingCalls } from '#contract/calls/following.ts';
import type { Handlers } from '../../handler.ts';
import { following } from './following.ts';
import { setMail } from './readers.queries.ts';
import { lookAtSearch, mailSearch, removeSearch, renameSearch, saveSearch } from './searches.ts';
import { follow, lookAtShop, unfollow } from './shops.ts';
import { stopMail } from './stop-mail.ts';

export const followingHandlers: Handlers<typeof followingCalls> = {
  following,
  saveSearch: (ctx, { name, search }) => saveSearch(ctx, name, search),
  lookAtSearch: (ctx, { search }) => lookAtSearch(ctx, search),
  renameSearch: async (ctx, { id, name }) => (await renameSearch(ctx, id, name)) ?? {},
  mailSearch: async (ctx, { id, mail }) => (await mailSearch(ctx, id, mail)) ?? {},
  removeSearch: async (ctx, { id }) => (await removeSearch(ctx, id)) ?? {},
  follow: async (ctx, { shopId, follow: wanted }) => (await (wanted ? follow : unfollow)(ctx, shopId)) ?? {},
  lookAtShop: (ctx, { shopId, seen }) => lookAtShop(ctx, shopId, seen),
  async setMail({ db, actor }, { mail }) {
    await setMail(db, actor.userId, mail);
    return {};
  },
  stopMail: async (ctx, { key }) => (await stopMail(ctx, key)) ?? {},
};
