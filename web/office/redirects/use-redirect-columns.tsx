import type { RedirectRow } from '#contract/calls/redirects.ts';
import { formatMoment, formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/overlays.ts';
import { TwoLines } from '../../ui/table/cells.tsx';
import { Label, type Tone } from '../../ui/table/label.tsx';
import type { Column } from '../../ui/table/table.ts';
import { toast } from '../../ui/toast.ts';
import { Moment } from '../blocks/moment.tsx';
import { desk, useChange } from './queries.ts';
import classes from './redirects.module.css';

const TONES: Record<RedirectRow['status'], Tone> = { 301: 'good', 302: 'accent', 410: 'bad' };

export function useRedirectColumns(onEdit: (redirect: RedirectRow) => void): Column<RedirectRow>[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const words = t(($) => $.office.redirects);
  return [
    { name: 'from', title: words.from, cell: ({ from, note }) => <TwoLines first={from} second={note || undefined} /> },
    {
      name: 'to',
      title: words.to,
      cell: ({ to }) => (to === '' ? <span className={classes.nowhere}>{words.nowhere}</span> : to),
    },
    {
      name: 'status',
      title: words.status,
      width: 140,
      cell: ({ status }) => (
        <Label tone={TONES[status]}>
          {status} · {words.statuses[status]}
        </Label>
      ),
    },
    {
      name: 'hits',
      title: words.hits,
      width: 190,
      cell: ({ hits, lastHitAt }) => (
        <TwoLines
          first={formatNumber(hits, language)}
          second={
            lastHitAt === null
              ? words.never
              : t(($) => $.office.redirects.lastHit, { when: formatMoment(lastHitAt, 'minute', language) })
          }
        />
      ),
    },
    {
      name: 'made',
      title: words.madeBy,
      width: 150,
      cell: ({ madeBy, madeAt }) => (
        <span className={classes.made}>
          {madeBy ?? words.someone}
          <Moment at={madeAt} />
        </span>
      ),
    },
    {
      name: 'actions',
      title: words.actions,
      width: 160,
      cell: (redirect) => <Actions redirect={redirect} onEdit={() => onEdit(redirect)} />,
    },
  ];
}

function Actions({ redirect, onEdit }: { redirect: RedirectRow; onEdit: () => void }) {
  const { t } = useTranslation();
  const remove = useChange(
    desk.remove,
    t(($) => $.office.redirects.removed),
  );
  const askToRemove = async () => {
    const { id, version, from } = redirect;
    const sure = await confirm({
      title: t(($) => $.office.redirects.removeTitle),
      body: t(($) => $.office.redirects.removeBody, { from }),
      confirm: t(($) => $.office.redirects.remove),
    });
    if (sure) remove.mutate({ id, version }, { onError: (error) => void toast(error.message, 'failed') });
  };
  return (
    <span className={classes.actions}>
      <Button variant="default" size="small" disabled={remove.isPending} onClick={onEdit}>
        {t(($) => $.office.redirects.edit)}
      </Button>
      <Button variant="default" size="small" loading={remove.isPending} onClick={() => void askToRemove()}>
        {t(($) => $.office.redirects.remove)}
      </Button>
    </span>
  );
}
