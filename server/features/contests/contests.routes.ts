import type { contestCalls } from '#contract/calls/contests.ts';
import type { Handlers } from '../../handler.ts';
import { contestPage } from './contests.ts';

export const contestHandlers: Handlers<typeof contestCalls> = {
  gameList: contestPage,
};
