import type { CompanyRow, CompanyView } from '#contract/calls/companies.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Label } from '../../ui/table/label.tsx';
import type { Column } from '../../ui/table/table.ts';
import { Moment } from '../blocks/moment.tsx';

export function useCompanyColumns(view: CompanyView): Column<CompanyRow>[] {
  const { t } = useTranslation();
  const due: Column<CompanyRow> = {
    name: 'due',
    title: t(($) => $.office.companies.due),
    width: 200,
    cell: ({ dueAt, overdue }) => (
      <>
        <Moment at={dueAt} /> {overdue && <Label tone="bad">{t(($) => $.office.companies.overdue)}</Label>}
      </>
    ),
  };
  const decided: Column<CompanyRow> = {
    name: 'decided',
    title: t(($) => $.office.companies.decided),
    width: 168,
    cell: ({ decidedAt }) => (decidedAt ? <Moment at={decidedAt} /> : '–'),
  };
  return [
    { name: 'name', title: t(($) => $.office.companies.name), cell: ({ name }) => name },
    { name: 'code', title: t(($) => $.office.companies.code), width: 200, cell: ({ creditCode }) => creditCode || '–' },
    {
      name: 'applicant',
      title: t(($) => $.office.companies.applicant),
      width: '16%',
      cell: ({ applicant }) => applicant ?? '–',
    },
    { name: 'members', title: t(($) => $.office.companies.members), width: 90, cell: ({ members }) => members },
    {
      name: 'applied',
      title: t(($) => $.office.companies.applied),
      width: 168,
      cell: ({ appliedAt }) => <Moment at={appliedAt} />,
    },
    view === 'queue' ? due : decided,
  ];
}
