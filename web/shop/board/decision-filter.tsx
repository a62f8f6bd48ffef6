import { Link } from 'react-router';
import { DECISION_FILTERS, type DecisionFilter as Filter } from '#contract/domain/board.ts';
import { useTranslation } from '../../lib/translation.ts';
import classes from './decision-filter.module.css';

interface Props {
  current: Filter | undefined;
  to: (filter: Filter | undefined) => string;
}

/** Narrows a board to what was decided about its works. */
export function DecisionFilter({ current, to }: Props) {
  const { t } = useTranslation();
  return (
    <nav className={classes.filter} aria-label={t(($) => $.boardWork.filter)}>
      {[undefined, ...DECISION_FILTERS].map((filter) => (
        <Link key={filter ?? 'all'} to={to(filter)} aria-current={filter === current ? 'page' : undefined}>
          {t(($) => $.boardWork.filters[filter ?? 'all'])}
        </Link>
      ))}
    </nav>
  );
}
