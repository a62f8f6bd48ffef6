import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';

interface Counted {
  total: number;
  /** There are more than `total`. */
  more: boolean;
}

/** The number of results, as text. */
export function useTotal(): (found: Counted) => string {
  const { t } = useTranslation();
  const write = useWrittenNumber();
  return ({ total, more }) => {
    const number = write(total);
    return more ? t(($) => $.find.resultsMore, { number }) : t(($) => $.find.results, { count: total, number });
  };
}

/** The same for the button that leads to them. */
export function useShowWords(): (found: Counted | undefined) => string {
  const { t } = useTranslation();
  const write = useWrittenTotal();
  return (found) => {
    if (!found || found.total === 0) return t(($) => $.find.showAll);
    return t(($) => $.find.showResults, { count: found.total, number: write(found) });
  };
}

/** The number alone: `12`, or `1,000+`. */
export function useWrittenTotal(): (found: Counted) => string {
  const write = useWrittenNumber();
  return ({ total, more }) => `${write(total)}${more ? '+' : ''}`;
}

function useWrittenNumber(): (value: number) => string {
  const language = useLanguage();
  return (value) => new Intl.NumberFormat(language).format(value);
}
