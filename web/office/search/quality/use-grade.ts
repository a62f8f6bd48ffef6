import { useMutation, useQueryClient } from '@tanstack/react-query';
import { searchQualityCalls } from '#contract/calls/search-quality.ts';
import type { Grade } from '#contract/domain/search-quality.ts';
import { client } from '../../../lib/api.ts';
import { toast } from '../../../ui/toast.ts';
import { resultsQuery } from '../queries.ts';

const desk = client(searchQualityCalls);

interface Given {
  materialId: number;
  grade: Grade;
}

/** Gives a grade; it is shown at once, since the next key follows before the server has answered. */
export function useGrade(asked: Parameters<typeof resultsQuery>[0]) {
  const cache = useQueryClient();
  const { queryKey } = resultsQuery(asked);
  const { type, keyword } = asked;
  return useMutation({
    mutationFn: (given: Given) => desk.grade({ type, keyword, ...given }),
    onMutate: async ({ materialId, grade }) => {
      await cache.cancelQueries({ queryKey });
      cache.setQueryData(queryKey, (before) => before && { ...before, infos: before.infos.map(graded) });
      function graded<Row extends { materialId: number }>(row: Row) {
        return row.materialId === materialId ? { ...row, grade } : row;
      }
    },
    onError: (error) => void toast(error.message, 'failed'),
    onSettled: () => void cache.invalidateQueries({ queryKey }),
  });
}
