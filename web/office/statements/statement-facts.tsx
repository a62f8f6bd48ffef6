import type { ReactNode } from 'react';
import type { DeskStatement } from '#contract/calls/statements-desk.ts';
import { useTranslation } from '../../lib/translation.ts';
import { StatementLabel } from '../../ui/statement/statement-names.tsx';
import { Moment } from '../blocks/moment.tsx';
import { Facts } from '../blocks/section.tsx';
import classes from './statements.module.css';

export function StatementFacts({ statement }: { statement: DeskStatement }) {
  const { t } = useTranslation();
  const name = (fact: 'built' | 'confirmBy' | 'confirmed' | 'remitted' | 'reference' | 'category' | 'invoice') =>
    t(($) => $.office.statements.facts[fact]);
  const { state, version, builtAt, confirmBy, confirmedAt, remittedAt, reference, tax, invoice } = statement;
  const facts: [string, ReactNode][] = [
    [t(($) => $.statements.columns.state), <StatementLabel key="state" state={state} />],
    [t(($) => $.statements.versions), t(($) => $.statements.version, { version })],
    [name('built'), <Moment key="built" at={builtAt} />],
    [name('confirmBy'), <Moment key="by" at={confirmBy} />],
  ];
  if (confirmedAt !== null) facts.push([name('confirmed'), <Confirmed key="confirmed" statement={statement} />]);
  if (tax) facts.push([name('category'), t(($) => $.statements.categories[tax.category])]);
  if (invoice !== 'not-needed') facts.push([name('invoice'), <Invoice key="invoice" statement={statement} />]);
  if (remittedAt !== null) {
    facts.push([name('remitted'), <Moment key="remitted" at={remittedAt} />]);
    facts.push([name('reference'), reference]);
  }
  return <Facts facts={facts} />;
}

function Confirmed({ statement: { confirmedAt, confirmedBy } }: { statement: DeskStatement }) {
  const { t } = useTranslation();
  const by = confirmedBy === 'time' ? 'byTime' : 'byPhotographer';
  return (
    <>
      <Moment at={confirmedAt ?? ''} /> · {t(($) => $.office.statements.facts[by])}
    </>
  );
}

function Invoice({ statement: { invoiceUrl } }: { statement: DeskStatement }) {
  const { t } = useTranslation();
  if (invoiceUrl === null) return t(($) => $.office.statements.facts.invoiceWanted);
  return (
    <a className={classes.link} href={invoiceUrl} target="_blank" rel="noreferrer">
      {t(($) => $.office.statements.facts.openInvoice)}
    </a>
  );
}
