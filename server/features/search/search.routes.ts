import type { searchCalls } from '#contract/calls/search.ts';
import type { Handlers } from '../../handler.ts';
import { suggest } from './words/suggest.ts';
import { search } from './find.ts';
import { sendPicture } from './looks/pictures.ts';
import { sendSound } from './looks/sounds.ts';

export const searchHandlers: Handlers<typeof searchCalls> = {
  search,
  suggest,
  sendPicture,
  sendSound,
};
