import type { ReviewRow, ReviewView } from '#contract/calls/review.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Label } from '../../ui/table/label.tsx';
import { Pictured } from '../../ui/table/cells.tsx';
import type { Column } from '../../ui/table/table.ts';
import { Moment } from '../blocks/moment.tsx';
import { RoundLabel, VerdictLabel } from './labels.tsx';

type Heading =
  | 'owner'
  | 'round'
  | 'findings'
  | 'due'
  | 'holder'
  | 'verdict'
  | 'firstVerdict'
  | 'decidedAt'
  | 'decidedBy';

export function useReviewColumns(view: ReviewView): Column<ReviewRow>[] {
  const { t } = useTranslation();
  const title = (name: Heading) => t(($) => $.office.review[name]);
  const common: Column<ReviewRow>[] = [
    {
      name: 'work',
      title: t(($) => $.office.review.work),
      cell: (row) => <Pictured of={row} title={row.title} second={row.code} />,
    },
    { name: 'owner', title: title('owner'), width: '16%', cell: ({ owner }) => owner },
    { name: 'round', title: title('round'), width: 128, cell: ({ round }) => <RoundLabel round={round} /> },
  ];
  if (view === 'decided' || view === 'disagreements') return [...common, ...decidedColumns(title, view)];
  return [
    ...common,
    { name: 'findings', title: title('findings'), width: 128, cell: (row) => <FindingCount row={row} /> },
    { name: 'due', title: title('due'), width: 216, cell: (row) => <Due row={row} /> },
    { name: 'holder', title: title('holder'), width: 152, cell: (row) => <Holder row={row} /> },
  ];
}

function decidedColumns(title: (name: Heading) => string, view: ReviewView): Column<ReviewRow>[] {
  const verdict = (name: 'verdict' | 'firstVerdict'): Column<ReviewRow> => ({
    name,
    title: title(name),
    width: 128,
    cell: (row) => (row[name] ? <VerdictLabel verdict={row[name]} /> : '–'),
  });
  return [
    ...(view === 'disagreements' ? [verdict('firstVerdict')] : []),
    verdict('verdict'),
    {
      name: 'decidedAt',
      title: title('decidedAt'),
      width: 176,
      cell: ({ decidedAt }) => (decidedAt ? <Moment at={decidedAt} /> : '–'),
    },
    { name: 'decidedBy', title: title('decidedBy'), width: 136, cell: ({ decidedBy }) => decidedBy ?? '–' },
  ];
}

function FindingCount({ row: { findings } }: { row: ReviewRow }) {
  const { t } = useTranslation();
  if (findings === 0) return t(($) => $.office.review.noFindings);
  return <Label tone="accent">{t(($) => $.office.review.findingCount, { count: findings })}</Label>;
}

function Due({ row: { dueAt, overdue } }: { row: ReviewRow }) {
  const { t } = useTranslation();
  return (
    <>
      <Moment at={dueAt} /> {overdue && <Label tone="bad">{t(($) => $.office.review.overdue)}</Label>}
    </>
  );
}

function Holder({ row: { claim, barred } }: { row: ReviewRow }) {
  const { t } = useTranslation();
  if (claim)
    return <Label tone={claim.mine ? 'accent' : 'quiet'}>{claim.mine ? t(($) => $.office.review.me) : claim.by}</Label>;
  return barred ? t(($) => $.office.review.barred[barred]) : t(($) => $.office.review.nobody);
}
