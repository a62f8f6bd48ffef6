import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Look, RealNameStanding } from '#contract/calls/real-name.ts';
import { masked, type RealNameState } from '#contract/domain/real-name.ts';
import { formatDate, formatDateTime } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Retry } from '../../../ui/retry.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Label, type Tone } from '../../../ui/table/label.tsx';
import { realNameQuery } from './queries.ts';
import { RealNameForm } from './real-name-form.tsx';
import classes from './real-name.module.css';

/** Whether the photographer's real name is verified, the form to have it verified, and who looked at the papers. */
export function RealNameTab() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(realNameQuery);
  return (
    <div className={classes.tab}>
      <header>
        <h2>{t(($) => $.realName.tab)}</h2>
        <p className={classes.about}>{t(($) => $.realName.about)}</p>
      </header>
      {error && !data && <Retry error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={420} />}
      {data && <Shown standing={data} />}
    </div>
  );
}

function Shown({ standing }: { standing: RealNameStanding }) {
  const { t } = useTranslation();
  const [changing, setChanging] = useState(false);
  const { realName, verified, looks } = standing;
  const former = verified?.id !== realName?.id ? verified : null;
  const isVerified = realName?.state === 'verified';
  const asks = !realName || realName.state === 'rejected' || (isVerified && changing);
  return (
    <>
      {former && <Standing realName={former} stillCounts />}
      {realName && <Standing realName={realName} stillCounts={isVerified && changing} />}
      {isVerified && !changing && (
        <div className={classes.change}>
          <Button variant="default" onClick={() => setChanging(true)}>
            {t(($) => $.realName.change)}
          </Button>
        </div>
      )}
      {asks && <RealNameForm key={realName?.id ?? 0} standing={standing} />}
      {realName && <Looks looks={looks} />}
    </>
  );
}

const TONES: Record<RealNameState, Tone> = {
  verifying: 'accent',
  verified: 'good',
  rejected: 'bad',
  replaced: 'quiet',
};

interface StandingProps {
  realName: NonNullable<RealNameStanding['realName']>;
  /** Another one is sent, or about to be. */
  stillCounts: boolean;
}

function Standing({ realName, stillCounts }: StandingProps) {
  const { t } = useTranslation();
  const { state, name, paper, numberEnd, words } = realName;
  return (
    <Panel title={name}>
      <p className={classes.line}>
        <Label tone={TONES[state]}>{t(($) => $.realName.states[state])}</Label>
        <span>{t(($) => $.realName.papers[paper])}</span>
        <span className={classes.number}>{masked(numberEnd)}</span>
      </p>
      <p>{useSentence(realName)}</p>
      {stillCounts && <p className={classes.quiet}>{t(($) => $.realName.stillCounts)}</p>}
      {words !== '' && <p className={classes.words}>{words}</p>}
      {state === 'rejected' && <p className={classes.quiet}>{t(($) => $.realName.again)}</p>}
    </Panel>
  );
}

function useSentence({ state, dueAt, decidedAt, reason }: NonNullable<RealNameStanding['realName']>): string {
  const { t } = useTranslation();
  const language = useLanguage();
  if (state === 'verifying') return t(($) => $.realName.verifying, { day: formatDate(dueAt, language) });
  if (state === 'verified') return t(($) => $.realName.verified, { day: formatDate(decidedAt ?? dueAt, language) });
  return t(($) => $.realName.rejected, { reason: t(($) => $.realName.reasons[reason ?? 'other']) });
}

function Looks({ looks }: { looks: readonly Look[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Panel title={t(($) => $.realName.looks.title)}>
      {looks.length === 0 && <p className={classes.quiet}>{t(($) => $.realName.looks.none)}</p>}
      <ul className={classes.looks}>
        {looks.map(({ by, what, at }) => (
          <li key={`${at} ${what}`}>
            <span>
              {by} {t(($) => $.realName.looks.what[what])}
            </span>
            <time dateTime={at}>{formatDateTime(at, language)}</time>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
