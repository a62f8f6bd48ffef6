import type { BankRow, BankView } from '#contract/calls/bank.ts';
import { masked } from '#contract/domain/real-name.ts';
import { useTranslation } from '../../lib/translation.ts';
import type { Column } from '../../ui/table/table.ts';
import { useClaimColumns, useDecidedColumns } from '../blocks/claims.tsx';

export function useAccountColumns(view: BankView): Column<BankRow>[] {
  const { t } = useTranslation();
  const claims = useClaimColumns<BankRow>();
  const decided = useDecidedColumns<BankRow>();
  return [
    { name: 'holder', title: t(($) => $.office.bankAccounts.holder), cell: ({ holder }) => holder },
    { name: 'bank', title: t(($) => $.office.bankAccounts.bank), width: '20%', cell: ({ bank }) => bank },
    {
      name: 'number',
      title: t(($) => $.office.bankAccounts.number),
      width: 120,
      cell: ({ numberEnd }) => masked(numberEnd),
    },
    { name: 'account', title: t(($) => $.office.bankAccounts.account), width: '20%', cell: ({ account }) => account },
    ...(view === 'passed' || view === 'rejected' ? decided : claims),
  ];
}
