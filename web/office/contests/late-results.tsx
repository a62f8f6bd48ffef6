import { useQuery } from '@tanstack/react-query';
import type { ContestDetail } from '#contract/calls/contests-desk.ts';
import { formatMoment } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { awardsQuery } from './awards/queries.ts';
import conflict from '../blocks/conflict.module.css';
import classes from './contests.module.css';

interface Props {
  contest: ContestDetail;
  onView: (view: 'plan' | 'judging' | 'awards') => void;
}

/** What the results of a contest wait for whose date has come. */
export function LateResults({ contest: { id, plan }, onView }: Props) {
  const { t } = useTranslation();
  const words = t(($) => $.office.contests.late);
  const language = useLanguage();
  const { data } = useQuery(awardsQuery(id));
  if (!data || plan.resultsAt === null) return null;
  return (
    <section className={`${conflict.conflict} ${classes.late}`}>
      <h2>{t(($) => $.office.contests.late.title, { date: formatMoment(plan.resultsAt, 'day', language) })}</h2>
      <p>
        {data.sealed ? words.awards : words.record} {words.public}
      </p>
      <div className={conflict.buttons}>
        {data.sealed ? (
          <Button size="small" onClick={() => onView('awards')}>
            {words.toAwards}
          </Button>
        ) : (
          <Button size="small" onClick={() => onView('judging')}>
            {words.toRecord}
          </Button>
        )}
        <Button size="small" variant="default" onClick={() => onView('plan')}>
          {words.toDate}
        </Button>
      </div>
    </section>
  );
}
