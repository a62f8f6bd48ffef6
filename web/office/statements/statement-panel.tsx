import { IconReceiptOff } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { DeskStatement } from '#contract/calls/statements-desk.ts';
import { openFile } from '../../lib/save-file.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useQuarterName } from '../../ui/statement/statement-names.tsx';
import { StatementSums, StatementTax } from '../../ui/statement/statement-sums.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { toast } from '../../ui/toast.ts';
import { AdminHistory } from '../blocks/history.tsx';
import { Section } from '../blocks/section.tsx';
import { SidePanel } from '../blocks/side-panel.tsx';
import { AnswerDisputes } from './answer-disputes.tsx';
import { NotedPayment } from './noted-payment.tsx';
import { desk, statementQuery } from './queries.ts';
import { Payments } from './payments.tsx';
import { RemitForm } from './remit-form.tsx';
import { StatementFacts } from './statement-facts.tsx';
import { StatementLines } from './statement-lines.tsx';
import classes from './statements.module.css';

/** One statement: the next action first, then how its sums come about. */
export function StatementPanel({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation();
  const query = useQuery({ ...statementQuery(id), refetchInterval: 60_000 });
  const { data, error } = query;
  const title = data ? `${data.photographer} · ${data.number}` : t(($) => $.office.desks.statements);
  return (
    <SidePanel about={String(id)} title={title} wide onClose={onClose}>
      {data && <Content key={id} statement={data} />}
      {data === null && (
        <Nothing
          icon={IconReceiptOff}
          title={t(($) => $.office.statements.notFound)}
          hint={t(($) => $.office.statements.notFoundHint)}
        />
      )}
      {data === undefined && error && <Retry error={error} onRetry={() => void query.refetch()} />}
      {data === undefined && !error && <Skeleton height={420} />}
    </SidePanel>
  );
}

/** Whether the statement is in a batch that the bank has not answered, or noted as paid. */
const isOnItsWay = ({ payouts, noted }: DeskStatement) =>
  noted !== null || payouts.some(({ state }) => state === 'waiting');

function Content({ statement }: { statement: DeskStatement }) {
  const { t } = useTranslation();
  const quarterName = useQuarterName();
  return (
    <>
      {statement.state === 'rejected' && <AnswerDisputes statement={statement} />}
      {statement.state === 'generated' && statement.payableFen > 0 && !isOnItsWay(statement) && (
        <RemitForm statement={statement} />
      )}
      {statement.noted && <NotedPayment noted={statement.noted} photographer={statement.photographer} />}
      {statement.payouts.length > 0 && <Payments payouts={statement.payouts} photographer={statement.photographer} />}
      <Section title={quarterName(statement.quarter)} aside={<Files statement={statement} />}>
        <StatementFacts statement={statement} />
      </Section>
      <Section title={t(($) => $.statements.sums.title)}>
        <StatementSums statement={statement} />
        <StatementTax statement={statement} />
      </Section>
      <StatementLines id={statement.id} />
      <AdminHistory subject={`statement:${statement.id}`} />
    </>
  );
}

function Files({ statement: { id, number } }: { statement: DeskStatement }) {
  const { t } = useTranslation();
  const loading = useMutation({
    mutationFn: async () => openFile((await desk.paper({ id })).url),
    onError: (error) => void toast(error.message, 'failed'),
  });
  return (
    <span className={classes.files}>
      <Button variant="default" size="small" loading={loading.isPending} onClick={() => loading.mutate()}>
        {t(($) => $.statements.pdf)}
      </Button>
      <ExportButton
        label={t(($) => $.statements.csvButton)}
        fileName={number}
        done={t(($) => $.statements.exported)}
        load={() => desk.exportCsv({ id })}
      />
    </span>
  );
}
