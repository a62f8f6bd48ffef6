import * as z from 'zod/mini';
import { id, nothing, oneLine, post } from '../call.ts';
import { FOLLOWING_LIMITS } from '../domain/following.ts';
import { keptSearch } from './search.ts';

const searchName = oneLine(1, FOLLOWING_LIMITS.nameMax);

/** What came on sale since the caller last looked; counted up to 100. */
const news = {
  fresh: z.int(),
  /** The newest of them. */
  covers: z.array(z.object({ url: z.string(), colour: z.string() })),
};

const savedSearch = z.object({
  id,
  name: z.string(),
  /** Names and values as the address of the results has them. */
  search: z.record(z.string(), z.string()),
  /** Whether mails tell of new matches. */
  mail: z.boolean(),
  ...news,
});
export type SavedSearch = z.output<typeof savedSearch>;

const followedShop = z.object({ id, name: z.string(), avatar: z.nullable(z.string()), ...news });
export type FollowedShop = z.output<typeof followedShop>;

export const followingCalls = {
  following: post('/following', {
    who: 'member',
    summary: 'The caller’s saved searches and followed photographers, with what is new in them',
    input: nothing,
    output: z.object({ mail: z.boolean(), searches: z.array(savedSearch), shops: z.array(followedShop) }),
  }),
  saveSearch: post('/following/search/save', {
    who: 'member',
    summary: 'Keeps a search under a name',
    input: z.strictObject({ name: searchName, search: keptSearch }),
    output: z.object({ id }),
  }),
  lookAtSearch: post('/following/search/look', {
    who: 'member',
    summary: 'Says whether the caller has saved this search; what it finds now is no longer new to them',
    input: z.strictObject({ search: keptSearch }),
    output: z.object({ saved: z.nullable(z.object({ id, name: z.string() })) }),
  }),
  renameSearch: post('/following/search/rename', {
    who: 'member',
    summary: 'Gives a saved search another name',
    input: z.strictObject({ id, name: searchName }),
    output: z.object({}),
  }),
  mailSearch: post('/following/search/mail', {
    who: 'member',
    summary: 'Turns mails about a saved search on or off',
    input: z.strictObject({ id, mail: z.boolean() }),
    output: z.object({}),
  }),
  removeSearch: post('/following/search/remove', {
    who: 'member',
    summary: 'Removes a saved search',
    input: z.strictObject({ id }),
    output: z.object({}),
  }),
  follow: post('/following/shop/follow', {
    who: 'member',
    summary: 'Follows the photographer of a shop, or no longer; again changes nothing',
    input: z.strictObject({ shopId: id, follow: z.boolean() }),
    output: z.object({}),
  }),
  lookAtShop: post('/following/shop/look', {
    who: 'member',
    summary: 'Says whether the caller follows a shop; `seen` when they see its works, which are no longer new to them',
    input: z.strictObject({ shopId: id, seen: z.boolean() }),
    output: z.object({ followed: z.boolean(), own: z.boolean() }),
  }),
  setMail: post('/following/mail', {
    who: 'member',
    summary: 'Turns the daily mail about new matches on or off',
    input: z.strictObject({ mail: z.boolean() }),
    output: z.object({}),
  }),
  stopMail: post('/following/mail/stop', {
    who: 'anyone',
    summary: 'Turns the daily mail off for whoever got this key in one',
    input: z.strictObject({ key: z.string().check(z.minLength(1), z.maxLength(300)) }),
    output: z.object({}),
  }),
};
