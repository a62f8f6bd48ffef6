import type { StatementLine } from '#contract/calls/statements.ts';
import { formatFen, VAT_PERCENT } from '#contract/domain/money.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import classes from './line-steps.module.css';
import { Sums } from './sums.tsx';

/** A line from price to share, by which clause, and what was said about it. */
export function LineSteps({ line }: { line: StatementLine }) {
  const { t } = useTranslation();
  const { priceFen, discountFen, paidFen, vatFen, netFen, sharePercent, amountFen } = line;
  return (
    <div className={classes.line}>
      <Sums
        sums={[
          { name: t(($) => $.statements.line.price), fen: priceFen },
          { name: t(($) => $.statements.line.discount), fen: -discountFen },
          { name: t(($) => $.statements.line.paid), fen: paidFen, total: true },
          { name: t(($) => $.statements.line.vat, { percent: VAT_PERCENT }), fen: -vatFen },
          { name: t(($) => $.statements.line.net), fen: netFen, total: true },
          { name: t(($) => $.statements.line.share, { percent: sharePercent }), fen: amountFen, total: true },
        ]}
      />
      <div className={classes.words}>
        <Special line={line} />
        <Clause line={line} />
        <Dispute line={line} />
      </div>
    </div>
  );
}

function Special({ line: { special } }: { line: StatementLine }) {
  const { t } = useTranslation();
  const terms = special[useLanguage()];
  return terms === '' ? null : <p className={classes.special}>{t(($) => $.trade.specialTerms, { terms })}</p>;
}

function Clause({ line }: { line: StatementLine }) {
  const { t } = useTranslation();
  const { agreementVersion: version, rateId: id, exclusive, sharePercent, frozenPercent, beforeFen } = line;
  const way = t(($) => $.statements.line[exclusive ? 'exclusive' : 'standard']);
  return (
    <>
      <p>
        {id === null
          ? t(($) => $.statements.line.agreement, { version, way })
          : t(($) => $.statements.line.rate, { id, version, way })}
      </p>
      {sharePercent !== frozenPercent && <p>{t(($) => $.statements.line.corrected, { percent: frozenPercent })}</p>}
      {beforeFen !== null && (
        <p className={classes.changed}>{t(($) => $.statements.line.changed, { amount: formatFen(beforeFen) })}</p>
      )}
    </>
  );
}

function Dispute({ line: { dispute } }: { line: StatementLine }) {
  const { t } = useTranslation();
  if (!dispute) return null;
  const { words, answer, answeredAt, sharePercent } = dispute;
  const result =
    sharePercent === null
      ? t(($) => $.statements.line.stands)
      : t(($) => $.statements.line.to, { percent: sharePercent });
  return (
    <dl>
      <dt>{t(($) => $.statements.line.words)}</dt>
      <dd>{words}</dd>
      <dt>{t(($) => $.statements.line.answer)}</dt>
      <dd>{answeredAt === null ? t(($) => $.statements.line.noAnswer) : `${result} · ${answer}`}</dd>
    </dl>
  );
}
