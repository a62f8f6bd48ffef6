import type { CenterRow } from '#contract/calls/material-center.ts';
import { formatDate, formatList } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { usePipelineWords } from '../../../ui/pipeline/pipeline-words.ts';
import { RunProgress } from '../../../ui/pipeline/run-progress.tsx';
import { Label, type Tone } from '../../../ui/table/label.tsx';
import { SameFileLink } from '../../same-file-link.tsx';
import { isAppeal } from './next-action.ts';
import classes from './standing.module.css';

type StateName =
  | 'uploaded'
  | 'transcoding'
  | 'incomplete'
  | 'ready'
  | 'pending'
  | 'appeal'
  | 'returned'
  | 'rejected'
  | 'refused'
  | 'online'
  | 'offline';

const TONES: Record<StateName, Tone> = {
  uploaded: 'quiet',
  transcoding: 'quiet',
  incomplete: 'quiet',
  ready: 'good',
  pending: 'accent',
  appeal: 'accent',
  returned: 'accent',
  rejected: 'bad',
  refused: 'bad',
  online: 'good',
  offline: 'quiet',
};

/** Status of a work as its owner sees it: some states of the catalogue are split in two. */
function stateName(row: CenterRow): StateName {
  if (row.state === 'incomplete' && row.missing.length === 0) return 'ready';
  if (row.state === 'rejected' && row.rejection !== null) return 'refused';
  return isAppeal(row) ? 'appeal' : row.state;
}

/** Status of a work with its reason and next step in a few words. */
export function Standing({ row }: { row: CenterRow }) {
  const { t } = useTranslation();
  const name = stateName(row);
  const words = useStandingWords()(row);
  if (row.progress && row.progress.percent > 0 && !row.progress.delayed)
    return (
      <span className={classes.standing}>
        <RunProgress run={row.progress} />
      </span>
    );
  return (
    <span className={classes.standing}>
      <Label tone={TONES[name]}>{t(($) => $.center.states[name])}</Label>
      {words && (
        <span className={classes.words} title={words}>
          {words} {row.sameAs && <SameFileLink same={row.sameAs} />}
        </span>
      )}
    </span>
  );
}

function useStandingWords(): (row: CenterRow) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  const pipeline = usePipelineWords();
  const list = (words: string[]) => formatList(words, language);
  const missing = ({ missing: lacking }: CenterRow) =>
    t(($) => $.center.missing, { list: list(lacking.map((one) => t(($) => $.center.missingNames[one]))) });
  const hints = (row: CenterRow) => row.hints.slice(0, 1).map((hint) => t(($) => $.center.hints[hint]))[0];
  const queue = ({ queue: place }: CenterRow) => {
    if (!place) return '';
    const date = formatDate(place.dueAt, language);
    if (place.overdue) return t(($) => $.center.late, { date });
    if (place.position === 1) return t(($) => $.center.next, { date });
    return t(($) => $.center.queue, { count: place.position - 1, date });
  };
  const reasons = ({ decision }: CenterRow) =>
    decision ? list(decision.reasons.map(({ code }) => t(($) => $.reviewReasons.reasons[code].name))) : '';
  return (row) => {
    if (row.progress) return row.progress.delayed ? t(($) => $.center.delayed) : t(($) => $.pipeline.transcoding);
    if (row.state === 'pending') return queue(row);
    if (row.state === 'rejected') return pipeline.rejection(row) ?? reasons(row);
    if (row.state === 'offline') return row.offlineReason ?? '';
    if (row.state === 'online')
      return row.hints.includes('second-language') ? t(($) => $.center.hints['second-language']) : '';
    if (row.missing.length > 0) return missing(row);
    return row.state === 'returned' ? reasons(row) : (hints(row) ?? t(($) => $.center.complete));
  };
}
