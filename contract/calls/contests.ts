import * as z from 'zod/mini';
import { paging, post } from '../call.ts';
import { CONTEST_ORDERS } from '../domain/discovery.ts';
import { contestItem } from '../items.ts';

export const contestCalls = {
  gameList: post('/home/gameList', {
    who: 'anyone',
    summary: 'Contests, and how many of them take entries now',
    input: z.strictObject({ ...paging, orderBy: z._default(z.enum(CONTEST_ORDERS), 'closing') }),
    output: z.object({ collectingGameCount: z.int(), infos: z.array(contestItem), total: z.int() }),
  }),
};
