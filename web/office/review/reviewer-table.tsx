import type { ReviewerFigures } from '#contract/calls/review.ts';
import { formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { formatPercent } from '../../lib/format.ts';
import { useTranslation } from '../../lib/translation.ts';
import classes from './reviewer-table.module.css';

const COLUMNS = ['name', 'today', 'decided', 'approved', 'agreed'] as const;

/** Figures of each reviewer over two weeks. */
export function ReviewerTable({ reviewers }: { reviewers: ReviewerFigures[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (reviewers.length === 0) return <p className={classes.empty}>{t(($) => $.office.review.reviewers.empty)}</p>;
  const cells = (one: ReviewerFigures) => [
    formatNumber(one.today, language),
    formatNumber(one.decided, language),
    formatPercent(one.approved, one.decided),
    formatPercent(one.agreed, one.looked),
  ];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and must scroll without a mouse
    <section className={classes.frame} tabIndex={0} aria-label={t(($) => $.office.review.reviewers.title)}>
      <table className={classes.table}>
        <thead>
          <tr>
            {COLUMNS.map((name) => (
              <th key={name} scope="col">
                {t(($) => $.office.review.reviewers[name])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {reviewers.map((one) => (
            <tr key={one.id}>
              <th scope="row">{one.name}</th>
              {cells(one).map((cell, index) => (
                <td key={COLUMNS[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
