import { useEffect, useState } from 'react';
import type { ContestDetail, ContestPlan } from '#contract/calls/contests-desk.ts';
import { CallError } from '../../lib/api.ts';
import { changedFields, rebase } from '../../lib/edits.ts';
import { useTranslation } from '../../lib/translation.ts';
import { useLeaveWarning } from '../../lib/use-leave-warning.ts';
import { desk, useChange } from './queries.ts';

/** What is typed about a contest. Without unsaved input it follows others' changes; otherwise it shows them. */
export function usePlan(latest: ContestDetail, onChanged: () => Promise<void>) {
  const { t } = useTranslation();
  const [base, setBase] = useState(latest);
  const [plan, setPlan] = useState(latest.plan);
  const save = useChange(
    desk.save,
    t(($) => $.office.contests.saved),
  );
  const changed = changedFields(base.plan, plan).length > 0;
  const outdated = latest.version > base.version;
  useLeaveWarning(changed);
  useEffect(() => {
    if (outdated && !changed) void onChanged();
  }, [outdated, changed, onChanged]);
  const { id, version } = base;
  const theirs = outdated && changed ? changedFields(base.plan, latest.plan) : [];
  return {
    plan,
    set: (change: Partial<ContestPlan>) => setPlan({ ...plan, ...change }),
    changed,
    saving: save.isPending,
    errors: save.error instanceof CallError ? save.error.fields : {},
    problem: save.error?.message,
    save: () => save.mutate({ id, version, plan }, { onSuccess: () => void onChanged() }),
    theirs: theirs.map((field) => ({ field, before: base.plan[field], after: latest.plan[field] })),
    keepMine: () => {
      setPlan(rebase(base.plan, plan, latest.plan).values);
      setBase(latest);
    },
  };
}

export type PlanForm = Pick<ReturnType<typeof usePlan>, 'plan' | 'set' | 'errors'>;
