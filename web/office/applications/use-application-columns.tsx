import type { ApplicationRow, ApplicationView } from '#contract/calls/applications-desk.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Pictured } from '../../ui/table/cells.tsx';
import { Label } from '../../ui/table/label.tsx';
import type { Column } from '../../ui/table/table.ts';
import { Moment } from '../blocks/moment.tsx';
import { StateLabel } from './labels.tsx';

type Heading = 'city' | 'subjects' | 'images' | 'kind' | 'due' | 'holder' | 'decidedAt' | 'decidedBy' | 'state';

export function useApplicationColumns(view: ApplicationView): Column<ApplicationRow>[] {
  const { t } = useTranslation();
  const title = (name: Heading) => t(($) => $.office.applications[name]);
  const common: Column<ApplicationRow>[] = [
    {
      name: 'applicant',
      title: t(($) => $.office.applications.applicant),
      cell: (row) => (
        <Pictured of={{ kind: 'photo', thumbnail: row.thumbnail }} title={row.nickname} second={row.realName} />
      ),
    },
    { name: 'city', title: title('city'), width: 112, cell: ({ city }) => city },
    { name: 'subjects', title: title('subjects'), width: '20%', cell: (row) => <Subjects row={row} /> },
    { name: 'images', title: title('images'), width: 88, cell: ({ pictures }) => pictures },
    { name: 'kind', title: title('kind'), width: 148, cell: (row) => <Kind row={row} /> },
  ];
  if (view === 'approved' || view === 'rejected')
    return [
      ...common,
      { name: 'decidedAt', title: title('decidedAt'), width: 176, cell: (row) => <Decided row={row} /> },
      { name: 'decidedBy', title: title('decidedBy'), width: 152, cell: ({ decidedBy }) => decidedBy ?? '–' },
    ];
  if (view === 'asked')
    return [
      ...common,
      { name: 'state', title: title('state'), width: 152, cell: (row) => <StateLabel state={row.state} /> },
    ];
  return [
    ...common,
    { name: 'due', title: title('due'), width: 216, cell: (row) => <Due row={row} /> },
    { name: 'holder', title: title('holder'), width: 152, cell: (row) => <Holder row={row} /> },
  ];
}

function Subjects({ row: { subjects } }: { row: ApplicationRow }) {
  const { t } = useTranslation();
  return subjects.map((one) => t(($) => $.applications.subjects[one])).join(' · ');
}

function Kind({ row: { exclusive, again } }: { row: ApplicationRow }) {
  const { t } = useTranslation();
  return (
    <>
      {exclusive && <Label tone="accent">{t(($) => $.office.applications.exclusive)}</Label>}{' '}
      {again && <Label>{t(($) => $.office.applications.again)}</Label>}
    </>
  );
}

function Decided({ row: { decidedAt } }: { row: ApplicationRow }) {
  return decidedAt ? <Moment at={decidedAt} /> : '–';
}

function Due({ row: { dueAt, overdue } }: { row: ApplicationRow }) {
  const { t } = useTranslation();
  return (
    <>
      <Moment at={dueAt} /> {overdue && <Label tone="bad">{t(($) => $.office.applications.overdue)}</Label>}
    </>
  );
}

function Holder({ row: { claim } }: { row: ApplicationRow }) {
  const { t } = useTranslation();
  if (!claim) return '–';
  return (
    <Label tone={claim.mine ? 'accent' : 'quiet'}>{claim.mine ? t(($) => $.office.applications.me) : claim.by}</Label>
  );
}
