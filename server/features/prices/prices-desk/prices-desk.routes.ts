import type { priceDeskCalls } from '#contract/calls/prices-desk.ts';
import type { Handlers } from '../../../handler.ts';
import { readFloors, setFloor } from './floors.ts';
import { preview } from './preview.ts';
import { deskSummary, publish, readTable, versions, withdraw } from './tables.ts';

export const priceDeskHandlers: Handlers<typeof priceDeskCalls> = {
  versions,
  table: readTable,
  preview,
  publish,
  withdraw,
  deskSummary,
  floors: readFloors,
  setFloor,
};
