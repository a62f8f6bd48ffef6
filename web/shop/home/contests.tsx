import { IconTrophy } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ContestItem } from '#contract/items.ts';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import classes from './contests.module.css';
import { RowHead } from './heads.tsx';

/** Contests that are open or will open soon. */
export function Contests({ contests }: { contests: ContestItem[] }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="contests">
      <RowHead
        id="contests"
        title={t(($) => $.home.contests.title)}
        all={t(($) => $.home.contests.all)}
        to={paths.activityList()}
      />
      <ul className={classes.contests}>
        {contests.map((contest) => (
          <li key={contest.id}>
            <Contest contest={contest} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Contest({ contest }: { contest: ContestItem }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const date = formatDate(contest.open ? contest.closesAt : contest.opensAt, language);
  return (
    <Link to={paths.contest(contest.slug)} className={classes.contest} data-open={contest.open}>
      <IconTrophy size={26} stroke={1.5} aria-hidden="true" />
      <span className={classes.title}>{contest.title}</span>
      <span className={classes.when}>
        {contest.open ? t(($) => $.home.contests.open, { date }) : t(($) => $.home.contests.soon, { date })}
      </span>
    </Link>
  );
}
