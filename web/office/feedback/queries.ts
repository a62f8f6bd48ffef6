import { queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import { feedbackCalls } from '#contract/calls/feedback.ts';
import { client } from '../../lib/api.ts';
import { fresh, KEYS } from '../keys.ts';

const feedback = client(feedbackCalls);

export const feedbackQuery = (filter: InputOf<typeof feedbackCalls.list>) =>
  queryOptions({
    queryKey: [...KEYS.feedback, filter],
    queryFn: ({ signal }) => feedback.list(filter, { signal }),
    ...fresh,
  });
