import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CenterOutcome } from '#contract/calls/material-center.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { toast } from '../../../ui/toast.ts';
import { center, KEYS } from '../center-queries.ts';

export function useRefresh(): () => void {
  const cache = useQueryClient();
  return () => void cache.invalidateQueries({ queryKey: KEYS.materials });
}

type Change =
  | { action: 'submit' | 'withdraw' | 'discard'; ids: number[] }
  | { action: 'takeOffline'; ids: number[]; reason: string };

/** Submits, withdraws, takes offline or deletes works, and reports how many succeeded and why the others did not. */
export function useChangeMaterials() {
  const say = useSayOutcome();
  return useMutation({
    mutationFn: (change: Change): Promise<CenterOutcome> =>
      change.action === 'takeOffline'
        ? center.takeOffline({ ids: change.ids, reason: change.reason })
        : center[change.action]({ ids: change.ids }),
    onSuccess: (outcome, { action }) => say(action, outcome),
    // The dialog for taking offline shows its own errors.
    onError: (error, { action }) => void (action !== 'takeOffline' && toast(error.message, 'failed')),
    onSettled: useRefresh(),
  });
}

function useSayOutcome() {
  const { t } = useTranslation();
  return (action: Change['action'], { done, left }: CenterOutcome) => {
    if (left.length === 0)
      return void toast(
        done.length === 1
          ? t(($) => $.center[action].done)
          : t(($) => $.center[action].doneMany, { count: done.length }),
      );
    const counted = { done: done.length, left: left.length };
    const summary = done.length > 0 ? t(($) => $.center.left, counted) : t(($) => $.center.leftAll, counted);
    const reasons = [...new Set(left.map(({ why }) => t(($) => $.center.leftReasons[why])))];
    void toast(`${summary} · ${reasons.join(' · ')}`, 'failed');
  };
}

export function useAppeal() {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (input: { id: number; request: string }) => center.appeal(input),
    onSuccess: () => void toast(t(($) => $.center.appeal.done)),
    onSettled: useRefresh(),
  });
}
