import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import { reviewCalls, type ReviewDetail } from '#contract/calls/review.ts';
import { CallError, client } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import { toast } from '../../ui/toast.ts';
import { KEYS } from '../keys.ts';
import { reviewQuery } from './queries.ts';
import type { Draft } from './draft.ts';
import type { Work } from './use-work.ts';

const reviews = client(reviewCalls);
type Decision = InputOf<typeof reviewCalls.decide>;

interface Sent {
  decision: Decision;
  draft: Draft | null;
  sentAt: number;
}

/** Sends a decision and moves on at once; works that the server refuses come back. */
export function useDecide(review: ReviewDetail, work: Work) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const { code } = review.material;
  const { mutate } = useMutation({
    mutationFn: async ({ decision }: Sent) => {
      // Claims the others of a series, which were not claimed yet.
      if (decision.ids.length > 1) await reviews.claim({ ids: decision.ids });
      return await reviews.decide(decision);
    },
    onSuccess: ({ done, left }, { decision: { verdict }, draft, sentAt }) => {
      const words =
        done.length > 1
          ? t(($) => $.office.review.said.many, { count: done.length })
          : t(($) => $.office.review.said[verdict], { code });
      work.decisions.add({ ids: done, words, draft, sentAt });
      if (left.length > 0)
        void toast(
          t(($) => $.office.review.said.someLeft, { done: done.length, left: left.length }),
          'failed',
        );
    },
    onError: (error, { decision: { ids } }) => {
      void toast(
        t(($) => $.office.review.said.failed, { code, message: error.message }),
        'failed',
      );
      const gone = error instanceof CallError && ['changed-meanwhile', 'not-found'].includes(error.problem ?? '');
      if (!gone) work.putBack([review.id]);
      if (ids.length > 1) void reviews.release({ ids: ids.slice(1) }).catch(() => undefined);
    },
    onSettled: (_outcome, _error, { decision: { ids } }) => {
      for (const id of ids) cache.removeQueries({ queryKey: reviewQuery(id).queryKey, type: 'inactive' });
      work.forgetLists();
      void cache.invalidateQueries({ queryKey: KEYS.materials });
    },
  });
  return (decision: Decision, draft: Draft | null) => {
    mutate({ decision, draft, sentAt: performance.now() });
    void work.takeOff(decision.ids);
  };
}
