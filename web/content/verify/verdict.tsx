import { IconCircleCheck, IconCircleX, IconClockHour4, IconHelpCircle, IconReplace } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { licenceCalls } from '#contract/calls/licences.ts';
import type { OutputOf } from '#contract/call.ts';
import type { LicenceStanding } from '#contract/domain/licence.ts';
import { formatMoment } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTermsWords } from '../../lib/terms-words.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import classes from './verify.module.css';

type Verified = OutputOf<typeof licenceCalls.verify>['licence'];

const LOOKS = {
  valid: { tone: 'good', icon: IconCircleCheck },
  'not-yet': { tone: 'wait', icon: IconClockHour4 },
  expired: { tone: 'wait', icon: IconClockHour4 },
  superseded: { tone: 'wait', icon: IconReplace },
  revoked: { tone: 'bad', icon: IconCircleX },
  unknown: { tone: 'bad', icon: IconHelpCircle },
} as const satisfies Record<LicenceStanding | 'unknown', object>;

/** Result of a verification: the answer first, then the details. `file` names the certificate that was checked. */
export function Verdict({ licence, file }: { licence: Verified; file?: string }) {
  const { t } = useTranslation();
  const day = useDay();
  const { standing, startsOn, endsOn, replacedBy } = licence;
  return (
    <article className={classes.card} aria-live="polite">
      <Banner standing={standing}>
        <h2>{t(($) => $.verify.verdict[standing].title)}</h2>
        {file !== undefined && <p className={classes.asked}>{t(($) => $.verify.paper.genuine, { file })}</p>}
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

function Facts({ licence }: { licence: Verified }) {
  const { t } = useTranslation();
  const day = useDay();
  const termsWords = useTermsWords();
  const { startsOn, endsOn } = licence;
  return (
    <>
      <div className={classes.material}>
        {licence.thumbnail && <img src={licence.thumbnail} alt="" />}
        <div>
          <strong>{licence.title}</strong>
          <span>{licence.materialCode}</span>
        </div>
      </div>
      <dl className={classes.facts}>
        <Fact name={t(($) => $.verify.covers)} wide>
          {termsWords(licence.terms)}
        </Fact>
        {licence.specialTerms !== '' && (
          <Fact name={t(($) => $.verify.special)} wide>
            {licence.specialTerms}
          </Fact>
        )}
        <Fact name={t(($) => $.verify.period)} wide>
          {endsOn
            ? t(($) => $.verify.days, { from: day(startsOn), to: day(endsOn) })
            : t(($) => $.verify.forever, { from: day(startsOn) })}
        </Fact>
        <Fact name={t(($) => $.verify.licensee)} wide>
          {licence.licensee}
        </Fact>
        <Fact name={t(($) => $.verify.project)}>{licence.projectName}</Fact>
        <Fact name={t(($) => $.verify.brand)}>{licence.brand}</Fact>
        <Fact name={t(($) => $.verify.issued)}>{day(licence.issuedAt)}</Fact>
        <Fact name={t(($) => $.verify.version)}>{t(($) => $.verify.versionValue, { version: licence.version })}</Fact>
        <Fact name={t(($) => $.verify.file)} wide>
          <code>{licence.sha256}</code>
          <small>{t(($) => $.verify.fileHint)}</small>
        </Fact>
      </dl>
    </>
  );
}

function Fact({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div data-wide={wide}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Formats all days as days in China, as the certificate does. */
export function useDay(): (date: string) => string {
  const language = useLanguage();
  return (date) => formatMoment(date, 'day', language);
}
