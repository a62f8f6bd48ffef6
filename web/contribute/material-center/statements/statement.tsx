import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { StatementDetail } from '#contract/calls/statements.ts';
import { formatFen } from '#contract/domain/money.ts';
import { LOWEST_PAYOUT_FEN } from '#contract/domain/shares.ts';
import { formatDate } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { paths } from '../../../paths.ts';
import { Retry } from '../../../ui/retry.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StatementLabel, useQuarterName } from '../../../ui/statement/statement-names.tsx';
import { StatementSums, StatementTax } from '../../../ui/statement/statement-sums.tsx';
import { Invoice } from './invoice.tsx';
import { Lines } from './lines.tsx';
import { Payouts } from './payouts.tsx';
import { statementQuery } from './queries.ts';
import { StatementActions } from './statement-actions.tsx';
import classes from './statements.module.css';

/** One statement: what to do next, how its sums come about, and its sales. */
export function Statement({ id }: { id: number }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(statementQuery(id));
  return (
    <div className={classes.tab}>
      <Link className={classes.back} to={paths.centerStatements()}>
        ← {t(($) => $.statements.back)}
      </Link>
      {error && !data && <Retry error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={420} />}
      {data && <Content statement={data} />}
    </div>
  );
}

function Content({ statement }: { statement: StatementDetail }) {
  const { t } = useTranslation();
  const quarterName = useQuarterName();
  return (
    <>
      <header className={classes.head}>
        <div>
          <h2>
            {quarterName(statement.quarter)} <StatementLabel state={statement.state} />
          </h2>
          <p>
            {statement.number} · {t(($) => $.statements.version, { version: statement.version })}
          </p>
        </div>
        <StatementActions statement={statement} />
      </header>
      <div className={classes.top}>
        <section aria-labelledby="statement-sums">
          <h3 id="statement-sums">{t(($) => $.statements.sums.title)}</h3>
          <StatementSums statement={statement} />
          <StatementTax statement={statement} />
        </section>
        <section aria-labelledby="statement-standing">
          <h3 id="statement-standing">{t(($) => $.statements.columns.state)}</h3>
          <Standing statement={statement} />
          {statement.payouts.length > 0 && <Payouts payouts={statement.payouts} />}
          {statement.invoice !== 'not-needed' && <Invoice statement={statement} />}
          {statement.versions.length > 1 && <Versions statement={statement} />}
        </section>
      </div>
      <Lines statement={statement} />
    </>
  );
}

function Standing({ statement }: { statement: StatementDetail }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { state, confirmBy, confirmedAt, confirmedBy, remittedAt, reference, payableFen, taxFen } = statement;
  const day = (at: string | null) => (at === null ? '' : formatDate(at, language));
  const words = [
    state === 'to-confirm' && t(($) => $.statements.confirmBy, { day: day(confirmBy) }),
    state === 'rejected' && t(($) => $.statements.rejected),
    state === 'invalid' && t(($) => $.statements.invalid),
    confirmedBy !== null && t(($) => $.statements.confirmedBy[confirmedBy], { day: day(confirmedAt) }),
    remittedAt !== null &&
      statement.payouts.length === 0 &&
      t(($) => $.statements.remitted, { day: day(remittedAt), reference }),
    payableFen === 0 && t(($) => $.statements.carriedOnly, { amount: formatFen(LOWEST_PAYOUT_FEN) }),
    payableFen > 0 && taxFen === null && t(($) => $.statements.taxUnknown),
  ];
  return words.filter((one) => one !== false).map((one) => <p key={one}>{one}</p>);
}

function Versions({ statement }: { statement: StatementDetail }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      <h3>{t(($) => $.statements.versions)}</h3>
      <ul className={classes.versions}>
        {statement.versions.map(({ id, version, state, builtAt }) => {
          const words = t(($) => $.statements.versionLine, {
            version,
            state: t(($) => $.statements.states[state]),
            day: formatDate(builtAt, language),
          });
          return (
            <li key={id}>
              {id === statement.id ? (
                words
              ) : (
                <Link className={classes.back} to={paths.centerStatements(id)}>
                  {words}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
