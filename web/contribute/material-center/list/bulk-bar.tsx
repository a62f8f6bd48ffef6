import type { CenterRow } from '#contract/calls/material-center.ts';
import type { CenterTab } from '#contract/domain/material-center.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import classes from './bulk-bar.module.css';
import { BULK_ACTIONS, type BulkAction, fitFor, readyFor } from './next-action.ts';
import type { WorkActions } from './use-material-actions.tsx';

interface Props {
  tab: CenterTab;
  chosen: CenterRow[];
  actions: WorkActions;
}

/** Actions on all selected works, each on those that it fits; the filled button is the next step. */
export function BulkBar({ tab, chosen, actions }: Props) {
  const { t } = useTranslation();
  if (BULK_ACTIONS[tab].length === 0) return null;
  if (chosen.length === 0) return <p className={classes.bar}>{t(($) => $.center.selectHint)}</p>;
  const next = BULK_ACTIONS[tab].find((action) => chosen.some((row) => readyFor(action, row)));
  return (
    <section className={classes.bar} aria-label={t(($) => $.center.actions)}>
      <p className={classes.count}>{t(($) => $.center.chosen, { count: chosen.length })}</p>
      {BULK_ACTIONS[tab].map((action) => (
        <BulkButton key={action} action={action} next={action === next} chosen={chosen} actions={actions} />
      ))}
    </section>
  );
}

interface ButtonProps extends Omit<Props, 'tab'> {
  action: BulkAction;
  next: boolean;
}

function BulkButton({ action, next, chosen, actions }: ButtonProps) {
  const { t } = useTranslation();
  const ready = chosen.some((row) => readyFor(action, row));
  const ids = chosen.filter((row) => fitFor(action, row)).map(({ id }) => id);
  const name =
    action === 'edit' ? t(($) => $.center.edit.many, { count: ids.length }) : t(($) => $.center[action].button);
  return (
    <Button
      variant={next ? 'filled' : 'default'}
      size="small"
      disabled={!ready || (!next && actions.pending)}
      loading={next && actions.pending}
      onClick={() => actions[action](ids)}
    >
      {name}
    </Button>
  );
}
