import { useEffect, useRef } from 'react';
import type { QualityQueryRow } from '#contract/calls/search-quality.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Label } from '../../../ui/table/label.tsx';
import classes from './quality.module.css';

interface Props {
  queries: readonly QualityQueryRow[];
  chosen: QualityQueryRow;
  onChoose: (query: QualityQueryRow) => void;
}

/** Every query with how it stood when last measured. */
export function QueryList({ queries, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  return (
    <nav className={classes.queries} aria-label={t(($) => $.office.search.quality.queries)}>
      <ul>
        {queries.map((query) => (
          <li key={`${query.type} ${query.keyword}`}>
            <QueryButton query={query} isChosen={query === chosen} onChoose={() => onChoose(query)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ButtonProps {
  query: QualityQueryRow;
  isChosen: boolean;
  onChoose: () => void;
}

function QueryButton({ query, isChosen, onChoose }: ButtonProps) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isChosen) button.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isChosen]);
  const { type, form, keyword } = query;
  const about = [t(($) => $.office.search.types[type]), t(($) => $.office.search.quality.forms[form])].join(' · ');
  return (
    <button
      ref={button}
      type="button"
      className={classes.query}
      aria-current={isChosen || undefined}
      title={keyword}
      onClick={onChoose}
    >
      <span className={classes.words}>
        <span>{keyword}</span>
        <span>{about}</span>
      </span>
      <Standing standing={query.standing} />
    </button>
  );
}

function Standing({ standing }: Pick<QualityQueryRow, 'standing'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (!standing) return null;
  const { ndcg, missed, ungraded } = standing;
  return (
    <span className={classes.standing}>
      {missed ? (
        <Label tone="bad">{t(($) => $.office.search.quality.miss)}</Label>
      ) : (
        <span>{ndcg === null ? '–' : formatNumber(ndcg, language, 2)}</span>
      )}
      {ungraded > 0 && <span>{t(($) => $.office.search.quality.ungraded, { count: ungraded })}</span>}
    </span>
  );
}
