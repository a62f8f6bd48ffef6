import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/translation.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { Desk } from '../blocks/desk.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { PAGE_SIZE, useAddress } from '../../ui/table/use-address.ts';
import { feedbackQuery } from './queries.ts';
import classes from './feedback.module.css';
import { ScoreSummary } from './score-summary.tsx';
import { useFeedbackColumns } from './use-feedback-columns.tsx';

export function Feedback() {
  const { t } = useTranslation();
  const address = useAddress();
  const { page } = address;
  const query = useQuery(feedbackQuery({ pageNo: page, pageSize: PAGE_SIZE }));
  // Loaded with the first page, because the summary does not depend on the open one.
  const newest = useQuery(feedbackQuery({ pageNo: 1, pageSize: PAGE_SIZE }));
  const columns = useFeedbackColumns();
  return (
    <Desk title={t(($) => $.office.desks.feedback)} about={t(($) => $.office.about.feedback)}>
      <ScoreSummary query={newest} />
      <DataTable
        label={t(($) => $.office.desks.feedback)}
        columns={columns}
        query={query}
        rowKey={(answer) => String(answer.id)}
        detail={({ comment }) => comment && <p className={classes.comment}>{comment}</p>}
        empty={<Nothing title={t(($) => $.office.feedback.emptyTitle)} hint={t(($) => $.office.feedback.emptyHint)} />}
        paging={address.paging}
      />
    </Desk>
  );
}
