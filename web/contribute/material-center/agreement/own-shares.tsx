import { useQuery } from '@tanstack/react-query';
import { type OwnShares as Shares, shareCalls } from '#contract/calls/shares.ts';
import { client } from '../../../lib/api.ts';
import { formatDay } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Retry } from '../../../ui/retry.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import classes from './own-shares.module.css';

const shares = client(shareCalls);

/** What the photographer gets today by type of work, by which rule, and what is going to change. */
export function OwnShares() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({
    queryKey: ['shares', 'mine'],
    queryFn: ({ signal }) => shares.mine({}, { signal }),
  });
  return (
    <section className={classes.shares}>
      <h3>{t(($) => $.agreement.shares.title)}</h3>
      {error && !data && <Retry error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={150} />}
      {data && (
        <>
          <p>{t(($) => $.agreement.shares[data.exclusive ? 'exclusive' : 'standard'])}</p>
          <p className={classes.note}>{t(($) => $.agreement.shares.about)}</p>
          <Current current={data.current} />
          {data.coming.length > 0 && <Coming coming={data.coming} />}
        </>
      )}
    </section>
  );
}

function Current({ current }: Pick<Shares, 'current'>) {
  const { t } = useTranslation();
  return (
    <ul className={classes.current}>
      {current.map(({ kind, percent, agreementVersion: version, rateId: id }) => (
        <li key={kind}>
          <span>{t(($) => $.trade.kind[kind])}</span>
          <b>{percent}%</b>
          <small>
            {id === null
              ? t(($) => $.agreement.shares.byAgreement, { version })
              : t(($) => $.agreement.shares.byRate, { id })}
          </small>
        </li>
      ))}
    </ul>
  );
}

function Coming({ coming }: Pick<Shares, 'coming'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <ul className={classes.coming}>
      {coming.map(({ kind, effectiveOn, before, percent }) => (
        <li key={`${effectiveOn} ${kind}`}>
          {t(($) => $.agreement.shares.coming, {
            day: formatDay(effectiveOn, language),
            kind: t(($) => $.trade.kind[kind]),
            before,
            percent,
          })}
        </li>
      ))}
    </ul>
  );
}
