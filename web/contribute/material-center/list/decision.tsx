import type { CenterDecision } from '#contract/calls/material-center.ts';
import { formatDate } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import classes from './decision.module.css';

/** A reviewer's decision: each reason, where it shows, and what to do about it. */
export function Decision({ decision }: { decision: CenterDecision }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const date = formatDate(decision.decidedAt, language);
  const { verdict } = decision;
  return (
    <div className={classes.decision}>
      <p className={classes.head}>
        {t(($) => $.center.decidedOn, { date, what: t(($) => $.center.decided[verdict]) })}
        {decision.round === 'appeal' && <span>{t(($) => $.center.appealRound)}</span>}
      </p>
      <ul>
        {decision.reasons.map((reason, index) => (
          <Reason key={index} reason={reason} />
        ))}
      </ul>
      {decision.note && (
        <p className={classes.note}>
          <strong>{t(($) => $.center.note)}</strong> {decision.note}
        </p>
      )}
    </div>
  );
}

function Reason({ reason: { code, words, atSeconds, region } }: { reason: CenterDecision['reasons'][number] }) {
  const { t } = useTranslation();
  const where = [
    atSeconds !== null && t(($) => $.center.at, { time: clock(atSeconds) }),
    region && t(($) => $.center.inRegion),
  ].filter((one) => typeof one === 'string');
  return (
    <li>
      <p className={classes.reason}>
        {t(($) => $.reviewReasons.reasons[code].name)}
        {where.length > 0 && <span>{where.join(' · ')}</span>}
      </p>
      {words && <p className={classes.words}>{words}</p>}
      <p className={classes.fix}>{t(($) => $.reviewReasons.reasons[code].fix)}</p>
    </li>
  );
}

function clock(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.floor(seconds % 60)];
  return [minutes, rest].map((part) => String(part).padStart(2, '0')).join(':');
}
