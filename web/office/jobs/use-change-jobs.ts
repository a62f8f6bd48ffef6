import { useMutation, useQueryClient } from '@tanstack/react-query';
import { jobCalls } from '#contract/calls/jobs.ts';
import { client } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import { toast } from '../../ui/toast.ts';
import { KEYS } from '../keys.ts';

const jobs = client(jobCalls);

/** Reloads what a change to a job makes stale, whether it succeeded or found the job gone. */
function useRefresh(): () => void {
  const cache = useQueryClient();
  return () => {
    for (const queryKey of [KEYS.jobs, KEYS.audit]) void cache.invalidateQueries({ queryKey });
  };
}

interface Outcome {
  done: number;
  failed: number;
  message: string;
}

/** Retries one job after the other, so that a failure does not hide the successes. */
async function retryEach(ids: string[]): Promise<Outcome> {
  const outcome: Outcome = { done: 0, failed: 0, message: '' };
  for (const id of ids) {
    try {
      await jobs.retry({ id });
      outcome.done++;
    } catch (error) {
      outcome.failed++;
      outcome.message = error instanceof Error ? error.message : String(error);
    }
  }
  return outcome;
}

export function useRetryJobs() {
  const { t } = useTranslation();
  const refresh = useRefresh();
  const say = ({ done, failed, message }: Outcome) => {
    if (failed > 0 && done === 0) return toast(message, 'failed');
    if (failed > 0)
      return toast(
        t(($) => $.office.jobs.retriedSome, { done, failed, message }),
        'failed',
      );
    return toast(done === 1 ? t(($) => $.office.jobs.retried) : t(($) => $.office.jobs.retriedMany, { count: done }));
  };
  return useMutation({ mutationFn: retryEach, onSuccess: (outcome) => void say(outcome), onSettled: refresh });
}

export function useDiscardJob() {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (id: string) => jobs.discard({ id }),
    onSuccess: () => void toast(t(($) => $.office.jobs.discarded)),
    onError: (error) => void toast(error.message, 'failed'),
    onSettled: useRefresh(),
  });
}
