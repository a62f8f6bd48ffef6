import type { Application, ApplicationEvent } from '#contract/calls/applications.ts';
import { formatDate, formatDateTime, formatMoment } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { mayBeginAgain } from './may-begin-again.ts';
import classes from './status.module.css';

/** Where a submitted application stands: its place and day, what the reviewer said, and what to do next. */
export function Status({ application }: { application: Application }) {
  const { t } = useTranslation();
  const { state, events } = application;
  if (state === 'draft') return null;
  const [last] = events;
  return (
    <section className={classes.status} data-state={state} aria-labelledby="application-status">
      <h2 id="application-status">{t(($) => $.join.status[state].title)}</h2>
      <p className={classes.body}>{t(($) => $.join.status[state].body)}</p>
      <Queue application={application} />
      {last && last.kind !== 'submitted' && <Said event={last} />}
      <Next application={application} />
      <details className={classes.history}>
        <summary>{t(($) => $.join.status.history)}</summary>
        <ol>
          {events.map((event) => (
            <Happened key={event.at} event={event} />
          ))}
        </ol>
      </details>
    </section>
  );
}

function Queue({ application: { queue } }: { application: Application }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (!queue) return null;
  const day = formatMoment(queue.dueAt, 'day', language);
  return (
    <>
      <dl className={classes.queue}>
        <div>
          <dt>{t(($) => $.join.status.place)}</dt>
          <dd>{t(($) => $.join.status.placeValue, { position: queue.position })}</dd>
        </div>
        <div>
          <dt>{t(($) => $.join.status.due)}</dt>
          <dd>{t(($) => $.join.status.dueValue, { day })}</dd>
        </div>
      </dl>
      {queue.overdue && <p className={classes.late}>{t(($) => $.join.status.overdue)}</p>}
    </>
  );
}

function Said({ event: { words, reason } }: { event: ApplicationEvent }) {
  const { t } = useTranslation();
  if (words === '' && reason === null) return null;
  return (
    <blockquote className={classes.said}>
      <p className={classes.label}>{t(($) => $.join.status.said)}</p>
      {reason && (
        <p>
          {t(($) => $.join.status.reason)}: <strong>{t(($) => $.applications.reasons[reason])}</strong>
        </p>
      )}
      {words !== '' && <p>{words}</p>}
    </blockquote>
  );
}

function Next({ application: { state, againFrom } }: { application: Application }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (state === 'approved') return <ButtonLink to={paths.materialCenter()}>{t(($) => $.join.toCenter)}</ButtonLink>;
  if (state === 'more-needed') return <ButtonLink to={paths.join('works')}>{t(($) => $.join.status.edit)}</ButtonLink>;
  if (againFrom === null) return null;
  if (mayBeginAgain(againFrom)) return <ButtonLink to={paths.join('terms')}>{t(($) => $.join.again)}</ButtonLink>;
  return <p>{t(($) => $.join.status.againFrom, { day: formatDate(againFrom, language) })}</p>;
}

function Happened({ event: { kind, words, at } }: { event: ApplicationEvent }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const said = kind === 'submitted' && words !== '' ? t(($) => $.join.status.you, { words }) : words;
  return (
    <li>
      <strong>{t(($) => $.join.status.events[kind])}</strong> <time dateTime={at}>{formatDateTime(at, language)}</time>
      {said !== '' && <p>{said}</p>}
    </li>
  );
}
