import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Policy } from '#contract/calls/policies.ts';
import { useLanguage } from '../../lib/language.ts';
import { policyQuery } from '../../lib/policies.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Clauses } from '../clauses.tsx';
import { Dialog } from '../dialog.tsx';
import { Retry } from '../retry.tsx';
import { Checkbox } from '../table/controls.ts';
import classes from './agreement.module.css';

const MISSED = 'order-agreement-missed';

interface Props {
  /** The version that the reader agrees to; null until they tick it. */
  agreed: number | null;
  /** The reader tried to submit without agreeing. */
  missed: boolean;
  onChange: (agreed: number | null) => void;
}

/** The agreement to be ticked before an order. Needs the texts of `orders`. */
export function Agreement({ agreed, missed, onChange }: Props) {
  const { t } = useTranslation();
  const { data: policy, error, refetch } = useQuery(policyQuery('order', useLanguage()));
  const [reading, setReading] = useState(false);
  const outdated = policy !== undefined && agreed !== null && agreed !== policy.version;
  // A tick for a version that has been replaced meanwhile is none.
  useEffect(() => {
    if (outdated) onChange(null);
  }, [outdated, onChange]);
  if (error && !policy) return <Retry error={error} onRetry={() => void refetch()} />;
  return (
    <div className={classes.agreement}>
      <Checkbox
        id="order-agreement"
        checked={agreed !== null}
        disabled={!policy}
        onChange={(event) => onChange(event.currentTarget.checked && policy ? policy.version : null)}
        error={missed}
        aria-invalid={missed}
        aria-describedby={missed ? MISSED : undefined}
        label={t(($) => $.orderForm.agree)}
        aria-label={`${t(($) => $.orderForm.agree)} ${t(($) => $.orderForm.agreement)}`}
      />
      <button type="button" className={classes.read} disabled={!policy} onClick={() => setReading(true)}>
        {t(($) => $.orderForm.agreement)}
      </button>
      {missed && (
        <p id={MISSED} className={classes.missed}>
          {t(($) => $.orderForm.pleaseAgree)}
        </p>
      )}
      {reading && policy && <Words policy={policy} onClosed={() => setReading(false)} />}
    </div>
  );
}

function Words({ policy, onClosed }: { policy: Policy; onClosed: () => void }) {
  return (
    <Dialog title={policy.title} size={620} onClosed={onClosed}>
      {() => (
        <div className={classes.clauses}>
          <Clauses body={policy.body} heading="h3" />
        </div>
      )}
    </Dialog>
  );
}
