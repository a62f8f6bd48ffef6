import type { stockOfferCalls } from '#contract/calls/stock-offers.ts';
import type { Handlers } from '../../handler.ts';
import { offerEntry, readOffers } from './stock-offers.ts';

export const stockOfferHandlers: Handlers<typeof stockOfferCalls> = {
  list: readOffers,
  offer: offerEntry,
};
