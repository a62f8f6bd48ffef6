import { IconCircleCheck, IconCirclePlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OutputOf } from '#contract/call.ts';
import type { Licence, licenceCalls } from '#contract/calls/licences.ts';
import type { LicenceTerms } from '#contract/domain/licence-terms.ts';
import { formatFen } from '#contract/domain/money.ts';
import { priceKindOf } from '#contract/domain/prices.ts';
import { formatDay } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTermsWords } from '../../lib/terms-words.ts';
import { useTranslation } from '../../lib/translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LicenceChooser } from '../../ui/licence/licence-chooser.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from './covers-dialog.module.css';
import { orderPath } from './notices.tsx';
import { coversQuery } from './queries.ts';

type Answer = OutputOf<typeof licenceCalls.covers>;

/** Says whether a licence covers another use, once the four questions are answered. */
export function CoversDialog({ licence, onClosed }: { licence: Licence; onClosed: () => void }) {
  const { t } = useTranslation();
  const termsWords = useTermsWords();
  const [terms, setTerms] = useState<LicenceTerms | null>(null);
  return (
    <Dialog title={t(($) => $.coverage.title)} size={640} onClosed={onClosed}>
      {() => (
        <div className={classes.dialog}>
          <p>{t(($) => $.coverage.lead)}</p>
          <p className={classes.now}>
            <span>{t(($) => $.coverage.now)}</span> {termsWords(licence.terms)}
          </p>
          {licence.specialTerms !== '' && <SpecialTerms words={licence.specialTerms} />}
          <LicenceChooser kinds={[priceKindOf(licence.kind)]} value={terms} onChange={setTerms} />
          {terms && <Covered licence={licence} terms={terms} />}
        </div>
      )}
    </Dialog>
  );
}

/** Only a person can tell what special terms cover, so they are shown beside the answer. */
function SpecialTerms({ words }: { words: string }) {
  const { t } = useTranslation();
  return (
    <div className={classes.special}>
      <p>{t(($) => $.trade.specialTerms, { terms: words })}</p>
      <p>{t(($) => $.coverage.special)}</p>
    </div>
  );
}

function Covered({ licence, terms }: { licence: Licence; terms: LicenceTerms }) {
  const { data, error, refetch } = useQuery(coversQuery(licence.licenceId, terms));
  if (error && !data) return <Retry error={error} onRetry={() => void refetch()} />;
  return (
    <output className={classes.result}>
      {!data && <Skeleton height={96} />}
      {data?.covered === true && <Yes number={licence.number} />}
      {data?.covered === false && <No licence={licence} answer={data} />}
    </output>
  );
}

function Yes({ number }: { number: string }) {
  const { t } = useTranslation();
  return (
    <div className={classes.answer} data-tone="good">
      <IconCircleCheck size={28} stroke={1.6} aria-hidden="true" />
      <div>
        <h3>{t(($) => $.coverage.yes)}</h3>
        <p>{t(($) => $.coverage.yesBody, { number })}</p>
      </div>
    </div>
  );
}

function No({ licence, answer: { missing, upgradeFen } }: { licence: Licence; answer: Answer }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { terms, endsOn, number, kind } = licence;
  const isVisual = kind === 'video' || kind === 'photo';
  const value = {
    scene: t(($) => $.trade.scene[terms.scene]),
    channel: t(($) => $.trade.channel[terms.channel]),
    period: t(($) => $.trade.period[terms.period]),
    area: t(($) => $.trade.area[terms.area]),
    time: endsOn ? formatDay(endsOn, language) : '',
  };
  return (
    <div className={classes.answer} data-tone="wait">
      <IconCirclePlus size={28} stroke={1.6} aria-hidden="true" />
      <div>
        <h3>{t(($) => $.coverage.no)}</h3>
        <ul>
          {missing.map((what) => (
            <li key={what}>{t(($) => $.coverage.missing[what], { value: value[what] })}</li>
          ))}
        </ul>
        <Price upgradeFen={upgradeFen} expired={licence.standing === 'expired'} number={number} />
        <ButtonLink to={orderPath(licence)}>
          {isVisual ? t(($) => $.coverage.orderIt) : t(($) => $.coverage.seeIt)}
        </ButtonLink>
      </div>
    </div>
  );
}

interface PriceProps {
  upgradeFen: number | null;
  expired: boolean;
  number: string;
}

function Price({ upgradeFen, expired, number }: PriceProps) {
  const { t } = useTranslation();
  if (upgradeFen === null)
    return (
      <>
        <p className={classes.price}>
          <strong>{t(($) => $.coverage.byQuote)}</strong>
        </p>
        <p className={classes.note}>{t(($) => $.coverage.byQuoteNote, { number })}</p>
      </>
    );
  return (
    <>
      <p className={classes.price}>
        {expired ? t(($) => $.coverage.newPrice) : t(($) => $.coverage.upgrade)}{' '}
        <strong>{formatFen(upgradeFen)}</strong>
      </p>
      <p className={classes.note}>
        {expired ? t(($) => $.coverage.renewNote) : t(($) => $.coverage.upgradeNote, { number })}
      </p>
    </>
  );
}
