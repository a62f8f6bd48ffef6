import * as z from 'zod/mini';
import { id, instant, line, listOf, paging, post } from '../call.ts';
import { LIMITS } from '../domain/limits.ts';

const score = z.int().check(z.gte(1), z.lte(5));

export const feedbackCalls = {
  create: post('/feedback/create', {
    who: 'anyone',
    summary: 'Answer the feedback survey',
    input: z.strictObject({
      score,
      comment: z._default(line(0, LIMITS.feedbackMax), ''),
      contact: z._default(line(0, 100), ''),
      page: z.string().check(z.maxLength(200)),
    }),
    output: z.object({}),
  }),
  list: post('/office/feedback/list', {
    who: ['admin', 'editor'],
    summary: 'Answers to the feedback survey, newest first',
    input: z.strictObject({ ...paging }),
    output: z.extend(
      listOf(
        z.object({
          id,
          score,
          comment: z.string(),
          contact: z.string(),
          page: z.string(),
          author: z.nullable(z.string()),
          createdAt: instant,
        }),
      ),
      {
        averageScore: z.nullable(z.number()),
        /** How many gave each score, from 1 to 5. */
        scores: z.array(z.int()),
      },
    ),
  }),
};
