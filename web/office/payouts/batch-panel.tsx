import { IconWalletOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { BatchDetail } from '#contract/calls/payouts.ts';
import { formatFen } from '#contract/domain/money.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { AdminHistory } from '../blocks/history.tsx';
import { Facts, Section } from '../blocks/section.tsx';
import { SidePanel } from '../blocks/side-panel.tsx';
import { ByAt } from './batch-list.tsx';
import { BatchLines } from './batch-lines.tsx';
import { BankFile } from './bank-file.tsx';
import { BatchLabel } from './labels.tsx';
import classes from './payouts.module.css';
import { batchQuery } from './queries.ts';
import { Release } from './release.tsx';
import { ReturnFile } from './return-file.tsx';

/** One batch: the next action first, then what the bank is told. */
export function BatchPanel({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation();
  const query = useQuery(batchQuery(id));
  const { data, error } = query;
  return (
    <SidePanel
      about={String(id)}
      title={data?.batch.number ?? t(($) => $.office.payouts.columns.batch)}
      wide
      onClose={onClose}
    >
      {data && <Content key={id} batch={data.batch} />}
      {data === null && (
        <Nothing
          icon={IconWalletOff}
          title={t(($) => $.office.payouts.notFound)}
          hint={t(($) => $.office.payouts.notFoundHint)}
        />
      )}
      {data === undefined && error && <Retry error={error} onRetry={() => void query.refetch()} />}
      {data === undefined && !error && <Skeleton height={420} />}
    </SidePanel>
  );
}

function Content({ batch }: { batch: BatchDetail }) {
  const { t } = useTranslation();
  const sent = batch.state === 'released' || batch.state === 'closed';
  return (
    <>
      {batch.state === 'prepared' && <Release batch={batch} />}
      {sent && <BankFile batch={batch} />}
      {sent && <ReturnFile batch={batch} />}
      <Section title={t(($) => $.office.payouts.columns.batch)}>
        <BatchFacts batch={batch} />
      </Section>
      <Section title={t(($) => $.office.payouts.lines)}>
        <BatchLines batch={batch} />
      </Section>
      <AdminHistory subject={`payout:${batch.id}`} />
    </>
  );
}

function BatchFacts({ batch }: { batch: BatchDetail }) {
  const { t } = useTranslation();
  const name = (fact: 'state' | 'total' | 'prepared' | 'released' | 'template' | 'hash') =>
    t(($) => $.office.payouts.facts[fact]);
  const { state, totalFen, lineCount: count, preparedBy, preparedAt, releasedBy, releasedAt, fileHash } = batch;
  const facts: [string, ReactNode][] = [
    [name('state'), <BatchLabel key="state" state={state} />],
    [name('total'), `${formatFen(totalFen)} · ${t(($) => $.office.payouts.facts.lines, { count })}`],
    [name('prepared'), <ByAt key="prepared" by={preparedBy} at={preparedAt} />],
  ];
  if (releasedBy !== null && releasedAt !== null)
    facts.push([name('released'), <ByAt key="released" by={releasedBy} at={releasedAt} />]);
  const encoding = t(($) => $.office.payouts.template.encodings[batch.encoding]);
  facts.push(
    [name('template'), t(($) => $.office.payouts.facts.templateLine, { version: batch.templateVersion, encoding })],
    [
      name('hash'),
      <code key="hash" className={classes.hash}>
        {fileHash}
      </code>,
    ],
  );
  return <Facts facts={facts} />;
}
