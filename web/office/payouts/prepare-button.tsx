import type { DueRow } from '#contract/calls/payouts.ts';
import { formatFen } from '#contract/domain/money.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { useAddress } from '../../ui/table/use-address.ts';
import { toast } from '../../ui/toast.ts';
import classes from './payouts.module.css';
import { desk, useChange } from './queries.ts';

interface Props {
  /** What a batch of everything ready would hold. */
  next: { ids: number[]; totalFen: number };
  /** The selected statements; none means everything. */
  chosen: readonly DueRow[];
  /** How many are ready. */
  total: number;
}

/** Makes a batch of the selected statements, or of everything that is ready. */
export function PrepareButton({ next, chosen, total }: Props) {
  const { t } = useTranslation();
  const address = useAddress();
  const prepare = useChange(
    // Leads to the batch before the list is read anew, which may leave nothing to prepare and take this button away.
    async (input: typeof next) => {
      const { batch } = await desk.prepare(input);
      address.filter({ view: 'to-release', batch: String(batch.id) });
    },
    t(($) => $.office.payouts.due.prepared),
  );
  const wanted =
    chosen.length === 0
      ? next
      : { ids: chosen.map(({ id }) => id), totalFen: chosen.reduce((sum, { netFen }) => sum + (netFen ?? 0), 0) };
  const about = t(($) => $.office.payouts.due.prepareBody, {
    count: wanted.ids.length,
    amount: formatFen(wanted.totalFen),
  });
  const send = () => prepare.mutateAsync(wanted).catch((error: Error) => toast(error.message, 'failed'));
  return (
    <div className={classes.bar}>
      <p>
        {about} {total > next.ids.length && t(($) => $.office.payouts.due.more)}
      </p>
      <Button size="small" loading={prepare.isPending} onClick={() => void send()}>
        {t(($) => $.office.payouts.due.prepare)}
      </Button>
    </div>
  );
}
