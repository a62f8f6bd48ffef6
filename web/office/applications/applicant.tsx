import { Link } from 'react-router';
import type { ApplicationDetail } from '#contract/calls/applications-desk.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Moment } from '../blocks/moment.tsx';
import { Facts, Section } from '../blocks/section.tsx';
import { DESKS } from '../desks.ts';
import classes from './applications.module.css';
import { StateLabel } from './labels.tsx';

/** Who applies, in their own words. */
export function Applicant({ application }: { application: ApplicationDetail }) {
  const { t } = useTranslation();
  const fact = (name: 'realName' | 'phone' | 'wechat' | 'account' | 'city' | 'gear' | 'platforms') =>
    application[name] === '' ? [] : [[t(($) => $.office.applications[name]), application[name]] as const];
  return (
    <Section level={2} title={t(($) => $.office.applications.applicant)}>
      <p className={classes.bio}>{application.bio}</p>
      <Facts
        facts={[
          ...fact('realName'),
          ...fact('phone'),
          ...fact('wechat'),
          ...fact('account'),
          ...fact('city'),
          [
            t(($) => $.office.applications.subjects),
            application.subjects.map((one) => t(($) => $.applications.subjects[one])).join(' · '),
          ],
          ...fact('gear'),
          ...fact('platforms'),
          [t(($) => $.office.applications.memberSince), <Moment key="since" at={application.memberSince} />],
        ]}
      />
    </Section>
  );
}

/** What was said and decided, and earlier applications. */
export function Events({ application: { events, earlier } }: { application: ApplicationDetail }) {
  const { t } = useTranslation();
  return (
    <Section level={2} title={t(($) => $.office.applications.history)}>
      <ol className={classes.events}>
        {events.map(({ kind, words, reason, by, at }) => (
          <li key={at}>
            <strong>{t(($) => $.office.applications.events[kind])}</strong>
            {reason && <p>{t(($) => $.applications.reasons[reason])}</p>}
            {words !== '' && <p>{words}</p>}
            <small>
              {by} · <Moment at={at} />
            </small>
          </li>
        ))}
      </ol>
      {earlier.map(({ id, state, at }) => (
        <p key={id} className={classes.earlier}>
          <Link to={`${DESKS.applications.path}?application=${id}`}>
            {t(($) => $.office.applications.earlier)} <Moment at={at} />
          </Link>{' '}
          <StateLabel state={state} />
        </p>
      ))}
    </Section>
  );
}
