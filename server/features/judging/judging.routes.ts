import type { judgingDeskCalls } from '#contract/calls/judging-desk.ts';
import type { judgingCalls } from '#contract/calls/judging.ts';
import type { Handlers } from '../../handler.ts';
import { contestsToJudge, readProgress, remind, roundsOf } from './desk.ts';
import { addJudge, changeJudge, judgesOf, renewKey, revoke } from './judges.ts';
import { protocolPaper, readProtocol, sealProtocol } from './protocol.ts';
import { replaceJudge, seatJudge } from './replace.ts';
import { advance, exportGiven, figuresOf, readResults } from './results.ts';
import { addRound, changeQuorum, closeRound, openRound, pauseRound, resumeRound } from './rounds.ts';
import { handIn, mark, recuse, save, showWork, worksOf } from './scores.ts';
import { readSeats } from './seats.ts';
import { enter, leave } from './sessions.ts';

export const judgingHandlers: Handlers<typeof judgingCalls> = {
  enter,
  leave: (ctx) => leave(ctx),
  session: (ctx) => readSeats(ctx),
  works: worksOf,
  work: showWork,
  save,
  mark,
  recuse,
  handIn,
};

export const judgingDeskHandlers: Handlers<typeof judgingDeskCalls> = {
  judges: judgesOf,
  addJudge,
  changeJudge,
  renewKey,
  revoke,
  contests: (ctx) => contestsToJudge(ctx),
  rounds: roundsOf,
  addRound,
  openRound,
  pauseRound,
  resumeRound,
  closeRound,
  quorum: changeQuorum,
  seat: seatJudge,
  replace: replaceJudge,
  remind,
  progress: readProgress,
  results: readResults,
  figures: figuresOf,
  csv: exportGiven,
  advance,
  seal: sealProtocol,
  protocol: readProtocol,
  protocolPaper,
};
