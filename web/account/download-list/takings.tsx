import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Taking } from '#contract/calls/projects.ts';
import { formatFen } from '#contract/domain/money.ts';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTermsWords } from '../../lib/terms-words.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { useAddress } from '../../ui/table/use-address.ts';
import classes from './download-list.module.css';
import { PAGE_SIZE, takingsQuery } from './queries.ts';
import { Zip } from './taken-dialog.tsx';

/** Everything that was taken from the project, with its files and certificates. */
export function Takings() {
  const { t } = useTranslation();
  const address = useAddress();
  const { data, error, refetch } = useQuery(takingsQuery(address.page));
  if (error && !data) return <Retry error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={240} />;
  if (data.total === 0)
    return (
      <Nothing title={t(($) => $.downloadList.takings.emptyTitle)} hint={t(($) => $.downloadList.takings.emptyHint)} />
    );
  return (
    <>
      <ul className={classes.rows}>
        {data.infos.map((taking) => (
          <Row key={taking.orderId} taking={taking} />
        ))}
      </ul>
      {data.total > PAGE_SIZE && (
        <Pager page={address.page} pageSize={PAGE_SIZE} total={data.total} onPage={address.paging.onPage} />
      )}
    </>
  );
}

function Row({ taking }: { taking: Taking }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const inWords = useTermsWords();
  const { orderId, number, by, takenAt, count, totalFen, branch, kind, terms } = taking;
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <p className={classes.title}>
          <Link to={paths.order({ kind, orderId })}>{number}</Link>
        </p>
        <p className={classes.facts}>
          <span>{t(($) => $.downloadList.takings.label, { by, date: formatDate(takenAt, language) })}</span>
          <span>
            {branch} · {t(($) => $.trade.kind[kind])} · {t(($) => $.downloadList.takings.count, { count })} ·{' '}
            {formatFen(totalFen)}
          </span>
          <span>{inWords(terms)}</span>
        </p>
      </div>
      <div className={classes.buttons}>
        <ButtonLink variant="default" size="small" to={paths.order({ kind, orderId })}>
          {t(($) => $.downloadList.taken.papers)}
        </ButtonLink>
        <Zip orderId={orderId} />
      </div>
    </li>
  );
}
