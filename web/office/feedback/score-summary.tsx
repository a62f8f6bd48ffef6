import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { formatNumber } from '../../lib/format.ts';
import classes from './score-summary.module.css';
import type { FeedbackList } from './use-feedback-columns.tsx';

/** The average of all answers and their distribution; hidden when there are none, because the table says so. */
export function ScoreSummary({ query }: { query: { data: FeedbackList | undefined; isPending: boolean } }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data } = query;
  if (query.isPending) return <Bones />;
  if (!data || data.averageScore === null) return null;
  return (
    <section className={classes.summary} aria-label={t(($) => $.office.feedback.average)}>
      <div>
        <p className={classes.name}>{t(($) => $.office.feedback.average)}</p>
        <p className={classes.figure}>{formatNumber(data.averageScore, language, 2)}</p>
        <p className={classes.name}>{t(($) => $.office.feedback.outOf)}</p>
      </div>
      <div>
        <p className={classes.name}>{t(($) => $.office.feedback.answers)}</p>
        <p className={classes.figure}>{formatNumber(data.total, language)}</p>
      </div>
      <Spread list={data} />
    </section>
  );
}

function Spread({ list: { scores, total } }: { list: FeedbackList }) {
  const { t } = useTranslation();
  return (
    <div className={classes.spread}>
      <p className={classes.name}>{t(($) => $.office.feedback.all, { count: total })}</p>
      <ul>
        {([5, 4, 3, 2, 1] as const).map((score) => {
          const given = scores[score - 1] ?? 0;
          return (
            <li key={score} title={t(($) => $.feedback.scores[score])}>
              <span>{score}</span>
              <span className={classes.bar}>
                <span style={{ width: `${(given / total) * 100}%` }} />
              </span>
              <span className={classes.given}>{given}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Bones() {
  return (
    <div className={classes.bones}>
      <Skeleton height={138} width={560} />
    </div>
  );
}
