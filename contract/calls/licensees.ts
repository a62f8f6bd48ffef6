import * as z from 'zod/mini';
import { id, nothing, post } from '../call.ts';
import { LICENSEE_TYPES } from '../domain/order.ts';
import { licenceInfo } from './orders.ts';

const savedLicensee = z.object({
  id,
  licenseeType: z.enum(LICENSEE_TYPES),
  licensee: z.string(),
  creditCode: z.string(),
});
export type SavedLicensee = z.output<typeof savedLicensee>;

const { licenseeType, licensee, creditCode } = licenceInfo.shape;

export const licenseeCalls = {
  list: post('/licensee/list', {
    who: 'member',
    summary: 'Licensees that the caller, or their company, has ordered for or kept, the last used first',
    input: nothing,
    output: z.object({
      infos: z.array(savedLicensee),
      /** The company's, which all its members share. */
      shared: z.boolean(),
      mayChange: z.boolean(),
    }),
  }),
  save: post('/licensee/save', {
    who: 'member',
    summary: 'Keeps a licensee for later orders, or changes one; orders and licences keep what they say',
    input: z.strictObject({ id: z.optional(id), licenseeType, licensee, creditCode }),
    output: z.object({ licensee: savedLicensee }),
  }),
  remove: post('/licensee/remove', {
    who: 'member',
    summary: 'Forgets a licensee; orders and licences keep it',
    input: z.strictObject({ id }),
    output: z.object({}),
  }),
};
