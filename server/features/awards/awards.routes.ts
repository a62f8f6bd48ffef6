import type { awardDeskCalls } from '#contract/calls/awards-desk.ts';
import type { Handlers } from '../../handler.ts';
import { readAwards, readWorks } from './desk.ts';
import { fixAwards } from './fix.ts';
import { giveAward, proposeAwards, sayWords, takeAward } from './give.ts';

export const awardDeskHandlers: Handlers<typeof awardDeskCalls> = {
  list: readAwards,
  works: readWorks,
  propose: proposeAwards,
  give: giveAward,
  words: sayWords,
  take: takeAward,
  fix: fixAwards,
};
