import { useQuery } from '@tanstack/react-query';
import type { DeskStatement } from '#contract/calls/statements-desk.ts';
import { MOST_DISPUTED } from '#contract/domain/statement.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ClaimedDecision } from '../blocks/claims.tsx';
import { Section } from '../blocks/section.tsx';
import { AnswerForm } from './answer-form.tsx';
import { DisputedLine } from './disputed-line.tsx';
import { desk, linesQuery, useChange } from './queries.ts';
import classes from './statements.module.css';

/** Every disputed line with what is said about it; whoever has claimed the statement answers them all at once. */
export function AnswerDisputes({ statement }: { statement: DeskStatement }) {
  const { t } = useTranslation();
  const { id, claim } = statement;
  const query = useQuery(disputedQuery(id));
  const claiming = useChange(desk.claim);
  const releasing = useChange(desk.release);
  const ownWords = t(($) => $.office.statements.answer.own);
  const waits =
    !query.data &&
    (query.error ? <Retry error={query.error} onRetry={() => void query.refetch()} /> : <Skeleton height={180} />);
  return (
    <>
      <ClaimedDecision row={statement} ownWords={ownWords} claiming={claiming} releasing={releasing}>
        <div className={classes.answers}>
          <p className={classes.note}>{t(($) => $.office.statements.answer.body)}</p>
          {query.data ? <AnswerForm id={id} lines={query.data.infos} /> : waits}
        </div>
      </ClaimedDecision>
      {!claim?.mine && (
        <Section title={t(($) => $.office.statements.answer.disputed)}>
          {waits}
          {query.data?.infos.map((line) => (
            <DisputedLine key={line.saleId} line={line} />
          ))}
        </Section>
      )}
    </>
  );
}

// One page holds them all: more cannot be disputed at once.
const disputedQuery = (id: number) => linesQuery({ id, disputed: true, pageSize: MOST_DISPUTED });
