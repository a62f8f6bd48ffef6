import { useState } from 'react';
import { useTranslation } from '../../lib/translation.ts';
import classes from './instant-field.module.css';
import { chinaInstant, MomentField, typedMoment } from './moment-field.tsx';

interface Props {
  label: string;
  at: string | null;
  required?: boolean;
  /** Null once it is empty; not called while what is typed is no time. */
  onChange: (at: string | null) => void;
}

/** A time in China that keeps what is typed until it is one. */
export function InstantField({ label, at, required = false, onChange }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(typedMoment(at));
  const empty = typed === '' && !required;
  const wrong = !empty && chinaInstant(typed) === null;
  return (
    <div className={classes.field}>
      <MomentField
        label={label}
        required={required}
        value={typed}
        error={wrong ? t(($) => $.office.content.publish.noTime) : undefined}
        onChange={(next) => {
          setTyped(next);
          const instant = chinaInstant(next);
          if (instant !== null || (next === '' && !required)) onChange(instant);
        }}
      />
    </div>
  );
}
