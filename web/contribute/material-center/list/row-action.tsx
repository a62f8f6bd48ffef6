import type { CenterRow } from '#contract/calls/material-center.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { paths } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { nextAction } from './next-action.ts';
import type { WorkActions } from './use-material-actions.tsx';

/** Button for the next step of this work. */
export function RowAction({ row, actions }: { row: CenterRow; actions: WorkActions }) {
  const { t } = useTranslation();
  const action = nextAction(row);
  if (action === null) return null;
  if (action === 'view')
    return (
      <ButtonLink
        variant="plain"
        size="small"
        to={row.kind === 'photo' ? paths.detailPic(row.id) : paths.detail(row.id)}
      >
        {t(($) => $.center.view)}
      </ButtonLink>
    );
  const buttons = {
    describe: [t(($) => $.center.edit.button), () => actions.edit([row.id])],
    fix: [t(($) => $.center.edit.fix), () => actions.edit([row.id])],
    submit: [t(($) => $.center.submit.button), () => actions.submit([row.id])],
    withdraw: [t(($) => $.center.withdraw.button), () => actions.withdraw([row.id])],
    appeal: [t(($) => $.center.appeal.button), () => actions.appeal(row)],
    discard: [t(($) => $.center.discard.button), () => actions.discard([row.id])],
  } as const;
  const [name, act] = buttons[action];
  return (
    <Button variant="default" size="small" disabled={actions.pending} onClick={act}>
      {name}
    </Button>
  );
}
