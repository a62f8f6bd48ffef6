import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { JudgedWork } from '#contract/calls/judging.ts';
import { queryClient } from '../lib/query-client.ts';
import { workQuery, worksQuery } from './queries.ts';
import { giveScores, useQueue } from './score-queue.ts';

/** A judge's works with what was given, sent or not, and which one is shown. */
export function useWorks(roundId: number) {
  const query = useQuery(worksQuery(roundId));
  const pending = useQueue((state) => state.pending);
  const works = (query.data ?? []).map((work) => ({ ...work, scores: pending[work.id] ?? work.scores }));
  const firstOpen = works.findIndex(isOpen);
  const [chosen, setChosen] = useState<number>();
  const at = Math.min(chosen ?? Math.max(firstOpen, 0), Math.max(works.length - 1, 0));
  const go = (to: number) => setChosen(Math.min(Math.max(to, 0), works.length - 1));
  usePreloaded(works[at + 1]?.id);
  return {
    query,
    works,
    at,
    work: works[at],
    go,
    goToOpen: () => go([...works.keys()].find((place) => place > at && isOpen(works[place]!)) ?? firstOpen),
    give(id: number, scores: number[]) {
      // The place stays when the first work without a score gets one.
      setChosen(at);
      change(roundId, id, { scores });
      giveScores(id, scores);
    },
    change: (id: number, part: Partial<JudgedWork>) => change(roundId, id, part),
  };
}

function isOpen({ scores, recused, handedIn }: JudgedWork): boolean {
  return scores === null && !recused && !handedIn;
}

function change(roundId: number, id: number, part: Partial<JudgedWork>): void {
  queryClient.setQueryData(worksQuery(roundId).queryKey, (all) =>
    all?.map((work) => (work.id === id ? { ...work, ...part } : work)),
  );
}

/** Fetches a work and its first picture before it is shown. */
function usePreloaded(id: number | undefined): void {
  useEffect(() => {
    if (id === undefined) return;
    queryClient.fetchQuery(workQuery(id)).then(
      ({ files }) => {
        const file = files.find(({ part }) => part !== 'video');
        if (file) new Image().src = file.url;
      },
      // It is asked for again when it is shown.
      () => undefined,
    );
  }, [id]);
}
