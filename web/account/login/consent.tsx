import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { REGISTRATION_POLICIES } from '#contract/domain/policy.ts';
import { useLanguage } from '../../lib/language.ts';
import { policyQuery } from '../../lib/policies.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Checkbox } from '../../ui/table/controls.ts';
import classes from './consent.module.css';

/** What somebody who registers agrees to. */
export function useConsent(needed: boolean) {
  const language = useLanguage();
  const [ticked, setTicked] = useState(false);
  const read = useQueries({
    queries: REGISTRATION_POLICIES.map((name) => ({ ...policyQuery(name, language), enabled: needed })),
  });
  const [user, privacy] = read.map(({ data }) => data?.version);
  return {
    ticked,
    setTicked,
    /** The versions that were offered for reading. */
    agreed: ticked && user !== undefined && privacy !== undefined ? { user, privacy } : null,
    /** Reads them again, because they have changed meanwhile. */
    again: async () => {
      setTicked(false);
      await Promise.all(read.map(({ refetch }) => refetch()));
    },
  };
}

interface Props {
  consent: ReturnType<typeof useConsent>;
  error: string | undefined;
}

const MISSED = 'consent-missed';

/** The tick, and both texts in tabs of their own, so that what was typed stays. */
export function Consent({ consent, error }: Props) {
  const { t } = useTranslation();
  const names = REGISTRATION_POLICIES.map((name) => t(($) => $.footer.policy[name]));
  return (
    <div className={classes.consent}>
      <Checkbox
        id="consent"
        checked={consent.ticked}
        onChange={(event) => consent.setTicked(event.currentTarget.checked)}
        error={error !== undefined}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : MISSED}
        aria-label={`${t(($) => $.login.agree)} ${names.join(t(($) => $.login.and))}`}
      />
      <span>
        <label htmlFor="consent">{t(($) => $.login.agree)}</label>{' '}
        {REGISTRATION_POLICIES.map((name, place) => (
          <span key={name}>
            {place > 0 && t(($) => $.login.and)}
            <Link to={paths.agreement(name)} target="_blank">
              {names[place]}
            </Link>
          </span>
        ))}
      </span>
      {error !== undefined && (
        <p id={MISSED} className={classes.missed}>
          {error}
        </p>
      )}
    </div>
  );
}
