import { IconCircleCheck, IconCircleX, IconClockHour4, IconHelpCircle, IconReplace } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { LicenceStanding } from '#contract/domain/licence.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Facts } from './facts.tsx';
import { useDay } from './use-day.ts';
import type { Verified } from './verified.ts';
import classes from './verify.module.css';

const LOOKS = {
  valid: { tone: 'good', icon: IconCircleCheck },
  'not-yet': { tone: 'wait', icon: IconClockHour4 },
  expired: { tone: 'wait', icon: IconClockHour4 },
  superseded: { tone: 'wait', icon: IconReplace },
  revoked: { tone: 'bad', icon: IconCircleX },
  unknown: { tone: 'bad', icon: IconHelpCircle },
} as const satisfies Record<LicenceStanding | 'unknown', object>;

/** Result of a verification: the answer first, then the details. `note` says what a file is that was checked. */
export function Verdict({ licence, note }: { licence: Verified; note?: string }) {
  const { t } = useTranslation();
  const day = useDay();
  const { standing, startsOn, endsOn, replacedBy } = licence;
  return (
    <article className={classes.card} aria-live="polite">
      <Banner standing={standing}>
        <h2>{t(($) => $.verify.verdict[standing].title)}</h2>
        {note !== undefined && <p className={classes.asked}>{note}</p>}
        <p>{t(($) => $.verify.verdict[standing].body, { from: day(startsOn), to: endsOn ? day(endsOn) : '' })}</p>
        {replacedBy && (
          <p>
            {t(($) => $.verify.newNumber)}{' '}
            <Link className={classes.number} to={paths.verify(replacedBy)}>
              {replacedBy}
            </Link>
          </p>
        )}
      </Banner>
      <p className={classes.number}>{licence.number}</p>
      <Facts licence={licence} />
    </article>
  );
}

export function Unknown({ number }: { number: string }) {
  const { t } = useTranslation();
  return (
    <article className={classes.card} aria-live="polite">
      <Banner standing="unknown">
        <h2>{t(($) => $.verify.verdict.unknown.title)}</h2>
        <p className={classes.asked}>{number}</p>
        <p>{t(($) => $.verify.verdict.unknown.body)}</p>
      </Banner>
    </article>
  );
}

export function Banner({ standing, children }: { standing: keyof typeof LOOKS; children: ReactNode }) {
  const { tone, icon: Icon } = LOOKS[standing];
  return (
    <div className={classes.banner} data-tone={tone}>
      <Icon size={40} stroke={1.5} aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
