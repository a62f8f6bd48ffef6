import type { awardDeskCalls } from '#contract/calls/awards-desk.ts';
import type { awardCalls } from '#contract/calls/awards.ts';
import type { Handlers } from '../../handler.ts';
import { readAwards, readWorks } from './desk.ts';
import { fixAwards } from './fix.ts';
import { giveAward, proposeAwards, sayWords, takeAward } from './give.ts';
import { readCertificate, verifyFile, verifyNumber } from './verify.ts';

export const awardHandlers: Handlers<typeof awardCalls> = {
  certificate: readCertificate,
  verify: verifyNumber,
  verifyFile,
};

export const awardDeskHandlers: Handlers<typeof awardDeskCalls> = {
  list: readAwards,
  works: readWorks,
  propose: proposeAwards,
  give: giveAward,
  words: sayWords,
  take: takeAward,
  fix: fixAwards,
};
