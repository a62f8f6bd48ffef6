import { useState } from 'react';
import type { InvoiceErrand } from '#contract/calls/invoices-desk.ts';
import { mayBeIssued } from '#contract/domain/invoice.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Checkbox } from '../../ui/table/controls.ts';
import classes from './invoices.module.css';
import { desk, useChange } from './queries.ts';

/** Takes an errand from the provider; where that may have issued something, after a look at the tax authority. */
export function TakeOverDialog({ errand, onClosed }: { errand: InvoiceErrand; onClosed: () => void }) {
  const { t } = useTranslation();
  const text = t(($) => $.office.invoices.provider);
  const [checked, setChecked] = useState(false);
  const takeOver = useChange(desk.takeOver, text.takenOver);
  const unsure = mayBeIssued(errand);
  return (
    <Dialog title={text.takeOverTitle} onClosed={onClosed}>
      {(close) => (
        <div className={classes.steps}>
          <p>{text.takeOverBody}</p>
          {unsure && (
            <Checkbox
              label={text.checked}
              checked={checked}
              onChange={(event) => setChecked(event.currentTarget.checked)}
            />
          )}
          <Problem>{takeOver.error?.message}</Problem>
          <div className={classes.ends}>
            <Button variant="default" onClick={close}>
              {t(($) => $.common.cancel)}
            </Button>
            <Button
              disabled={unsure && !checked}
              loading={takeOver.isPending}
              onClick={() => takeOver.mutate({ id: errand.id, checked }, { onSuccess: close })}
            >
              {text.takeOver}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
