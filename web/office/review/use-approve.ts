import type { ReviewDetail } from '#contract/calls/review.ts';
import { useTranslation } from '../../lib/translation.ts';
import { confirm } from '../../ui/overlays.ts';
import { useNames } from '../names.ts';
import type { useDecide } from './use-decide.ts';

/** Approves, but asks once more before the same file is approved a second time. */
export function useApprove({ alike }: ReviewDetail, decide: ReturnType<typeof useDecide>) {
  const { t } = useTranslation();
  const names = useNames();
  const twin = alike.find(({ same }) => same);
  const question = twin && {
    title: t(($) => $.office.review.sameFile.title),
    body: t(($) => $.office.review.sameFile.body, { code: twin.code, state: names.materialState(twin.state) }),
    confirm: t(($) => $.office.review.sameFile.confirm),
  };
  return async (ids: number[]) => {
    // Without a question it is sent at once, so that a second key finds it gone.
    if (question && !(await confirm(question))) return;
    decide({ ids, verdict: 'approve', reasons: [], note: '' }, null);
  };
}
