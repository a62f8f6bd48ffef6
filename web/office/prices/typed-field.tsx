import { useState } from 'react';
import { useTranslation } from '../../lib/translation.ts';
import { toast } from '../../ui/toast.ts';

interface Props {
  label: string;
  /** As it is in the table, without the draft. */
  was: string;
  value: string;
  maxLength: number;
  /** Written after the figure. */
  unit: string;
  /** Takes what was typed when the reader leaves the field; false when it cannot be taken. */
  onTyped: (typed: string) => boolean;
  /** What is wrong then. */
  wrong: string;
}

/** One figure of a table, which counts when the reader leaves its field. */
export function TypedField({ label, was, value, maxLength, unit, onTyped, wrong }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string>();
  const leave = () => {
    const next = typed?.trim() ?? '';
    setTyped(undefined);
    if (typed !== undefined && next !== value && !onTyped(next)) void toast(wrong, 'failed');
  };
  return (
    <li data-changed={value !== was}>
      <label>
        <span>{label}</span>
        {value !== was && <small>{t(($) => $.office.prices.was, { price: `${was}${unit}` })}</small>}
        <input
          aria-label={label}
          inputMode="decimal"
          autoComplete="off"
          maxLength={maxLength}
          value={typed ?? value}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setTyped(undefined);
            if (event.key === 'Enter') event.currentTarget.blur();
          }}
        />
        <span aria-hidden="true">{unit}</span>
      </label>
    </li>
  );
}
