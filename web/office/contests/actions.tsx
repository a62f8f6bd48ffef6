import type { ContestDetail } from '#contract/calls/contests-desk.ts';
import { mayMove } from '#contract/domain/contest.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/overlays.ts';
import { toast } from '../../ui/toast.ts';
import classes from './contests.module.css';
import { desk, useChange } from './queries.ts';
import type { usePlan } from './use-plan.ts';

interface Props {
  contest: ContestDetail;
  form: ReturnType<typeof usePlan>;
  onChanged: () => Promise<void>;
}

/** What a coordinator can do with a contest as it is now. */
export function Actions({ contest, form, onChanged }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.actions}>
      <Move name="withdraw" contest={contest} form={form} onChanged={onChanged} />
      <Button
        variant={contest.state === 'draft' && !form.changed ? 'default' : 'filled'}
        loading={form.saving}
        disabled={!form.changed || form.theirs.length > 0}
        onClick={form.save}
      >
        {t(($) => $.office.contests.save)}
      </Button>
      <Move name="publish" contest={contest} form={form} onChanged={onChanged} />
    </div>
  );
}

function Move({ name, contest, form, onChanged }: Props & { name: 'publish' | 'withdraw' }) {
  const { t } = useTranslation();
  const words = t(($) => $.office.contests[name]);
  const { id, version, state } = contest;
  const move = useChange(desk[name], words.done);
  if (!mayMove(state, name)) return null;
  const ask = async () => {
    const { title, body, open } = words;
    if (!(await confirm({ title, body, confirm: open }))) return;
    move.mutate(
      { id, version },
      { onSuccess: () => void onChanged(), onError: (error) => void toast(error.message, 'failed') },
    );
  };
  return (
    <Button
      variant={name === 'publish' && !form.changed ? 'filled' : 'default'}
      loading={move.isPending}
      disabled={form.changed}
      onClick={() => void ask()}
    >
      {words.open}
    </Button>
  );
}
