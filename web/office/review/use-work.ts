import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { MOST_CLAIMED, reviewCalls, type WorkView } from '#contract/calls/review.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import { client } from '../../lib/api.ts';
import { KEYS } from '../keys.ts';
import { reviewQuery } from './queries.ts';
import type { Decisions } from './use-decisions.ts';

const reviews = client(reviewCalls);
/** How many works are claimed ahead of the one shown. */
const AHEAD = 2;
const KEEP_MS = 5 * 60_000;

interface Options {
  id: number;
  view: WorkView;
  kind: MediaKind | undefined;
  onGo: (id: number) => void;
  decisions: Decisions;
}

/** The reviewer's claimed works: the current one, the next ones, and those skipped. */
export function useWork({ id, view, kind, onGo, decisions }: Options) {
  const cache = useQueryClient();
  const [pile, setPile] = useState<readonly number[]>([id]);
  const [decided, setDecided] = useState<ReadonlySet<number>>(new Set());
  const [finished, setFinished] = useState(false);
  const ids = (pile.includes(id) ? pile : [id, ...pile]).filter((one) => !decided.has(one));
  const at = ids.indexOf(id);
  const forgetLists = () => {
    for (const part of ['list', 'summary']) void cache.invalidateQueries({ queryKey: [...KEYS.reviews, part] });
  };
  /** Gives up claims and reloads the lists. */
  const release = async (held: readonly number[]) => {
    if (held.length > 0) await reviews.release({ ids: [...held] }).then(forgetLists, () => undefined);
  };
  const here = useHeld(ids, release);

  const ask = async (count: number): Promise<number[]> => {
    const wish = { view, count: Math.min(MOST_CLAIMED, count), ...(kind ? { kind } : {}) };
    // On failure, the next step tries again.
    const { ids: more } = await reviews.next(wish).catch(() => ({ ids: [] }));
    if (!here.current) void release(more);
    return more;
  };
  const add = (more: readonly number[]) => setPile((before) => [...new Set([...before, ...more])]);
  /** Claims more works until there are `count`; returns the first new one, if any. */
  const fill = async (count: number, besides: ReadonlySet<number> = decided): Promise<number | undefined> => {
    const more = await ask(count);
    add(more);
    return more.find((one) => !ids.includes(one) && !besides.has(one));
  };
  const refill = useEffectEvent(() => {
    if (at >= 0 && ids.length - at - 1 < AHEAD) void ask(ids.length + AHEAD).then(add);
  });
  const ready = useEffectEvent(() => {
    for (const next of ids.slice(at + 1, at + 1 + AHEAD)) void prepare(cache, next);
  });
  useEffect(() => refill(), [id]);
  useEffect(() => ready(), [id, pile]);
  const go = (next: number | undefined) => void (next !== undefined && onGo(next));
  return {
    ids,
    at,
    finished,
    next: async () => go(ids[at + 1] ?? (await fill(ids.length + 1))),
    previous: () => go(ids[at - 1]),
    /** Removes decided works and shows the next one at once. */
    takeOff: async (gone: readonly number[]) => {
      const all = new Set([...decided, ...gone]);
      setDecided(all);
      const following = ids.slice(at).find((one) => !all.has(one)) ?? ids.findLast((one) => !all.has(one));
      if (following !== undefined) return go(following);
      const first = await fill(1 + AHEAD, all);
      return first === undefined ? setFinished(true) : go(first);
    },
    /** Returns works whose decision failed or was taken back. */
    putBack: (back: readonly number[]) => {
      setDecided((before) => new Set([...before].filter((one) => !back.includes(one))));
      setFinished(false);
    },
    forgetLists,
    decisions,
  };
}

export type Work = ReturnType<typeof useWork>;

/** Loads a review and its picture in advance. */
async function prepare(cache: ReturnType<typeof useQueryClient>, id: number): Promise<void> {
  const review = await cache.fetchQuery(reviewQuery(id)).catch(() => null);
  if (review?.material.poster) new Image().src = review.material.poster;
}

/** Keeps claims alive while the reviewer is here, and gives them up when they leave. Returns whether they are here. */
function useHeld(ids: readonly number[], release: (held: readonly number[]) => Promise<void>) {
  const held = useRef(ids);
  const here = useRef(false);
  const leave = useEffectEvent(() => void release(held.current));
  useEffect(() => {
    held.current = ids;
  });
  useEffect(() => {
    here.current = true;
    const keep = () => {
      if (held.current.length > 0) void reviews.keep({ ids: [...held.current] }).catch(() => undefined);
    };
    const timer = setInterval(keep, KEEP_MS);
    const onVisible = () => void (document.visibilityState === 'visible' && keep());
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      here.current = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
      // Unless the component only remounts.
      setTimeout(() => void (!here.current && leave()));
    };
  }, []);
  return here;
}
