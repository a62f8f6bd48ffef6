import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { OutputOf } from '#contract/call.ts';
import type { QualityQueryRow, searchQualityCalls } from '#contract/calls/search-quality.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { paths } from '../../../paths.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Label } from '../../../ui/table/label.tsx';
import classes from './quality.module.css';

type Now = OutputOf<typeof searchQualityCalls.query>;

interface Props {
  query: QualityQueryRow;
  now: Now | undefined;
  onStep: (by: 1 | -1) => void;
}

/** The query, how it stands with the grades of this moment, and the way to the next. */
export function ResultsHead({ query: { type, keyword }, now, onStep }: Props) {
  const { t } = useTranslation();
  const words = t(($) => $.office.search.quality);
  return (
    <header className={classes.head}>
      <div>
        <h2>
          <Link to={paths.searchResult({ keyword, type })} title={t(($) => $.office.search.tryIt)}>
            {keyword}
          </Link>
        </h2>
        <p>{words.keys}</p>
      </div>
      {now && <NowStanding now={now} />}
      <span className={classes.steps}>
        <IconButton
          label={words.previous}
          icon={<IconChevronLeft size={16} stroke={1.8} aria-hidden="true" />}
          onClick={() => onStep(-1)}
        />
        <IconButton
          label={words.next}
          icon={<IconChevronRight size={16} stroke={1.8} aria-hidden="true" />}
          onClick={() => onStep(1)}
        />
      </span>
    </header>
  );
}

function NowStanding({ now: { ndcg, missed, infos } }: { now: Now }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const words = t(($) => $.office.search.quality);
  const ungraded = infos.filter(({ grade }) => grade === null).length;
  return (
    <output className={classes.now}>
      {ndcg === null ? words.notCounted : `${words.ndcg} ${formatNumber(ndcg, language, 2)}`}
      {missed && <Label tone="bad">{words.miss}</Label>}
      {ungraded > 0 && <Label>{t(($) => $.office.search.quality.ungraded, { count: ungraded })}</Label>}
    </output>
  );
}
