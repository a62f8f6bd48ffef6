import type { ReviewDecision } from '#contract/calls/review.ts';
import { formatClock } from '#contract/domain/clock.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Moment } from '../blocks/moment.tsx';
import { RoundLabel, VerdictLabel } from './labels.tsx';
import classes from './side.module.css';

interface Props {
  decisions: ReviewDecision[];
  /** Jumps to a marked moment. */
  onSeek?: ((seconds: number) => void) | undefined;
}

/** Decisions, with reviewer and reasons. */
export function Decisions({ decisions, onSeek }: Props) {
  const { t } = useTranslation();
  if (decisions.length === 0) return <p className={classes.quiet}>{t(($) => $.office.review.side.noDecisions)}</p>;
  return (
    <ol className={classes.decisions}>
      {decisions.map((decision) => (
        <li key={`${decision.round} ${decision.decidedAt}`}>
          <p className={classes.who}>
            <VerdictLabel verdict={decision.verdict} />
            <RoundLabel round={decision.round} />
            <Moment at={decision.decidedAt} />
            {decision.decidedBy}
          </p>
          {decision.reasons.map((reason) => (
            <Why key={reason.code} reason={reason} onSeek={onSeek} />
          ))}
          {decision.note !== '' && <p>{decision.note}</p>}
        </li>
      ))}
    </ol>
  );
}

type Reason = ReviewDecision['reasons'][number];

function Why({ reason: { code, words, atSeconds, region }, onSeek }: { reason: Reason } & Pick<Props, 'onSeek'>) {
  const { t } = useTranslation();
  const at = atSeconds === null ? null : t(($) => $.office.review.picker.at, { time: formatClock(atSeconds) });
  return (
    <p>
      {t(($) => $.reviewReasons.reasons[code].name)}
      {words !== '' && `: ${words}`}{' '}
      {at !== null && onSeek && (
        <button type="button" className={classes.seek} onClick={() => onSeek(atSeconds ?? 0)}>
          {at}
        </button>
      )}
      {at !== null && !onSeek && at} {region && t(($) => $.office.review.picker.region)}
    </p>
  );
}
