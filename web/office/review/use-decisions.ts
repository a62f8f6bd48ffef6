import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { reviewCalls } from '#contract/calls/review.ts';
import { TAKE_BACK_SECONDS } from '#contract/domain/review.ts';
import { CallError, client } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import { toast } from '../../ui/toast.ts';
import { KEYS } from '../keys.ts';
import type { Draft } from './draft.ts';
import { reviewQuery } from './queries.ts';

const reviews = client(reviewCalls);

/** A decision that its reviewer may still take back. */
export interface Made {
  ids: readonly number[];
  /** What was decided, in words. */
  words: string;
  /** What was written for a return or rejection. */
  draft: Draft | null;
  sentAt: number;
}

const endOf = ({ sentAt }: Made) => sentAt + TAKE_BACK_SECONDS * 1000;

/** The decisions of the last seconds. The server carries them out, so leaving the page changes nothing. */
export function useDecisions() {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const [made, setMade] = useState<readonly Made[]>([]);
  const [returned, setReturned] = useState<Made | null>(null);
  const last = made.at(-1);
  const drop = (gone: Made) => setMade((before) => before.filter((one) => one !== gone));
  useEffect(() => {
    const [first] = made;
    if (!first) return undefined;
    const timer = setTimeout(() => drop(first), endOf(first) - performance.now());
    return () => clearTimeout(timer);
  }, [made]);
  return {
    last,
    add: (decision: Made) => setMade((before) => [...before, decision]),
    /** Takes back the last decision and returns its reviews; none when it was too late. */
    takeBack: async (): Promise<readonly number[]> => {
      if (!last) return [];
      drop(last);
      try {
        const { done } = await reviews.takeBack({ ids: [...last.ids] });
        for (const id of done) cache.removeQueries({ queryKey: reviewQuery(id).queryKey });
        setReturned(last);
        return done;
      } catch (error) {
        const late = error instanceof CallError && error.problem === 'changed-meanwhile';
        void toast(late ? t(($) => $.office.review.said.tooLate) : String((error as Error).message), 'failed');
        return [];
      } finally {
        for (const part of ['list', 'summary']) void cache.invalidateQueries({ queryKey: [...KEYS.reviews, part] });
      }
    },
    /** What was written about a work before its decision was taken back. */
    draftOf: (id: number) => (returned?.ids[0] === id ? returned.draft : null),
  };
}

export type Decisions = ReturnType<typeof useDecisions>;
