export { bringJury, bringRound, bringSealing, endKeys, giveKeys } from './brought.ts';
export { readProtocol } from './protocol.ts';
export { advance } from './results.ts';
export { prepareRanks } from './unranked.ts';
