import type { holidayCalls } from '#contract/calls/holidays.ts';
import type { Handlers } from '../../handler.ts';
import { holidays, saveHolidays } from './holidays.ts';

export const holidayHandlers: Handlers<typeof holidayCalls> = {
  list: holidays,
  save: saveHolidays,
};
