import type { originalCalls } from '#contract/calls/originals.ts';
import type { originalDeskCalls } from '#contract/calls/originals-desk.ts';
import type { Handlers } from '../../handler.ts';
import { askForOriginals, linkToOriginal, readWorks } from './desk/desk.ts';
import { beginOriginal, readWanted, takeInOriginal } from './originals.ts';

export const originalHandlers: Handlers<typeof originalCalls> = {
  list: readWanted,
  token: beginOriginal,
  sent: takeInOriginal,
};

export const originalDeskHandlers: Handlers<typeof originalDeskCalls> = {
  list: readWorks,
  ask: askForOriginals,
  link: linkToOriginal,
};
