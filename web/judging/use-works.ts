import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { JudgedWork } from '#contract/calls/judging.ts';
import { queryClient } from '../lib/query-client.ts';
import { workQuery, worksQuery } from './queries.ts';
import { giveMark, giveScores, type Mark, useQueue } from './queue.ts';

/** A judge's works with what was given, sent or not, and which one is shown. */
export function useWorks(roundId: number) {
  const query = useQuery(worksQuery(roundId));
  const scores = useQueue((state) => state.scores);
  const marks = useQueue((state) => state.marks);
  // Thousands of works stay the same while one goes from one to the next.
  const works = useMemo(
    () => (query.data ?? []).map((work) => ({ ...work, scores: scores[work.id] ?? work.scores, ...marks[work.id] })),
    [query.data, scores, marks],
  );
  const firstOpen = works.findIndex(isOpen);
  const [chosen, setChosen] = useState<number>();
  const at = Math.min(chosen ?? Math.max(firstOpen, 0), Math.max(works.length - 1, 0));
  const go = (to: number) => setChosen(Math.min(Math.max(to, 0), works.length - 1));
  usePrepared(works[at + 1]?.id);
  return {
    query,
    works,
    at,
    work: works[at],
    go,
    goToOpen: () => go([...works.keys()].find((place) => place > at && isOpen(works[place]!)) ?? firstOpen),
    give(id: number, points: number[]) {
      // The place stays when the first work without a score gets one.
      setChosen(at);
      change(roundId, id, { scores: points });
      giveScores(id, points);
    },
    mark({ id, flagged, note }: JudgedWork, part: Partial<Mark>) {
      const mark = { flagged, note, ...part };
      change(roundId, id, mark);
      giveMark(id, mark);
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

/** Fetches a work and decodes its first picture before it is shown. */
function usePrepared(id: number | undefined): void {
  // Holding it keeps what was decoded.
  const held = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (id === undefined) return;
    const prepare = async () => {
      const { files } = await queryClient.fetchQuery(workQuery(id));
      const file = files.find(({ part }) => part !== 'video');
      if (!file) return;
      const image = new Image();
      image.src = file.url;
      await image.decode();
      held.current = image;
    };
    // It is asked for again when it is shown.
    prepare().catch(() => undefined);
  }, [id]);
}
