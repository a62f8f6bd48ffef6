import type { musicIntakeCalls } from '#contract/calls/music-intake.ts';
import type { Handlers } from '../../../handler.ts';
import { arrange, setCover, takeCover } from '../../catalogue/catalogue.ts';
import { discard, handIn, listArrived, listShops } from './intake.ts';

export const musicIntakeHandlers: Handlers<typeof musicIntakeCalls> = {
  shops: listShops,
  arrived: listArrived,
  arrange,
  cover: setCover,
  takeCover,
  discard,
  handIn,
};
