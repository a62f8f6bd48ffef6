import { useMutation, useQueryClient } from '@tanstack/react-query';
import { topicDeskCalls } from '#contract/calls/topics-desk.ts';
import { client } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import { toast } from '../../ui/toast.ts';
import { KEYS } from '../keys.ts';

export const topicCalls = client(topicDeskCalls);

/** Reloads what a change to a topic, or a refused one, makes stale. */
export function useRefreshTopics(): () => void {
  const cache = useQueryClient();
  return () => {
    for (const queryKey of [KEYS.topics, KEYS.materials, KEYS.audit]) void cache.invalidateQueries({ queryKey });
  };
}

export function useRemoveTopic(onDone: () => void) {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (topic: { id: number; version: number }) => topicCalls.remove({ id: topic.id, version: topic.version }),
    onSuccess: () => {
      void toast(t(($) => $.office.topics.remove.done));
      onDone();
    },
    onError: (error) => void toast(error.message, 'failed'),
    onSettled: useRefreshTopics(),
  });
}

export function useTopicMaterial(id: number, change: 'addMaterial' | 'removeMaterial') {
  return useMutation({
    mutationFn: (materialId: number) => topicCalls[change]({ id, materialId }),
    onError: (error) => void toast(error.message, 'failed'),
    onSettled: useRefreshTopics(),
  });
}
