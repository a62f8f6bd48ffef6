import { useTranslation } from 'react-i18next';
import type { CenterRow } from '#contract/calls/material-center.ts';
import type { CenterTab } from '#contract/domain/material-center.ts';
import { Button } from '../../../ui/button.tsx';
import classes from './bulk-bar.module.css';
import { BULK_ACTIONS, type BulkAction, fitFor } from './next-action.ts';
import type { WorkActions } from './use-material-actions.tsx';

interface Props {
  tab: CenterTab;
  chosen: CenterRow[];
  actions: WorkActions;
}

/** Actions on all selected works; the filled button is the next step. */
export function BulkBar({ tab, chosen, actions }: Props) {
  const { t } = useTranslation();
  if (BULK_ACTIONS[tab].length === 0) return null;
  if (chosen.length === 0) return <p className={classes.bar}>{t(($) => $.center.selectHint)}</p>;
  return (
    <section className={classes.bar} aria-label={t(($) => $.center.actions)}>
      <p className={classes.count}>{t(($) => $.center.chosen, { count: chosen.length })}</p>
      {BULK_ACTIONS[tab].map((action, index) => (
        <BulkButton key={action} action={action} first={index === 0} chosen={chosen} actions={actions} />
      ))}
    </section>
  );
}

interface ButtonProps extends Omit<Props, 'tab'> {
  action: BulkAction;
  first: boolean;
}

function BulkButton({ action, first, chosen, actions }: ButtonProps) {
  const { t } = useTranslation();
  const ids = chosen.filter((row) => fitFor(action, row)).map(({ id }) => id);
  const name =
    action === 'edit' ? t(($) => $.center.edit.many, { count: ids.length }) : t(($) => $.center[action].button);
  return (
    <Button
      variant={first ? 'filled' : 'default'}
      size="small"
      disabled={ids.length === 0 || (!first && actions.pending)}
      loading={first && actions.pending}
      onClick={() => actions[action](ids)}
    >
      {name}
    </Button>
  );
}
