import { IconCheck, IconHelp, IconX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type Decision, DECISIONS } from '#contract/domain/board.ts';
import { useTranslation } from '../../lib/translation.ts';
import { toast } from '../../ui/toast.ts';
import classes from './decisions.module.css';
import { useBoardActions } from './board-actions.ts';
import type { Work } from './work.ts';

const ICONS: Record<Decision, typeof IconCheck> = { decided: IconCheck, maybe: IconHelp, no: IconX };

/** Shows what was decided about a work, and by whom; whoever may decides by pressing one, or the same again. */
export function Decisions({ work }: { work: Work }) {
  const { t } = useTranslation();
  const actions = useBoardActions();
  const deciding = useMutation({
    mutationFn: (decision: Decision | null) => actions.decide(work.id, decision),
    onError: (error) => void toast(error.message, 'failed'),
  });
  if (!actions.mayDecide) return <Decided work={work} />;
  return (
    <fieldset className={classes.choice} aria-label={t(($) => $.boardWork.decision, { title: work.title })}>
      {DECISIONS.map((decision) => {
        const on = work.decision === decision;
        const Icon = ICONS[decision];
        return (
          <button
            key={decision}
            type="button"
            data-decision={decision}
            aria-pressed={on}
            disabled={deciding.isPending}
            onClick={() => deciding.mutate(on ? null : decision)}
          >
            <Icon size={16} stroke={2} aria-hidden="true" />
            <span>{t(($) => $.boardWork.decisions[decision])}</span>
          </button>
        );
      })}
    </fieldset>
  );
}

function Decided({ work: { decision } }: { work: Work }) {
  const { t } = useTranslation();
  if (decision === null) return null;
  const Icon = ICONS[decision];
  return (
    <span className={classes.decided} data-decision={decision}>
      <Icon size={14} stroke={2.2} aria-hidden="true" />
      {t(($) => $.boardWork.decisions[decision])}
    </span>
  );
}
