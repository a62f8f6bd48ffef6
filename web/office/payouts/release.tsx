import { useState } from 'react';
import type { BatchDetail } from '#contract/calls/payouts.ts';
import { formatFen } from '#contract/domain/money.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/overlays.ts';
import { Problem } from '../../ui/problem.tsx';
import { ReasonDialog } from '../blocks/reason-dialog.tsx';
import { Section } from '../blocks/section.tsx';
import classes from './payouts.module.css';
import { desk, useChange } from './queries.ts';

/** The second person releases the batch; who prepared it can only cancel. */
export function Release({ batch }: { batch: BatchDetail }) {
  const { t } = useTranslation();
  const { id, number, fileHash, lineCount: count, totalFen, mine } = batch;
  const release = useChange(
    desk.release,
    t(($) => $.office.payouts.release.done),
  );
  const send = async () => {
    const question = {
      title: t(($) => $.office.payouts.release.confirmTitle, { number }),
      body: t(($) => $.office.payouts.release.confirmBody, { count, amount: formatFen(totalFen) }),
      confirm: t(($) => $.office.payouts.release.send),
    };
    if (await confirm(question)) release.mutate({ id, fileHash });
  };
  return (
    <Section title={t(($) => $.office.payouts.release.title)}>
      <div className={classes.form}>
        <p className={classes.note}>{t(($) => $.office.payouts.release[mine ? 'mine' : 'body'])}</p>
        <Problem>{release.error?.message}</Problem>
        <div className={classes.buttons}>
          <Cancel batch={batch} />
          {!mine && (
            <Button loading={release.isPending} onClick={() => void send()}>
              {t(($) => $.office.payouts.release.send)}
            </Button>
          )}
        </div>
      </div>
    </Section>
  );
}

function Cancel({ batch: { id, number } }: { batch: BatchDetail }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const cancel = useChange(
    desk.cancel,
    t(($) => $.office.payouts.release.cancelled),
  );
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t(($) => $.office.payouts.release.cancel)}
      </Button>
      {asking && (
        <ReasonDialog
          title={t(($) => $.office.payouts.release.cancelTitle, { number })}
          body={t(($) => $.office.payouts.release.cancelBody)}
          confirm={t(($) => $.office.payouts.release.cancel)}
          danger
          onConfirm={(reason) => cancel.mutateAsync({ id, reason })}
          onClosed={() => setAsking(false)}
        />
      )}
    </>
  );
}
