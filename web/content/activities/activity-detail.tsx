import { IconCalendarPlus } from '@tabler/icons-react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import type { Activity } from '#contract/calls/content.ts';
import { isSlug } from '#contract/domain/reading.ts';
import { CallError } from '../../lib/api.ts';
import { formatMoment } from '../../lib/format.ts';
import { readId } from '../../lib/id-in-address.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FramedScene } from '../../ui/framed-scene.tsx';
import { MaterialList } from '../../ui/material/material-list.tsx';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Around } from '../entry/around.tsx';
import { Cover } from '../../ui/cover.tsx';
import { EntryBody } from '../entry/entry-body.tsx';
import { type Named, useActivity } from '../entry/entry-query.ts';
import { OtherLanguage } from '../../ui/other-language.tsx';
import { PreviewNote } from '../entry/preview-note.tsx';
import { withSeal } from '../entry/with-seal.ts';
import { OrRedirect } from '../not-found/or-redirect.tsx';
import { Share } from '../story/share.tsx';
import classes from './activity-detail.module.css';
import { ActivityList } from './activity-list.tsx';

/** An activity by its slug. Old links name it by a number or a former slug; without any name there are all of them. */
export function ActivityDetail() {
  const { slug } = useParams();
  const [query] = useSearchParams();
  const id = readId(query.get('id'));
  if (slug !== undefined) return isSlug(slug) ? <Found key={slug} named={withSeal(slug, query)} /> : <Nowhere />;
  if (id !== undefined) return <Found key={id} named={{ id: Number(id) }} />;
  return query.has('id') ? <Gone /> : <ActivityList />;
}

function Found({ named }: { named: Named }) {
  const { data, error, refetch } = useActivity(named);
  if (error instanceof CallError && error.problem === 'not-found') return <Nowhere />;
  if (data && !('slug' in named && named.slug === data.slug))
    return <Navigate to={paths.activity(data.slug)} replace />;
  return (
    <article className={classes.page}>
      {data && 'seal' in named && <PreviewNote />}
      {!data && !error && <Skeleton height={560} />}
      {error && !data && <Retry error={error} onRetry={() => void refetch()} />}
      {data && <Whole activity={data} />}
    </article>
  );
}

function Whole({ activity }: { activity: Activity }) {
  const { t } = useTranslation();
  const { slug, state } = activity;
  return (
    <>
      <div className={classes.cover}>
        <Cover cover={activity.cover} slug={slug} large eager />
      </div>
      <header className={classes.head}>
        <p className={classes.state} data-state={state}>
          {t(($) => $.content.activities.state[state])}
        </p>
        <OtherLanguage language={activity.language} />
        <h1>{activity.title}</h1>
        {activity.summary !== '' && <p className={classes.summary}>{activity.summary}</p>}
      </header>
      <Facts activity={activity} />
      <EntryBody entry={activity} />
      <Materials activity={activity} />
      <Around entry={activity} />
      <Share title={activity.title} path={paths.activity(slug)} />
    </>
  );
}

function Materials({ activity: { related } }: { activity: Activity }) {
  const { t } = useTranslation();
  const { used } = t(($) => $.content.activities);
  if (related.length === 0) return null;
  return (
    <section className={classes.used} aria-labelledby="used">
      <h2 id="used">{used}</h2>
      <MaterialList label={used} items={related} linkTo={paths.material} />
    </section>
  );
}

function Facts({ activity: { slug, state, startsAt, endsAt, place, contest } }: { activity: Activity }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const words = t(($) => $.content.activities);
  return (
    <div className={classes.facts}>
      <dl>
        <dt>{words.when}</dt>
        <dd>
          <time dateTime={startsAt}>{formatMoment(startsAt, 'minute', language)}</time> {words.until}{' '}
          <time dateTime={endsAt}>{formatMoment(endsAt, 'minute', language)}</time> {words.chinaTime}
        </dd>
        {place !== '' && (
          <>
            <dt>{words.where}</dt>
            <dd>{place}</dd>
          </>
        )}
      </dl>
      <div className={classes.actions}>
        {state !== 'over' && (
          <ButtonLink
            reload
            to={paths.calendar(slug, language)}
            icon={<IconCalendarPlus size={17} stroke={1.7} aria-hidden="true" />}
          >
            {words.calendar}
          </ButtonLink>
        )}
        {contest && (
          <ButtonLink variant="default" to={paths.contest(contest.slug)}>
            {t(($) => $.content.activities.toContest, { title: contest.title })}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

function Nowhere() {
  return (
    <OrRedirect>
      <Gone />
    </OrRedirect>
  );
}

function Gone() {
  const { t } = useTranslation();
  const words = t(($) => $.content.activities);
  return (
    <MessageScreen
      art={<FramedScene palette="night" seed={33} />}
      title={words.gone}
      actions={
        <ButtonLink size="large" to={paths.activityList()}>
          {words.all}
        </ButtonLink>
      }
    >
      <p>{words.goneBody}</p>
    </MessageScreen>
  );
}
