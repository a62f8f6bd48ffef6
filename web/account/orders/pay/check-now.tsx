import { useState } from 'react';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import classes from './pay-panel.module.css';
import type { Check } from './use-payment-arrives.ts';

/** For buyers who have paid and do not want to wait. */
export function CheckNow({ check }: { check: Check }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button
        variant="default"
        wide
        loading={asked && check.checking}
        onClick={() => {
          setAsked(true);
          check.now();
        }}
      >
        {t(($) => $.orderPay.check)}
      </Button>
      <output className={classes.waiting}>
        {asked && !check.checking && check.notYet && t(($) => $.orderPay.notYet)}
      </output>
    </>
  );
}
