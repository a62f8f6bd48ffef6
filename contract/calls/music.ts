import * as z from 'zod/mini';
import { id, post } from '../call.ts';
import { AREAS, CHANNELS, PERIODS, SCENES } from '../domain/licence-terms.ts';
import { PRICE_CLASSES } from '../domain/material.ts';
import { MOST_FEN } from '../domain/money.ts';
import { musicItem } from '../items.ts';
import { givenReferences } from '../references.ts';
import { licenceInfo, requestKey } from './orders.ts';
import { policyVersion } from './policies.ts';

/** One answer to a question about the use, in the reader's language, with the answers to the next question. */
const answer = <Values extends readonly string[], Next extends z.ZodMiniType>(values: Values, next: Next) =>
  z.object({ label: z.string(), value: z.enum(values), children: z.array(next) });

const lastAnswer = z.object({
  label: z.string(),
  value: z.enum(AREAS),
  /** Whole fen; null where sales decide. */
  purchasePrice: z.nullable(z.int()),
  purchasePriceYuan: z.nullable(z.string()),
});

const pricingTemplate = z.array(answer(SCENES, answer(CHANNELS, answer(PERIODS, lastAnswer))));
export type PricingTemplate = z.output<typeof pricingTemplate>;

export const musicCalls = {
  download: post('/music/download', {
    who: 'member',
    summary: 'A link to save the preview of a piece, good for ten minutes',
    input: z.strictObject({ musicId: id }),
    output: z.object({ playInfo: z.object({ fileUrl: z.string() }) }),
  }),
  versions: post('/music/version', {
    who: 'anyone',
    summary: 'The other versions of a piece; of a version, its piece comes first',
    input: z.strictObject({ musicId: id }),
    output: z.object({ infos: z.array(musicItem) }),
  }),
  changeType: post('/music/changeType', {
    who: 'member',
    summary: 'Makes a piece of music a sound effect, or the reverse, with its versions; for staff and its owner',
    input: z.strictObject({
      musicId: id,
      /** 1: music, 2: sound effect. */
      musicType: z.literal([1, 2]),
    }),
    output: z.object({}),
  }),
  skuList: post('/music/skuList', {
    who: 'anyone',
    summary: 'What pieces of a price class cost, as four questions one after the other',
    input: z.strictObject({ price: z.enum(PRICE_CLASSES) }),
    output: z.object({ skuList: pricingTemplate }),
  }),
  createOrder: post('/music/order/create', {
    who: 'member',
    summary: 'Orders a licence for a piece, quoted at once',
    input: z.strictObject({
      key: z.optional(requestKey),
      musicId: id,
      sceneId: z.enum(SCENES),
      channelId: z.enum(CHANNELS),
      periodId: z.enum(PERIODS),
      authAreaId: z.enum(AREAS),
      /** The class and the fen that the buyer saw: only compared, never charged. */
      price: z.enum(PRICE_CLASSES),
      purchasePrice: z.int().check(z.positive(), z.lte(MOST_FEN)),
      projectName: licenceInfo.shape.projectName,
      brand: licenceInfo.shape.brand,
      companyName: licenceInfo.shape.licensee,
      /** The version of the licence agreement that the buyer agreed to; the one in effect unless said. */
      agreement: z.optional(policyVersion),
      references: givenReferences,
    }),
    output: z.object({ orderId: id }),
  }),
};
