import type { contractDeskCalls } from '#contract/calls/contracts.ts';
import type { Handlers } from '../../handler.ts';
import { readContract, setContract } from './contracts.ts';

export const contractDeskHandlers: Handlers<typeof contractDeskCalls> = {
  photographer: readContract,
  set: setContract,
};
