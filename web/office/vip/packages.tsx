import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskPackage } from '#contract/calls/packages-desk.ts';
import { SALES } from '#contract/domain/roles.ts';
import { useSession } from '../../lib/session.ts';
import { useTermsWords } from '../../lib/terms-words.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/overlays.ts';
import { TwoLines } from '../../ui/table/cells.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { Label } from '../../ui/table/label.tsx';
import type { Column } from '../../ui/table/table.ts';
import { toast } from '../../ui/toast.ts';
import { Money } from '../blocks/money.tsx';
import { PackageDialog } from './package-dialog.tsx';
import classes from './plans.module.css';
import { packageDesk, packagesQuery, useChange } from './queries.ts';

/** All packages; sales change what is sold from now on. */
export function Packages() {
  const { t } = useTranslation();
  const roles = useSession()?.roles ?? [];
  const [edited, setEdited] = useState<DeskPackage | 'new'>();
  const mayEdit = SALES.some((role) => roles.includes(role));
  const query = useQuery({ ...packagesQuery, select: (infos) => ({ infos, total: infos.length }) });
  const columns = usePackageColumns(mayEdit ? setEdited : undefined);
  return (
    <>
      {mayEdit && (
        <div className={classes.bar}>
          <Button size="small" onClick={() => setEdited('new')}>
            {t(($) => $.office.vip.packages.add)}
          </Button>
        </div>
      )}
      <DataTable
        label={t(($) => $.office.vip.views.packages)}
        columns={columns}
        query={query}
        rowKey={({ packageId }) => String(packageId)}
        empty={<p>{t(($) => $.office.vip.packages.none)}</p>}
      />
      {edited && <PackageDialog offer={edited === 'new' ? undefined : edited} onClosed={() => setEdited(undefined)} />}
    </>
  );
}

function usePackageColumns(onEdit: ((offer: DeskPackage) => void) | undefined): Column<DeskPackage>[] {
  const { t } = useTranslation();
  const inWords = useTermsWords();
  const actions: Column<DeskPackage> = {
    name: 'actions',
    title: t(($) => $.office.vip.actions),
    width: 190,
    cell: (offer) => offer.onSale && <Act offer={offer} onEdit={() => onEdit?.(offer)} />,
  };
  return [
    {
      name: 'name',
      title: t(($) => $.office.vip.packages.name),
      cell: ({ nameZh, nameEn }) => <TwoLines first={nameZh} second={nameEn} />,
    },
    {
      name: 'use',
      title: t(($) => $.office.vip.packages.use),
      width: '26%',
      cell: ({ kind, terms }) => <TwoLines first={t(($) => $.trade.kind[kind])} second={inWords(terms)} />,
    },
    { name: 'count', title: t(($) => $.office.vip.packages.count), width: 96, cell: ({ count }) => count },
    { name: 'days', title: t(($) => $.office.vip.length), width: 80, cell: ({ days }) => days },
    {
      name: 'price',
      title: t(($) => $.office.vip.price),
      width: 124,
      cell: ({ priceFen }) => (priceFen === null ? t(($) => $.office.vip.packages.byQuote) : <Money fen={priceFen} />),
    },
    { name: 'sold', title: t(($) => $.office.vip.sold), width: 80, cell: ({ sold }) => sold },
    {
      name: 'state',
      title: t(($) => $.office.vip.state),
      width: 112,
      cell: ({ onSale }) => (
        <Label tone={onSale ? 'good' : 'quiet'}>
          {onSale ? t(($) => $.office.vip.onSale) : t(($) => $.office.vip.withdrawn)}
        </Label>
      ),
    },
    ...(onEdit ? [actions] : []),
  ];
}

function Act({ offer, onEdit }: { offer: DeskPackage; onEdit: () => void }) {
  const { t } = useTranslation();
  const withdraw = useChange(
    packageDesk.withdraw,
    t(($) => $.office.vip.withdrawn),
  );
  const ask = async () => {
    const sure = await confirm({
      title: t(($) => $.office.vip.packages.withdrawTitle),
      body: t(($) => $.office.vip.packages.withdrawBody),
      confirm: t(($) => $.office.vip.withdraw),
    });
    if (!sure) return;
    const { packageId, version } = offer;
    withdraw.mutate({ packageId, version }, { onError: (error) => void toast(error.message, 'failed') });
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
