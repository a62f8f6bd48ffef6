import { Link } from 'react-router';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { formatNumber } from '../../lib/format.ts';
import classes from './figure-row.module.css';

interface Figure {
  name: string;
  value: number | string | undefined;
  decimals?: number;
  bad?: boolean;
  /** Address of the list. */
  to?: string;
}

interface Props {
  query: { isPending: boolean; error: Error | null; refetch: () => unknown };
  figures: Figure[];
}

export function FigureRow({ query, figures }: Props) {
  const language = useLanguage();
  if (query.error) return <Unknown retry={query.refetch} />;
  const show = ({ value, decimals }: Figure) =>
    typeof value === 'number' ? formatNumber(value, language, decimals) : value;
  return (
    <dl className={classes.figures} aria-busy={query.isPending}>
      {figures.map((figure) => (
        <div key={figure.name}>
          <dd data-bad={figure.bad}>{query.isPending ? <Skeleton height={22} width={44} /> : show(figure)}</dd>
          <dt>{figure.to ? <Link to={figure.to}>{figure.name}</Link> : figure.name}</dt>
        </div>
      ))}
    </dl>
  );
}

function Unknown({ retry }: { retry: () => unknown }) {
  const { t } = useTranslation();
  return (
    <p className={classes.unknown} role="alert">
      {t(($) => $.office.overview.unknown)}
      <button type="button" onClick={() => void retry()}>
        {t(($) => $.common.retry)}
      </button>
    </p>
  );
}
