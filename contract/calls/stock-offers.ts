import * as z from 'zod/mini';
import { id, post } from '../call.ts';
import { OFFER_OUTCOMES, OFFER_STEPS } from '../domain/stock-offer.ts';
import { sameFile } from './uploads.ts';

const offer = z.object({
  entryId: id,
  step: z.enum(OFFER_STEPS),
  /** Empty until it is done. */
  files: z.array(
    z.object({
      fileId: id,
      name: z.string(),
      outcome: z.enum(OFFER_OUTCOMES),
      /** The material, as far as the caller may know of it; null once it was deleted. */
      material: z.nullable(sameFile),
    }),
  ),
});
export type StockOffer = z.output<typeof offer>;

export const stockOfferCalls = {
  list: post('/entry/stock/list', {
    who: 'member',
    summary: 'How far the caller’s entries are on their way to being sold as stock; those that can’t be are left out',
    input: z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(100)) }),
    output: z.object({ infos: z.array(offer) }),
  }),
  offer: post('/entry/stock/offer', {
    who: 'member',
    summary: 'Offer a submitted entry as stock after the results, or take the offer back before it takes effect',
    input: z.strictObject({ id, offered: z.boolean() }),
    output: z.object({ offer }),
  }),
};
