import * as z from 'zod/mini';
import { line, post } from '../call.ts';
import { SALES } from '../domain/roles.ts';

const day = z.iso.date().check(z.refine((value) => value >= '2000' && value < '2101'));
const holiday = z.strictObject({ day, working: z.boolean(), nameZh: line(1, 40), nameEn: line(1, 60) });
export type Holiday = z.output<typeof holiday>;

export const holidayCalls = {
  list: post('/office/holidays/list', {
    who: SALES,
    summary: 'Days on which China rests or works against the rule of the week, in a year',
    input: z.strictObject({ year: z.int().check(z.gte(2000), z.lte(2100)) }),
    output: z.object({ infos: z.array(holiday) }),
  }),
  save: post('/office/holidays/save', {
    who: SALES,
    summary: 'Writes down such days, or changes them, and lets others follow the rule of the week again',
    input: z.strictObject({
      days: z.array(holiday).check(z.maxLength(60)),
      remove: z._default(z.array(day).check(z.maxLength(60)), []),
    }),
    output: z.object({}),
  }),
};
