import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CenterRow } from '#contract/calls/material-center.ts';
import { KEYS, progressQuery } from '../center-queries.ts';

/** The rows with the newest progress of their files; when one is through, the lists are read again. */
export function useLiveRows(rows: CenterRow[] | undefined): CenterRow[] | undefined {
  const cache = useQueryClient();
  const ids = (rows ?? []).filter(({ progress }) => progress !== null).map(({ id }) => id);
  const { data } = useQuery(progressQuery(ids));
  const known = new Map(data?.infos.map((info) => [info.id, info]));
  const ended = ids.some((id) => data !== undefined && !known.get(id)?.progress);
  useEffect(() => {
    if (ended) void cache.invalidateQueries({ queryKey: KEYS.materials });
  }, [ended, data, cache]);
  return rows?.map((row) => {
    const live = row.progress && known.get(row.id);
    return live?.progress ? { ...row, state: live.state, progress: live.progress } : row;
  });
}
