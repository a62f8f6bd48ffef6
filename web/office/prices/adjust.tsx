import { useState } from 'react';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/fields.ts';
import classes from './adjust.module.css';

interface Props {
  onUse: (percent: number) => void;
  onAll: (percent: number) => void;
}

const MOST = 1000;

/** Raises or lowers many prices at once. */
export function Adjust({ onUse, onAll }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const percent = /^[+-]?\d{1,4}(\.\d{1,2})?$/.test(typed.trim()) ? Number(typed) : 0;
  const isFine = percent !== 0 && percent > -100 && percent <= MOST;
  return (
    <form
      className={classes.adjust}
      aria-label={t(($) => $.office.prices.adjust)}
      onSubmit={(event) => event.preventDefault()}
    >
      <span className={classes.name}>{t(($) => $.office.prices.adjust)}</span>
      <TextInput
        size="xs"
        className={classes.percent!}
        aria-label={t(($) => $.office.prices.adjustBy)}
        inputMode="decimal"
        maxLength={8}
        placeholder="+10"
        rightSection={<span className={classes.unit}>%</span>}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button variant="default" size="small" type="submit" disabled={!isFine} onClick={() => onUse(percent)}>
        {t(($) => $.office.prices.adjustUse)}
      </Button>
      <Button variant="default" size="small" disabled={!isFine} onClick={() => onAll(percent)}>
        {t(($) => $.office.prices.adjustAll)}
      </Button>
      <span className={classes.hint}>{t(($) => $.office.prices.adjustHint)}</span>
    </form>
  );
}
