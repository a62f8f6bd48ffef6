import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router';
import type { Policy } from '#contract/calls/policies.ts';
import { clausesOf } from '#contract/domain/agreement.ts';
import { POLICY_NAMES } from '#contract/domain/policy.ts';
import { CallError } from '../../lib/api.ts';
import { formatDay } from '../../lib/format.ts';
import { readId } from '../../lib/id-in-address.ts';
import { useLanguage } from '../../lib/language.ts';
import { policyQuery } from '../../lib/policies.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Clauses } from '../../ui/clauses.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NotFound } from '../not-found/not-found.tsx';
import classes from './agreement.module.css';
import { Versions } from './versions.tsx';

/** The licence agreement, the user agreement or the privacy policy, in the version in effect or in another. */
export function Agreement() {
  const { name } = useParams();
  const known = POLICY_NAMES.find((one) => one === name?.toLowerCase());
  const [address] = useSearchParams();
  const asked = readId(address.get('version'));
  const version = asked === undefined ? undefined : Number(asked);
  const query = { ...policyQuery(known ?? 'user', useLanguage(), version), enabled: known !== undefined };
  const { data, error, refetch } = useQuery(query);
  if (!known || (error instanceof CallError && error.status === 404)) return <NotFound />;
  if (error && !data) return <Retry error={error} onRetry={() => void refetch()} />;
  return (
    <article className={classes.page}>
      <Siblings name={known} />
      {data ? <Whole policy={data} /> : <Waiting title={known} />}
    </article>
  );
}

function Siblings({ name: shown }: { name: Policy['name'] }) {
  const { t } = useTranslation();
  return (
    <nav className={classes.siblings} aria-label={t(($) => $.policy.documents)}>
      {POLICY_NAMES.map((name) => (
        <Link key={name} to={paths.agreement(name)} aria-current={name === shown ? 'page' : undefined}>
          {t(($) => $.footer.policy[name])}
        </Link>
      ))}
    </nav>
  );
}

function Whole({ policy }: { policy: Policy }) {
  const { t } = useTranslation();
  const day = formatDay(policy.effectiveOn, useLanguage());
  return (
    <>
      <header className={classes.head}>
        <h1>{policy.title}</h1>
        <p>{t(($) => $.policy.meta, { version: policy.version, day })}</p>
        <Notice policy={policy} />
      </header>
      <div className={classes.columns}>
        <nav className={classes.contents} aria-label={t(($) => $.policy.contents)}>
          <ol>
            {clausesOf(policy.body).map(({ heading }, place) => (
              <li key={heading}>
                <a href={`#clause-${place + 1}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={classes.text}>
          <Clauses body={policy.body} heading="h2" />
          <Versions policy={policy} />
        </div>
      </div>
    </>
  );
}

/** Says when another version applies, or soon will. */
function Notice({ policy: { name, version, effectiveOn, current, versions } }: { policy: Policy }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [newest] = versions;
  if (version !== current)
    return (
      <p className={classes.notice}>
        {version > current
          ? t(($) => $.policy.planned, { day: formatDay(effectiveOn, language), current })
          : t(($) => $.policy.past, { current })}{' '}
        <Link to={paths.agreement(name)}>{t(($) => $.policy.readCurrent)}</Link>
      </p>
    );
  if (!newest || newest.version === current) return null;
  return (
    <p className={classes.notice}>
      {t(($) => $.policy.coming, { version: newest.version, day: formatDay(newest.effectiveOn, language) })}{' '}
      <Link to={paths.agreement(name, newest.version)}>{t(($) => $.policy.readComing)}</Link>
    </p>
  );
}

function Waiting({ title }: { title: Policy['name'] }) {
  const { t } = useTranslation();
  return (
    <>
      <header className={classes.head}>
        <h1>{t(($) => $.footer.policy[title])}</h1>
      </header>
      <Skeleton height={640} />
    </>
  );
}
