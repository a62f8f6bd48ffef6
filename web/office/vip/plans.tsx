import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskPlan } from '#contract/calls/membership-desk.ts';
import { SALES } from '#contract/domain/roles.ts';
import { formatList } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/overlays.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { TwoLines } from '../../ui/table/cells.tsx';
import { Label } from '../../ui/table/label.tsx';
import type { Column } from '../../ui/table/table.ts';
import { toast } from '../../ui/toast.ts';
import { Money } from '../blocks/money.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { desk, plansQuery, useChange } from './queries.ts';
import classes from './plans.module.css';

/** All plans; sales change what is sold from now on. */
export function Plans() {
  const { t } = useTranslation();
  const roles = useSession()?.roles ?? [];
  const [edited, setEdited] = useState<DeskPlan | 'new'>();
  const mayEdit = SALES.some((role) => roles.includes(role));
  const query = useQuery({ ...plansQuery, select: (infos) => ({ infos, total: infos.length }) });
  const columns = usePlanColumns(mayEdit ? setEdited : undefined);
  return (
    <>
      {mayEdit && (
        <div className={classes.bar}>
          <Button size="small" onClick={() => setEdited('new')}>
            {t(($) => $.office.vip.add)}
          </Button>
        </div>
      )}
      <DataTable
        label={t(($) => $.office.vip.views.plans)}
        columns={columns}
        query={query}
        rowKey={({ planId }) => String(planId)}
        empty={<p>{t(($) => $.office.vip.noPlans)}</p>}
      />
      {edited && <PlanDialog plan={edited === 'new' ? undefined : edited} onClosed={() => setEdited(undefined)} />}
    </>
  );
}

function usePlanColumns(onEdit: ((plan: DeskPlan) => void) | undefined): Column<DeskPlan>[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const kinds = (plan: DeskPlan) =>
    formatList(
      plan.kinds.map((kind) => t(($) => $.trade.kind[kind])),
      language,
    );
  const actions: Column<DeskPlan> = {
    name: 'actions',
    title: t(($) => $.office.vip.actions),
    width: 190,
    cell: (plan) => plan.onSale && <Act plan={plan} onEdit={() => onEdit?.(plan)} />,
  };
  return [
    {
      name: 'name',
      title: t(($) => $.office.vip.plan),
      cell: ({ nameZh, nameEn }) => <TwoLines first={nameZh} second={nameEn} />,
    },
    { name: 'percent', title: t(($) => $.office.vip.percent), width: 110, cell: ({ percent }) => `${percent}%` },
    { name: 'days', title: t(($) => $.office.vip.length), width: 90, cell: ({ days }) => days },
    {
      name: 'price',
      title: t(($) => $.office.vip.price),
      width: 130,
      cell: ({ priceFen }) => <Money fen={priceFen} />,
    },
    { name: 'kinds', title: t(($) => $.office.vip.kinds), width: '20%', cell: kinds },
    { name: 'sold', title: t(($) => $.office.vip.sold), width: 90, cell: ({ sold }) => sold },
    {
      name: 'state',
      title: t(($) => $.office.vip.state),
      width: 120,
      cell: ({ onSale }) => (
        <Label tone={onSale ? 'good' : 'quiet'}>
          {onSale ? t(($) => $.office.vip.onSale) : t(($) => $.office.vip.withdrawn)}
        </Label>
      ),
    },
    ...(onEdit ? [actions] : []),
  ];
}

function Act({ plan, onEdit }: { plan: DeskPlan; onEdit: () => void }) {
  const { t } = useTranslation();
  const withdraw = useChange(
    desk.withdrawPlan,
    t(($) => $.office.vip.withdrawn),
  );
  const ask = async () => {
    const sure = await confirm({
      title: t(($) => $.office.vip.withdrawTitle),
      body: t(($) => $.office.vip.withdrawBody),
      confirm: t(($) => $.office.vip.withdraw),
    });
    if (!sure) return;
    const { planId, version } = plan;
    withdraw.mutate({ planId, version }, { onError: (error) => void toast(error.message, 'failed') });
  };
  return (
    <span className={classes.actions}>
      <Button variant="plain" size="small" onClick={onEdit}>
        {t(($) => $.office.vip.edit)}
      </Button>
      <Button variant="plain" size="small" loading={withdraw.isPending} onClick={() => void ask()}>
        {t(($) => $.office.vip.withdraw)}
      </Button>
    </span>
  );
}
