import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LicenceDeskRow } from '#contract/calls/licences-desk.ts';
import { Label } from '../../ui/table/label.tsx';
import { Thumbnail } from '../../ui/table/thumbnail.tsx';
import { StandingLabel } from '../blocks/trade-labels.tsx';
import { useTermsWords } from '../../lib/terms-words.ts';
import classes from './licence-panel.module.css';

/** The material, scope and status of a licence. */
export function LicenceHead({ licence, children }: { licence: LicenceDeskRow; children: ReactNode }) {
  const { t } = useTranslation();
  const terms = useTermsWords();
  return (
    <div className={classes.head}>
      <Thumbnail of={licence} large />
      <div className={classes.standing}>
        <p className={classes.labels}>
          <StandingLabel standing={licence.standing} />
          <Label>{t(($) => $.office.licences.version, { version: licence.version })}</Label>
          {licence.correction && (
            <Label tone={licence.correction.state === 'open' ? 'accent' : 'quiet'}>
              {t(($) => $.office.licences.panel.correction[licence.correction!.state])}
            </Label>
          )}
        </p>
        <p className={classes.title}>{licence.title}</p>
        <p className={classes.quiet}>{terms(licence.terms)}</p>
        {children}
      </div>
    </div>
  );
}
