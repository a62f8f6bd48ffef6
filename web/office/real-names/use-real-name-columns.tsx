import type { RealNameRow, RealNameView } from '#contract/calls/real-name.ts';
import { masked } from '#contract/domain/real-name.ts';
import { useTranslation } from '../../lib/translation.ts';
import type { Column } from '../../ui/table/table.ts';
import { useClaimColumns, useDecidedColumns } from '../blocks/claims.tsx';

export function useRealNameColumns(view: RealNameView): Column<RealNameRow>[] {
  const { t } = useTranslation();
  const claims = useClaimColumns<RealNameRow>();
  const decided = useDecidedColumns<RealNameRow>();
  return [
    { name: 'person', title: t(($) => $.office.realNames.person), cell: ({ name, nickname }) => name || nickname },
    {
      name: 'paper',
      title: t(($) => $.office.realNames.paper),
      width: '20%',
      cell: ({ paper }) => t(($) => $.realName.papers[paper]),
    },
    {
      name: 'number',
      title: t(($) => $.office.realNames.number),
      width: 120,
      cell: ({ numberEnd }) => (numberEnd === '' ? '–' : masked(numberEnd)),
    },
    { name: 'account', title: t(($) => $.office.realNames.account), width: '20%', cell: ({ account }) => account },
    ...(view === 'verified' || view === 'rejected' ? decided : claims),
  ];
}
