import { IconMapPin, IconTrophy } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Occasion } from '#contract/calls/content.ts';
import { ACTIVITY_STATES, type ActivityState } from '#contract/domain/reading.ts';
import { formatMoment } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { Cover } from '../../ui/cover.tsx';
import { useActivities } from '../entry/entry-query.ts';
import { OtherLanguage } from '../../ui/other-language.tsx';
import classes from './activity-list.module.css';

/** Activities and contests: those under way, to come and over. */
export function ActivityList() {
  const { t } = useTranslation();
  const { data, error, refetch } = useActivities();
  const words = t(($) => $.content.activities);
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </header>
      {error && !data && <Retry error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height={420} />}
      {data?.length === 0 && <Nothing title={words.none} hint={words.noneBody} />}
      {data &&
        ACTIVITY_STATES.map((state) => (
          <Group key={state} state={state} infos={data.filter((info) => info.state === state)} />
        ))}
    </div>
  );
}

function Group({ state, infos }: { state: ActivityState; infos: Occasion[] }) {
  const { t } = useTranslation();
  if (infos.length === 0) return null;
  return (
    <section className={classes.group} aria-labelledby={state}>
      <h2 id={state}>
        {t(($) => $.content.activities.state[state])} <span>{infos.length}</span>
      </h2>
      <ul data-state={state}>
        {infos.map((info) => (
          <Card key={`${info.kind} ${info.slug}`} info={info} />
        ))}
      </ul>
    </section>
  );
}

function Card({ info }: { info: Occasion }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const to = info.kind === 'activity' ? paths.activity(info.slug) : paths.contest(info.slug);
  const day = (at: string) => formatMoment(at, 'day', language);
  const days = [...new Set([day(info.startsAt), day(info.endsAt)])].join(' – ');
  return (
    <li className={classes.card}>
      <div className={classes.cover}>
        <Cover cover={info.cover} slug={info.slug} />
      </div>
      <div className={classes.words}>
        <p className={classes.when}>{days}</p>
        <h3>
          <Link to={to}>{info.title}</Link>
        </h3>
        {info.summary !== '' && <p className={classes.summary}>{info.summary}</p>}
        <p className={classes.where}>
          {info.kind === 'contest' && (
            <>
              <IconTrophy size={15} stroke={1.6} aria-hidden="true" />
              {t(($) => $.content.activities.contest)}
            </>
          )}
          {info.place !== '' && (
            <>
              <IconMapPin size={15} stroke={1.6} aria-hidden="true" />
              {info.place}
            </>
          )}
        </p>
        <OtherLanguage language={info.language} />
      </div>
    </li>
  );
}
