import type { ReactNode } from 'react';
import type { PhotographerContract } from '#contract/calls/contracts.ts';
import type { PhotographerShares, ShareRate } from '#contract/calls/shares.ts';
import type { CategoryRow } from '#contract/calls/statements-desk.ts';
import { formatMoment } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Moment } from '../blocks/moment.tsx';
import { useContractWords } from './contract-now.tsx';
import classes from './statements.module.css';

interface Entry {
  id: number;
  by: string | null;
  at: string;
  reason: string;
}

/** What was set when, by whom and why, newest first. */
function History<Row extends Entry>({ rows, words }: { rows: readonly Row[]; words: (row: Row) => ReactNode }) {
  const { t } = useTranslation();
  if (rows.length === 0) return <p className={classes.note}>{t(($) => $.office.statements.photographers.noHistory)}</p>;
  return (
    <ul className={classes.history} aria-label={t(($) => $.office.statements.photographers.history)}>
      {rows.map((row) => (
        <li key={row.id}>
          <span>
            {words(row)} <small>{row.reason}</small>
          </span>
          <small>
            {row.by} <Moment at={row.at} />
          </small>
        </li>
      ))}
    </ul>
  );
}

export function CategoryHistory({ categories }: { categories: readonly CategoryRow[] }) {
  const { t } = useTranslation();
  return <History rows={categories} words={({ category }) => t(($) => $.statements.categories[category])} />;
}

export function RateHistory({ rates }: { rates: readonly ShareRate[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const wayOf = (exclusive: boolean | null) =>
    exclusive === null ? '' : ` · ${t(($) => $.office.statements.photographers[exclusive ? 'exclusive' : 'standard'])}`;
  const nameOf = (kind: ShareRate['kind']) =>
    kind === null ? t(($) => $.office.statements.photographers.anyKind) : t(($) => $.trade.kind[kind]);
  const words = ({ kind, exclusive, percent, effectiveOn }: ShareRate) =>
    t(($) => $.office.statements.photographers.rateLine, {
      kind: nameOf(kind) + wayOf(exclusive),
      percent: percent === null ? t(($) => $.office.statements.photographers.ended) : `${percent}%`,
      day: formatMoment(effectiveOn, 'day', language),
    });
  return <History rows={rates} words={words} />;
}

export function WayHistory({ standings }: Pick<PhotographerShares, 'standings'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const words = ({ exclusive, effectiveOn }: (typeof standings)[number]) =>
    t(($) => $.office.statements.photographers.wayLine, {
      way: t(($) => $.office.statements.photographers[exclusive ? 'exclusive' : 'standard']),
      day: formatMoment(effectiveOn, 'day', language),
    });
  return <History rows={standings} words={words} />;
}

export function ContractHistory({ history }: Pick<PhotographerContract, 'history'>) {
  return <History rows={history} words={useContractWords()} />;
}
