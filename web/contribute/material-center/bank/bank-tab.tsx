import { useQuery } from '@tanstack/react-query';
import type { BankAccount, BankStanding } from '#contract/calls/bank.ts';
import { masked } from '#contract/domain/real-name.ts';
import { formatDate, formatDateTime } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Retry } from '../../../ui/retry.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Label } from '../../../ui/table/label.tsx';
import shared from '../real-name/real-name.module.css';
import { BankForm } from './bank-form.tsx';
import classes from './bank.module.css';
import { bankQuery } from './queries.ts';

/** The account that the photographer is paid to, another one under review, and the form to change it. */
export function BankTab() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(bankQuery);
  return (
    <div className={shared.tab}>
      <header>
        <h2>{t(($) => $.bank.tab)}</h2>
        <p className={shared.about}>{t(($) => $.bank.about)}</p>
      </header>
      {error && !data && <Retry error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={420} />}
      {data && <Shown standing={data} />}
    </div>
  );
}

function Shown({ standing }: { standing: BankStanding }) {
  const { holder, current, next, lockedUntil, unlocked, looks } = standing;
  const mayChange = lockedUntil === null || unlocked !== null;
  if (!holder) return <NameFirst />;
  return (
    <>
      {(current || !next) && <Current standing={standing} />}
      {next && <Next account={next} replaces={current?.holder === holder.name} />}
      {next?.state !== 'reviewing' && mayChange && <BankForm holder={holder} change={current !== null} />}
      {looks.length > 0 && <Looks looks={looks} />}
    </>
  );
}

function NameFirst() {
  const { t } = useTranslation();
  return (
    <Panel title={t(($) => $.bank.current)} note={t(($) => $.bank.nameFirst)}>
      <div className={classes.after}>
        <ButtonLink to={paths.centerRealName()}>{t(($) => $.bank.toName)}</ButtonLink>
      </div>
    </Panel>
  );
}

function Current({ standing: { holder, current, lockedUntil, unlocked } }: { standing: BankStanding }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (!current) return <Panel title={t(($) => $.bank.current)} note={t(($) => $.bank.none)} />;
  return (
    <Panel title={t(($) => $.bank.current)}>
      <Facts account={current} />
      {current.holder !== holder?.name && <p className={classes.after}>{t(($) => $.bank.formerName)}</p>}
      {unlocked && <p className={classes.after}>{t(($) => $.bank.unlocked[unlocked])}</p>}
      {lockedUntil !== null && unlocked === null && (
        <p className={classes.after}>{t(($) => $.bank.locked, { day: formatDate(lockedUntil, language) })}</p>
      )}
    </Panel>
  );
}

/** An account that waits, or was rejected. */
function Next({ account, replaces }: { account: BankAccount; replaces: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { state, dueAt, reason, words } = account;
  const waits = state === 'reviewing';
  return (
    <Panel title={t(($) => $.bank.next[waits ? 'reviewing' : 'rejected'])}>
      <p className={shared.line}>
        <Label tone={waits ? 'accent' : 'bad'}>{t(($) => $.bank.states[state])}</Label>
        <span>
          {waits
            ? t(($) => $.bank.reviewing, { day: formatDate(dueAt, language) })
            : t(($) => $.bank.rejected, { reason: t(($) => $.bank.reasons[reason ?? 'other']) })}
        </span>
        {waits && replaces && <span className={shared.quiet}>{t(($) => $.bank.oldReceives)}</span>}
      </p>
      {words !== '' && <p className={shared.words}>{words}</p>}
      <Facts account={account} />
    </Panel>
  );
}

function Facts({ account: { holder, bank, branch, province, city, numberEnd } }: { account: BankAccount }) {
  const { t } = useTranslation();
  const place = province === city ? city : `${province} ${city}`;
  const facts = { holder, bank, branch, place, number: masked(numberEnd) };
  return (
    <dl className={classes.facts}>
      {(['holder', 'bank', 'branch', 'place', 'number'] as const).map((name) => (
        <div key={name}>
          <dt>{t(($) => $.bank.fields[name])}</dt>
          <dd>{facts[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

function Looks({ looks }: Pick<BankStanding, 'looks'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Panel title={t(($) => $.bank.looks.title)}>
      <ul className={shared.looks}>
        {looks.map(({ by, what, at }) => (
          <li key={`${at} ${what}`}>
            <span>
              {by} {t(($) => $.bank.looks.what[what])}
            </span>
            <time dateTime={at}>{formatDateTime(at, language)}</time>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
